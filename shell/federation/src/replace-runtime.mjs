import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const house = fileURLToPath(new URL('./house-runtime.mjs', import.meta.url));

/** Puts the house's own federation runtime (see there) where generated code asks for the library's. */
export const houseRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(/[\\/]webpack-bundler-runtime[\\/]dist[\\/]\w+\.(js|cjs)$/, house);
