/**
 * `npm run release -- mfe-checkout`: builds one remote (or `--all`) and publishes it. `--built` publishes without building;
 * `--canary 10` gives it to 10 percent of the visitors, with `--brands actual-kids` to those of this brand.
 */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './base.mjs';
import { buildRemote, latestFile } from './build.mjs';
import { describeCanary, publishCanary } from './canaries.mjs';
import { canaryOptions } from './canary-options.mjs';
import { writeProvenance } from './provenance.mjs';
import { publish } from './publishing.mjs';
import { describeMark, markOf } from './quarantine.mjs';
import { signBuild, signingKey } from './signatures.mjs';

const registry = process.env.REGISTRY_DIR ?? join(root, '.data', 'registry');
const all = ['mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-staff'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    built: { type: 'boolean' },
    canary: { type: 'string' },
    brands: { type: 'string' },
  },
});

async function release(folder, canary) {
  const startedOn = new Date().toISOString();
  if (!values.built) await buildRemote(folder);
  const { version } = JSON.parse(await readFile(latestFile(folder), 'utf8'));
  const built = join(folder, 'dist', version);
  const privateKey = await signingKey(process.env, registry);
  await signBuild(registry, built, privateKey);
  await writeProvenance({ built, workspace: basename(folder), startedOn, privateKey });
  const name = basename(folder).replace(/^mfe-/, '');
  const mark = markOf(registry, name, version);
  if (mark) process.stdout.write(`${describeMark(mark)}; it is tried again\n`);
  if (canary) return describeCanary(name, await publishCanary(registry, built, canary));
  return `${name} ${version} ${(await publish(registry, built)) ? 'published' : 'was current already'}`;
}

try {
  const chosen = values.all ? all : positionals;
  if (chosen.length === 0 || chosen.some((name) => !all.includes(name)))
    throw new Error(`Which remote? npm run release -- ${all.join(' | ')}`);
  const canary = values.canary === undefined ? undefined : canaryOptions(values.canary, values.brands);
  for (const name of chosen) process.stdout.write(`${await release(join(root, name), canary)}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
