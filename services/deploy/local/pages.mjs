/** `npm run pages`: every page of the store, one per line: `path remote`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadTs } from './load-ts.mjs';
import { projectDir } from './paths.mjs';

for (const remote of ['mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-staff']) {
  const file = `${remote}/src/pages.ts`;
  if (!existsSync(join(projectDir, file))) continue;
  const { pages } = await loadTs(file);
  for (const page of pages) process.stdout.write(`${page} ${remote}\n`);
}
