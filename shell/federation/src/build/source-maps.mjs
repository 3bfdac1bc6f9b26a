/** Maps from scripts to the lines of their sources: made by each build, kept beside the served files, never served. */
import { mkdir, readdir, rename } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../root.mjs';

/**
 * Source maps of a browser's build: no script names them, and they hold lines alone, with the sources' paths from the
 * root.
 */
export const mapped = {
  devtool: 'hidden-nosources-source-map',
  output: {
    /** @param {{ absoluteResourcePath: string }} source */
    devtoolModuleFilenameTemplate: ({ absoluteResourcePath }) => relative(root, absoluteResourcePath),
  },
};

/**
 * Moves the maps of a folder into another one.
 * @param {string} folder
 * @param {string} maps
 */
export async function setMapsAside(folder, maps) {
  await mkdir(maps, { recursive: true });
  for (const name of await readdir(folder))
    if (name.endsWith('.js.map')) await rename(join(folder, name), join(maps, name));
}
