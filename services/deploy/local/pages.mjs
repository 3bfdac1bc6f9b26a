/** `npm run pages`: every page of the store, one per line: `path remote`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadTs } from './load-ts.mjs';
import { projectDir } from './paths.mjs';

const lines = [];
for (const remote of ['mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-staff']) {
  const file = `${remote}/src/pages.ts`;
  if (!existsSync(join(projectDir, file))) continue;
  const { pages } = await loadTs(file);
  lines.push(...pages.map((page) => `${page} ${remote}\n`));
}
process.stdout.write(lines.join(''));
