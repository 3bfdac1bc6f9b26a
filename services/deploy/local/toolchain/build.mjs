/** Builds changed parts, with nx and its cache. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../terminal/clear-error.mjs';
import { runCommand } from '../terminal/command.mjs';
import { said } from '../terminal/language.mjs';
import { projectDir } from '../terminal/paths.mjs';

/** Quiet, local and without a background process. */
export const NX_ENVIRONMENT = {
  NX_TUI: 'false',
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_SKIP_VSCODE_EXTENSION_INSTALL: 'true',
  CI: 'true',
  FORCE_COLOR: '0',
  NODE_ENV: 'production',
};

export const nxProgram = () => {
  const folder = join(projectDir, 'node_modules', 'nx');
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin.nx);
};

/** The desk, which no shopper waits for. */
const DESK = '@actual/mfe-staff';

/**
 * Runs the `build` of every package.
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @param {string} logFile
 * @throws ClearError with the compiler's words when one fails
 */
export async function buildAll(progress, logFile) {
  await build(logFile, [], progress);
}

/**
 * The same of everything but the desk.
 * @param {import('../terminal/progress.mjs').Progress} progress
 * @param {string} logFile
 * @throws ClearError with the compiler's words when one fails
 */
export async function buildShop(progress, logFile) {
  await build(logFile, ['--exclude', DESK], progress);
}

/**
 * The desk alone.
 * @param {string} logFile
 * @throws ClearError with the compiler's words when it fails
 */
export const buildDesk = (logFile) => build(logFile, ['-p', DESK]);

/**
 * Tells which part is built, as nx begins it, and how many there are; parts that are as they were are not built.
 * @param {import('../terminal/progress.mjs').Progress} progress
 */
function partsTo(progress) {
  let all = 0;
  let begun = 0;
  /** @param {string} line */
  return (line) => {
    all = Number(/Running target build for (\d+) projects/.exec(line)?.[1] ?? all);
    const [, part, kept] = /^> nx run @actual\/([\w-]+):build(.*)/.exec(line) ?? [];
    if (!part) return;
    begun += 1;
    if (!kept.trim())
      progress.step(
        said({ es: `Construyendo ${part} (${begun} de ${all})…`, en: `Building ${part} (${begun} of ${all})…` }),
      );
  };
}

/**
 * @param {string} logFile
 * @param {string[]} which
 * @param {import('../terminal/progress.mjs').Progress} [progress]
 */
async function build(logFile, which, progress) {
  progress?.step(said({ es: 'Construyendo lo que cambió…', en: 'Building what changed…' }));
  const { code, tail } = await runCommand(
    process.execPath,
    [nxProgram(), 'run-many', '-t', 'build', '--parallel=2', '--outputStyle=stream', ...which],
    { env: NX_ENVIRONMENT, logFile, onLine: progress && partsTo(progress) },
  );
  if (code !== 0) {
    const why = said({
      es: `La construcción falló (todo en ${logFile})`,
      en: `The build failed (all of it in ${logFile})`,
    });
    throw new ClearError(`${why}:\n${tail}`);
  }
}
