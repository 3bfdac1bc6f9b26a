/** `npm run release -- mfe-checkout`: builds one remote (or `--all`) and publishes it. `--built` publishes without building. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './base.mjs';
import { buildRemote, latestFile } from './build.mjs';
import { signBuild, signingKey } from './payment-inventory.mjs';
import { describeMark, markOf } from './quarantine.mjs';
import { publish } from './registry.mjs';

const registry = process.env.REGISTRY_DIR ?? join(root, '.data', 'registry');
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const all = ['mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-staff'];
const chosen = process.argv.includes('--all') ? all : names;
if (chosen.length === 0 || chosen.some((name) => !all.includes(name))) {
  process.stderr.write(`Which remote? npm run release -- ${all.join(' | ')}\n`);
  process.exit(1);
}
for (const name of chosen) {
  const folder = join(root, name);
  if (!process.argv.includes('--built')) await buildRemote(folder);
  const { version } = JSON.parse(await readFile(latestFile(folder), 'utf8'));
  const built = join(folder, 'dist', version);
  await signBuild(registry, built, await signingKey(process.env, registry));
  const mark = markOf(registry, name.replace(/^mfe-/, ''), version);
  if (mark) process.stdout.write(`${describeMark(mark)}; it is tried again\n`);
  const changed = await publish(registry, built);
  process.stdout.write(`${name} ${version} ${changed ? 'published' : 'was current already'}\n`);
}
