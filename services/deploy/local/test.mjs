/** `npm test`. The first lines need nothing installed. */
import { join } from 'node:path';
import { ClearError, fail } from './terminal/clear-error.mjs';
import { stopCommands } from './terminal/command.mjs';
import { speakEnglish } from './terminal/language.mjs';
import { defaultDataDir } from './terminal/paths.mjs';
import { createProgress } from './terminal/progress.mjs';
import { readFlags } from './terminal/read-flags.mjs';
import { changedSince, reachOf } from './testing/reach.mjs';
import { runSteps } from './testing/run-steps.mjs';
import { checkNode, installMissing } from './toolchain/install.mjs';

speakEnglish();
const logs = join(defaultDataDir, 'logs', 'test');
const progress = createProgress();
const leave = () => void stopCommands().then(() => process.exit(1));
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of signals) process.once(signal, leave);

try {
  checkNode();
  await installMissing(progress, join(logs, 'install.log'), { tools: true });
  const { values, positionals } = readFlags({ options: { since: { type: 'string' } }, allowPositionals: true });
  const { testSteps } = await import('./testing/test-steps.mjs');
  const change = values.since === undefined ? undefined : changeSince(values.since);
  const steps = chosen(testSteps(progress, logs, change), positionals, change?.reach);
  for (const signal of signals) process.off(signal, leave);
  process.exitCode = (await runSteps(steps, progress)) ? 0 : 1;
} catch (error) {
  fail(error);
}
// nothing that a step left behind keeps the command from ending
process.exit();

/**
 * What differs from a commit, and which steps that can reach; the person is told both.
 * @param {string} since
 */
function changeSince(since) {
  const files = changedSince(since);
  const reach = reachOf(files);
  const named = (/** @type {import('./testing/reach.mjs').Extent} */ extent) =>
    Object.entries(reach).flatMap(([step, is]) => (is === extent ? [step] : []));
  const [narrow, none] = [named('importers'), named('nothing')];
  progress.write(`${files.length} files differ from ${since}.`);
  if (narrow.length > 0) progress.write(`${narrow.join(', ')}: only the tests that import some of them.`);
  if (none.length > 0) progress.write(`${none.join(', ')}: nothing of them reaches these; they are not run.`);
  return { since, reach };
}

/**
 * @param {ReturnType<typeof import('./testing/test-steps.mjs').testSteps>} steps
 * @param {string[]} wanted
 * @param {Partial<Record<string, import('./testing/reach.mjs').Extent>>} [reach]
 */
function chosen(steps, wanted, reach) {
  const names = steps.map(([name]) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new ClearError(`There is no step ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  }
  return steps
    .filter(([name]) => (wanted.length === 0 || wanted.includes(name)) && reach?.[name] !== 'nothing')
    .map(([, title, work]) => ({ title, work }));
}
