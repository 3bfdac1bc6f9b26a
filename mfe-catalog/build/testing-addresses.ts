import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilePaths } from '@actual/domain/texts/compile.mjs';
import { pageFiles } from './page-files.mjs';

const folder = join(__dirname, '..', 'content');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** For Jest, which knows no queries: the content that webpack makes of `secciones.yaml?addresses`. */
export default compilePaths(
  read('secciones.yaml'),
  Object.fromEntries(pageFiles(folder).map((file) => [file, read(file)])),
);
