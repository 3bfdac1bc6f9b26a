/**
 * `npm test`: installs what is missing, then types, lint, units, database and end-to-end tests. `npm test -- unit lint`
 * runs only the named steps. The first lines need nothing installed.
 */
import { join } from 'node:path';
import { ClearError, fail } from './terminal/clear-error.mjs';
import { stopCommands } from './terminal/command.mjs';
import { defaultDataDir } from './terminal/paths.mjs';
import { createProgress } from './terminal/progress.mjs';
import { checkNode, installMissing } from './toolchain/install.mjs';

const logs = join(defaultDataDir, 'logs', 'test');
const progress = createProgress();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    stopCommands();
    process.exit(1);
  });
}

try {
  checkNode();
  await installMissing(progress, join(logs, 'install.log'));
  const { testStages } = await import('./testing/test-steps.mjs');
  await run(testStages(progress, logs), process.argv.slice(2));
} catch (error) {
  fail(error);
}

async function run(stages, wanted) {
  const names = stages.flat().map(([name]) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new ClearError(`No hay un paso ${unknown.join(', ')}. Hay: ${names.join(', ')}.`);
  }
  const totals = { passed: 0, failed: 0 };
  const summary = [];
  const runStep = async ([, title, work]) => {
    progress.step(`${title}…`);
    const started = performance.now();
    const { passed, failed, words } = await attempt(work);
    totals.passed += passed;
    totals.failed += failed;
    if (words) progress.write(words);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
    summary.push(`  ${title.padEnd(36)} ${seconds} s   ${passed} passed, ${failed} failed`);
  };
  for (const steps of stages)
    await Promise.all(steps.filter(([name]) => wanted.length === 0 || wanted.includes(name)).map(runStep));
  progress.write(`\n${summary.join('\n')}\n`);
  progress.write(`${totals.passed} passed, ${totals.failed} failed`);
  if (totals.failed > 0 || totals.passed === 0) process.exitCode = 1;
}

/** A step that cannot run at all is one failure, and the others still run. */
async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    return { passed: 0, failed: 1, words: error instanceof ClearError ? error.message : error.stack };
  }
}
