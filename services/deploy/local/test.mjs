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
  const { testSteps } = await import('./testing/test-steps.mjs');
  await run(testSteps(progress, logs), process.argv.slice(2));
} catch (error) {
  fail(error);
}

async function run(steps, wanted) {
  const unknown = wanted.filter((name) => !steps.some(([known]) => known === name));
  if (unknown.length > 0) {
    throw new ClearError(`No hay un paso ${unknown.join(', ')}. Hay: ${steps.map(([name]) => name).join(', ')}.`);
  }
  const totals = { passed: 0, failed: 0 };
  const summary = [];
  for (const [name, title, work] of steps) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    progress.step(`${title}…`);
    const started = performance.now();
    const { passed, failed, words } = await attempt(work);
    totals.passed += passed;
    totals.failed += failed;
    if (words) progress.write(words);
    const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
    summary.push(`  ${title.padEnd(36)} ${seconds} s   ${passed} passed, ${failed} failed`);
  }
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
