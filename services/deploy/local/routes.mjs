/** `npm run routes`: every endpoint of the store, one per line: `METHOD path access service`. */
import { loadTs } from './load-ts.mjs';

const { endpoints } = await loadTs('services/contracts/src/index.ts');
for (const { method, path, access, service } of Object.values(endpoints)) {
  process.stdout.write(`${method} ${path} ${access} ${service}\n`);
}
