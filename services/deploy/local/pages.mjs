/** `npm run pages`: every page of the store, one per line: `path remote`. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { speakEnglish } from './terminal/language.mjs';
import { projectDir } from './terminal/paths.mjs';
import { readFlags } from './terminal/read-flags.mjs';

speakEnglish();
readFlags({ options: {} });
/** @type {typeof import('@actual/federation/build/read-routes')} */
const { readRoutes } = await import(pathToFileURL(join(projectDir, 'shell/federation/src/build/read-routes.mjs')).href);

const lines = [];
for (const remote of ['mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-staff']) {
  const routes = await readRoutes(join(projectDir, remote));
  lines.push(...routes.map(({ path }) => `${path.replaceAll(/:(\w+)/g, '{$1}')} ${remote}\n`));
}
process.stdout.write(lines.join(''));
