/** The demo store's data; bundled to `dist/demo.mjs`. */

export { DEMO_PASSWORD, PACKAGE_PASSWORD } from './demo/people/people';
export { fillDemoStore, seedDemoStore } from './demo/seed';
