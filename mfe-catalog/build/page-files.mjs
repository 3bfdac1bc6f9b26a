import { readdirSync } from 'node:fs';

/** The files of `content/` that are pages, as `manual/pieles.md`. */
export const pageFiles = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort();
