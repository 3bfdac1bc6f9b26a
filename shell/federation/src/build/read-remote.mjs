import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Reads a remote's `federation.config.mjs`.
 * @param {string} folder
 * @returns {Promise<import('./define-remote.mjs').Remote>}
 */
export const readRemote = async (folder) =>
  (await import(pathToFileURL(join(folder, 'federation.config.mjs')).href)).default;
