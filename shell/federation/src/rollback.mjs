/** `npm run rollback -- mfe-checkout`: its last release is taken back, a canary or the version that everybody has. */
import { join } from 'node:path';
import { root } from './base.mjs';
import { rollback } from './publishing.mjs';
import { describeMark, marksOf } from './quarantine.mjs';

const registry = process.env.REGISTRY_DIR ?? join(root, '.data', 'registry');
const name = (process.argv[2] ?? '').replace(/^mfe-/, '');
try {
  const version = await rollback(registry, name);
  process.stdout.write(`${name} is back at ${version}\n`);
  for (const mark of marksOf(registry, name)) process.stdout.write(`${describeMark(mark)}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
