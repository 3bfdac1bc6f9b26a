/** What the start command needs of the demo store; bundled to `dist/demo.mjs`. */
export { type ErpItem, erpItems } from './demo/erp-items';
export { type MakePicturesOptions, makePictures } from './demo/make-pictures';
export { DEMO_PASSWORD, DEMO_SIGN_INS, PACKAGE_PASSWORD } from './demo/people';
export { fillDemoStore, seedDemoStore } from './demo/seed';
