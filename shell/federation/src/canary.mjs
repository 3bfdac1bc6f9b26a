/**
 * `npm run canary -- mfe-checkout`: which share of whose visitors gets its new version. `25` after it gives it to 25
 * percent, of all brands or with `--brands actual-kids,actual-home` of these; `stop` to nobody, `finish` to everybody.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './base.mjs';
import { changeCanary, describeCanary, finishCanary, stopCanary } from './canaries.mjs';
import { canaryOptions } from './canary-options.mjs';
import { readRegistry, registryFile } from './registry.mjs';

const registry = process.env.REGISTRY_DIR ?? join(root, '.data', 'registry');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { brands: { type: 'string' } } });
const [remote = '', word] = positionals;
const name = remote.replace(/^mfe-/, '');

async function show() {
  const entry = (await readRegistry(registryFile(registry, 'internal'))).remotes[name];
  if (!entry) throw new Error(`no registry names ${name}`);
  return describeCanary(name, entry);
}
async function stop() {
  const ended = await stopCanary(registry, name);
  return ended ? `${name} ${ended.stopped} is stopped: everybody has ${ended.current}` : show();
}
async function change() {
  const { share, brands } = canaryOptions(word, values.brands);
  const next = values.brands === undefined ? { share } : { share, brands };
  return describeCanary(name, await changeCanary(registry, name, next));
}
const finish = async () => `everybody has ${name} ${await finishCanary(registry, name)}`;

const commands = new Map([
  [undefined, show],
  ['stop', stop],
  ['finish', finish],
]);
try {
  process.stdout.write(`${await (commands.get(word) ?? change)()}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
