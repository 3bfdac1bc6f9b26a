/**
 * `npm test`: installs missing packages, then types, lint, units, database, end-to-end tests and the attack, one after
 * the other. `npm test -- unit lint` runs only the named steps. The first lines need nothing installed.
 */
import { join } from 'node:path';
import { ClearError, fail } from './terminal/clear-error.mjs';
import { stopCommands } from './terminal/command.mjs';
import { defaultDataDir } from './terminal/paths.mjs';
import { createProgress } from './terminal/progress.mjs';
import { runSteps } from './testing/run-steps.mjs';
import { checkNode, installMissing } from './toolchain/install.mjs';

const logs = join(defaultDataDir, 'logs', 'test');
const progress = createProgress();
const leave = () => void stopCommands().then(() => process.exit(1));
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of signals) process.once(signal, leave);

try {
  checkNode();
  await installMissing(progress, join(logs, 'install.log'), { tools: true });
  const { testSteps } = await import('./testing/test-steps.mjs');
  const steps = chosen(testSteps(progress, logs), process.argv.slice(2));
  for (const signal of signals) process.off(signal, leave);
  process.exitCode = (await runSteps(steps, progress)) ? 0 : 1;
} catch (error) {
  fail(error);
}
// nothing that a step left behind keeps the command from ending
process.exit();

/**
 * @param {ReturnType<typeof import('./testing/test-steps.mjs').testSteps>} steps
 * @param {string[]} wanted
 */
function chosen(steps, wanted) {
  const names = steps.map(([name]) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new ClearError(`No hay un paso ${unknown.join(', ')}. Hay: ${names.join(', ')}.`);
  }
  return steps
    .filter(([name]) => wanted.length === 0 || wanted.includes(name))
    .map(([, title, work]) => ({ title, work }));
}
