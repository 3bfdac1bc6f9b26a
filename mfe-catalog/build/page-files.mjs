import { readdirSync } from 'node:fs';
import { pagesAmong } from '@actual/domain/texts/compile.mjs';

/**
 * The files of `content/` that are pages, as `manual/pieles.md`.
 * @param {string} folder
 */
export const pageFiles = (folder) => pagesAmong(readdirSync(folder, { encoding: 'utf8', recursive: true }));
