/** The maker of the demo's pictures, without the demo's data; bundled to `dist/pictures.mjs`. */
export { PictureMaker, type PictureMakerOptions } from './demo/pictures/picture-maker';
