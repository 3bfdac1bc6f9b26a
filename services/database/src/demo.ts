/** The parts of the demo store that the start command needs; bundled to `dist/demo.mjs`. */

export { DEMO_PASSWORD, DEMO_SIGN_INS, PACKAGE_PASSWORD } from './demo/people/people';
export { PictureMaker, type PictureMakerOptions } from './demo/pictures/picture-maker';
export { fillDemoStore, seedDemoStore } from './demo/seed';
export { type ErpItem, erpItems } from './demo/stock/erp-items';
