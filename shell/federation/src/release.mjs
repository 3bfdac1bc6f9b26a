/**
 * `npm run release -- mfe-checkout`: builds one remote (or `--all`) and publishes it. `--built` publishes without building;
 * `--canary 10` gives it to 10 percent of the visitors, with `--brands actual-kids` to those of this brand.
 */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildRemote, latestFile } from './build/build.mjs';
import { describeCanary, publishCanary } from './releases/canaries.mjs';
import { canaryOptions } from './releases/canary-options.mjs';
import { writeProvenance } from './releases/provenance.mjs';
import { publish } from './releases/publishing.mjs';
import { describeMark, markOf } from './releases/quarantine.mjs';
import { assertSigningKey, readWords, releaseSettings, settingFlags } from './releases/release-settings.mjs';
import { signBuild } from './releases/signatures.mjs';
import { root } from './root.mjs';

const all = ['mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-staff'];
const usage = `¿Qué parte? npm run release -- ${all.join(' | ')} | --all [--canary 10] [--brands MARCAS] [--built] [--registry CARPETA]`;

/**
 * @param {string} folder
 * @param {{ registry: string, privateKey: string, built?: boolean, canary?: ReturnType<typeof canaryOptions>, at: string }} options `at`: which of how many
 */
async function release(folder, { registry, privateKey, built: isBuilt, canary, at }) {
  const startedOn = new Date().toISOString();
  if (!isBuilt) {
    process.stdout.write(`Construyendo ${basename(folder)}${at}…\n`);
    await buildRemote(folder);
  }
  process.stdout.write(`Firmando y publicando ${basename(folder)}${at}…\n`);
  const { version } = JSON.parse(await readFile(latestFile(folder), 'utf8'));
  const built = join(folder, 'dist', version);
  await signBuild(registry, built, privateKey);
  await writeProvenance({ built, workspace: basename(folder), startedOn, privateKey });
  const name = basename(folder).replace(/^mfe-/, '');
  const mark = markOf(registry, name, version);
  if (mark) process.stdout.write(`${describeMark(mark)}; se intenta de nuevo\n`);
  if (canary) return describeCanary(name, await publishCanary(registry, built, canary));
  return `${name} ${version} ${(await publish(registry, built)) ? 'publicada' : 'ya era la vigente'}`;
}

try {
  const options = /** @type {const} */ ({
    ...settingFlags,
    all: { type: 'boolean' },
    built: { type: 'boolean' },
    canary: { type: 'string' },
    brands: { type: 'string' },
  });
  const { values, positionals } = readWords(options, usage);
  const chosen = values.all ? all : positionals;
  if (chosen.length === 0 || chosen.some((name) => !all.includes(name))) throw new Error(usage);
  const canary = values.canary === undefined ? undefined : canaryOptions(values.canary, values.brands);
  const { env, registry } = releaseSettings(values);
  const privateKey = await assertSigningKey(env, registry);
  const { built } = values;
  for (const [index, name] of chosen.entries()) {
    const at = chosen.length > 1 ? ` (${index + 1} de ${chosen.length})` : '';
    process.stdout.write(`${await release(join(root, name), { registry, privateKey, built, canary, at })}\n`);
  }
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
