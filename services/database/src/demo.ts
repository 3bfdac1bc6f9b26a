/** What the start command needs of the demo store; bundled to `dist/demo.mjs`. */
export { type ErpItem, erpItems } from './demo/erp-items';
export { DEMO_PASSWORD, DEMO_SIGN_INS, PACKAGE_PASSWORD } from './demo/people';
export { PictureMaker, type PictureMakerOptions } from './demo/picture-maker';
export { fillDemoStore, seedDemoStore } from './demo/seed';
