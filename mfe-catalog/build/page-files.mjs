import { readdirSync } from 'node:fs';

/**
 * The files of `content/` that are pages, as `manual/pieles.md`.
 * @param {string} folder
 */
export const pageFiles = (folder) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort();
