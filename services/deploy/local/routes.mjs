/** `npm run routes`: every endpoint of the store, one per line: `METHOD path access service`. */

import { speakEnglish } from './terminal/language.mjs';
import { readFlags } from './terminal/read-flags.mjs';
import { loadTs } from './toolchain/load-ts.mjs';

speakEnglish();
readFlags({ options: {} });
const { endpoints } = await loadTs('services/contracts/src/index.ts');
const lines = Object.values(endpoints).map(
  ({ method, path, access, service }) => `${method} ${path} ${access} ${service}\n`,
);
process.stdout.write(lines.join(''));
