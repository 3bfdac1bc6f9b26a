/**
 * `npm run canary -- mfe-checkout`: which share of whose visitors gets its new version. `25` after it gives it to 25
 * percent, of all brands or with `--brands actual-kids,actual-home` of these; `stop` to nobody, `finish` to everybody.
 */
import { parseArgs } from 'node:util';
import { changeCanary, describeCanary, finishCanary, stopCanary } from './canaries.mjs';
import { canaryOptions } from './canary-options.mjs';
import { readRegistry, registryFile } from './registry.mjs';
import { assertRegistry, releaseSettings, settingFlags } from './release-settings.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ...settingFlags, brands: { type: 'string' } },
});
const { registry } = releaseSettings(values);
const [remote = '', word] = positionals;
const name = remote.replace(/^mfe-/, '');

async function show() {
  const entry = (await readRegistry(registryFile(registry, 'internal'))).remotes[name];
  if (!entry) throw new Error(`Ningún registro nombra «${name}».`);
  return describeCanary(name, entry);
}
async function stop() {
  const ended = await stopCanary(registry, name);
  return ended ? `${name} ${ended.stopped} se detuvo: todos tienen ${ended.current}` : show();
}
async function change() {
  const { share, brands } = canaryOptions(word, values.brands);
  const next = values.brands === undefined ? { share } : { share, brands };
  return describeCanary(name, await changeCanary(registry, name, next));
}
const finish = async () => `todos tienen ${name} ${await finishCanary(registry, name)}`;

const commands = new Map([
  [undefined, show],
  ['stop', stop],
  ['finish', finish],
]);
try {
  assertRegistry(registry);
  process.stdout.write(`${await (commands.get(word) ?? change)()}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
