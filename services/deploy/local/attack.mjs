/**
 * `npm run attack`: attacks a store and prints one table; its flags are in `services/documents/commands.md`. Never attack
 * a store with real shoppers.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError, fail } from './terminal/clear-error.mjs';
import { speakEnglish } from './terminal/language.mjs';
import { defaultDataDir } from './terminal/paths.mjs';
import { createProgress } from './terminal/progress.mjs';
import { readFlags } from './terminal/read-flags.mjs';
import { checkNode, installMissing } from './toolchain/install.mjs';

speakEnglish();
/**
 * @param {string} text
 * @param {string} name
 */
const whole = (text, name) => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new ClearError(`--${name} must be a whole number`);
  return number;
};

const progress = createProgress();
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => ending.abort(new ClearError(`Interrupted (${signal}).`)));
// also a rejection that nobody awaits: the store is stopped and its data go
process.on('uncaughtException', (error) => ending.abort(error));
try {
  const { values } = readFlags({
    options: {
      store: { type: 'string' },
      internal: { type: 'string' },
      only: { type: 'string' },
      seconds: { type: 'string' },
      inputs: { type: 'string' },
      seed: { type: 'string' },
      calls: { type: 'string' },
      caps: { type: 'string' },
      faults: { type: 'string' },
      purchases: { type: 'string' },
      patience: { type: 'string' },
      out: { type: 'string' },
      short: { type: 'boolean', default: false },
      built: { type: 'boolean', default: false },
    },
  });
  checkNode();
  await installMissing(progress, join(defaultDataDir, 'logs', 'install.log'), { tools: true });
  const { attackStore, SHORT, WHOLE } = await import('./testing/attack-store.mjs');
  if (!values.built && !values.store) {
    const { buildAll } = await import('./toolchain/build.mjs');
    await buildAll(progress, join(defaultDataDir, 'logs', 'build.log'));
  }
  /** @type {Record<string, string | boolean | undefined>} */
  const given = values;
  const sizes = Object.fromEntries(
    Object.entries(values.short ? SHORT : WHOLE).map(([name, usual]) => [
      name,
      typeof usual === 'number' && given[name] ? whole(String(given[name]), name) : usual,
    ]),
  );
  const { text, rows, held } = await attackStore({
    say: progress.step,
    address: values.store ? { public: values.store, internal: values.internal } : undefined,
    only: values.only?.split(','),
    signal: ending.signal,
    ...sizes,
  });
  progress.write(`\n${text}\n`);
  if (values.out) writeFileSync(values.out, `${JSON.stringify(rows, null, 2)}\n`);
  process.exitCode = held ? 0 : 1;
} catch (error) {
  fail(error);
}
process.exit();
