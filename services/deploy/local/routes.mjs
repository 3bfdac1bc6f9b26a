/** `npm run routes`: every endpoint of the store, one per line: `METHOD path access service`. */
import { loadTs } from './toolchain/load-ts.mjs';

const { endpoints } = await loadTs('services/contracts/src/index.ts');
const lines = Object.values(endpoints).map(
  ({ method, path, access, service }) => `${method} ${path} ${access} ${service}\n`,
);
process.stdout.write(lines.join(''));
