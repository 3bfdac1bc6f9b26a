/**
 * `npm run canary -- mfe-checkout`: which share of whose visitors gets its new version. `25` after it gives it to 25
 * percent, of all brands or with `--brands actual-kids,actual-home` of these; `stop` to nobody, `finish` to everybody.
 */
import { changeCanary, describeCanary, finishCanary, stopCanary } from './releases/canaries.mjs';
import { canaryOptions } from './releases/canary-options.mjs';
import { readRegistry, registryFile } from './releases/registry.mjs';
import { assertRegistry, readWords, releaseSettings, settingFlags } from './releases/release-settings.mjs';

const usage = 'Uso: npm run canary -- mfe-checkout [PORCENTAJE | stop | finish] [--brands MARCAS] [--registry CARPETA]';

/**
 * @param {string} registry
 * @param {string} name
 */
async function show(registry, name) {
  const entry = (await readRegistry(registryFile(registry, 'internal'))).remotes[name];
  if (!entry) throw new Error(`Ningún registro nombra «${name}».`);
  return describeCanary(name, entry);
}
/** @type {typeof show} */
async function stop(registry, name) {
  const ended = await stopCanary(registry, name);
  return ended ? `${name} ${ended.stopped} se detuvo: todos tienen ${ended.current}` : show(registry, name);
}
/** @type {typeof show} */
const finish = async (registry, name) => `todos tienen ${name} ${await finishCanary(registry, name)}`;
/**
 * @param {string} registry
 * @param {string} name
 * @param {string} word
 * @param {string | undefined} ofBrands
 */
async function change(registry, name, word, ofBrands) {
  const { share, brands } = canaryOptions(word, ofBrands);
  const next = ofBrands === undefined ? { share } : { share, brands };
  return describeCanary(name, await changeCanary(registry, name, next));
}

const commands = new Map([
  ['', show],
  ['stop', stop],
  ['finish', finish],
]);
try {
  const options = /** @type {const} */ ({ ...settingFlags, brands: { type: 'string' } });
  const { values, positionals } = readWords(options, usage);
  const [remote, word = ''] = positionals;
  if (!remote || positionals.length > 2) throw new Error(usage);
  const name = remote.replace(/^mfe-/, '');
  const { registry } = releaseSettings(values);
  assertRegistry(registry);
  const command = commands.get(word);
  const said = command ? command(registry, name) : change(registry, name, word, values.brands);
  process.stdout.write(`${await said}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
