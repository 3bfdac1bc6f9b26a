/** The steps of `npm test`. Each runs one tool and counts what passed and failed. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { basename, delimiter, join, relative } from 'node:path';
import { buildReleases } from '../previous/build-releases.mjs';
import { previousReleases } from '../previous/previous-releases.mjs';
import { runCommand } from '../terminal/command.mjs';
import { projectDir } from '../terminal/paths.mjs';
import { buildAll } from '../toolchain/build.mjs';
import { findBrowser } from './browser.mjs';
import { jestResult, playwrightResult } from './test-reports.mjs';

/** @typedef {import('./test-reports.mjs').Result} Result */
/** @typedef {import('../terminal/progress.mjs').Progress} Progress */

const resolve = createRequire(import.meta.url).resolve;
const QUIET = { FORCE_COLOR: '0', NO_COLOR: '1', NODE_NO_WARNINGS: '1' };
const KEEP = 400;
/** No test takes so long, on any machine: a step that is silent for longer hangs. */
const SILENCE_MS = 20 * 60_000;
/**
 * The journeys, and the suites that must not run beside them: each has a store of its own. One after the other, like
 * all steps: a test of patience would measure the browsers beside it.
 */
const browserTests = {
  journeys: join('shell', 'e2e'),
  faults: join('shell', 'e2e', 'faults'),
  // each builds a copy of the project: minutes
  ...(process.env.TEST_WHOLE === 'true'
    ? { development: join('shell', 'e2e', 'development'), opening: join('shell', 'e2e', 'opening') }
    : {}),
};

/**
 * Several results as one.
 * @param {Result[]} results
 */
const sum = (results) => ({
  passed: results.reduce((all, { passed }) => all + passed, 0),
  failed: results.reduce((all, { failed }) => all + failed, 0),
  words: results.map(({ words }) => words).join(''),
  timed: results.flatMap(({ timed = [] }) => timed),
});

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Parameters<typeof runCommand>[2]} options
 */
const run = (program, args, options) => runCommand(program, args, { keep: KEEP, silenceMs: SILENCE_MS, ...options });

/**
 * A tool that says yes or no: one test.
 * @param {string} program
 * @param {string[]} args
 * @param {string} logFile
 * @returns {Promise<Result>}
 */
async function check(program, args, logFile) {
  const { code, tail } = await run(program, args, { env: QUIET, logFile });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, words: code === 0 ? '' : tail };
}

/** @param {string} name */
const bin = (name) => join(projectDir, 'node_modules', '.bin', name);

/** The type checks by environment, as `tsconfig.*.json` say; the last one covers everything, with its tests. */
const ENVIRONMENTS = ['tsconfig.tools.json', 'tsconfig.browser.json', 'tsconfig.server.json', 'tsconfig.json'];

/**
 * The compiler, once for each environment, so that none names globals it does not have: two at a time on two cores.
 * @param {string} logs
 */
async function types(logs) {
  /** @param {string} file */
  const inEnvironment = (file) =>
    check(bin('tsc'), ['--noEmit', '--checkers', '1', '-p', join(projectDir, file)], join(logs, `types-${file}.log`));
  const whole = inEnvironment('tsconfig.json');
  const results = [];
  for (const file of ENVIRONMENTS.slice(0, -1)) results.push(await inEnvironment(file));
  return sum([...results, await whole]);
}

/**
 * Style and circles by biome; unused files, exports and dependencies by knip; no key in the repository's files.
 * @param {string} logs
 */
async function lint(logs) {
  const style = await check(bin('biome'), ['check', '.'], join(logs, 'lint.log'));
  const unused = await check(bin('knip'), ['--no-progress'], join(logs, 'unused.log'));
  const secrets = await check(
    process.execPath,
    [join(projectDir, 'services', 'deploy', 'local', 'secrets.mjs')],
    join(logs, 'secrets.log'),
  );
  return sum([style, unused, secrets]);
}

/** Tests wait for PostgreSQL, for processes and for silences: more of them than cores keep the cores busy. */
const workers = Math.ceil(availableParallelism() * 1.5);

/**
 * Runs jest's projects and adds up its own report.
 * @param {string[]} projects
 * @param {string} logs
 * @param {string} [since] only tests that import what differs from that commit
 * @returns {Promise<Result>}
 */
async function jest(projects, logs, since) {
  const report = join(logs, `jest-${projects[0]}.json`);
  rmSync(report, { force: true });
  const { code, tail } = await run(
    process.execPath,
    [
      resolve('jest/bin/jest'),
      `--maxWorkers=${workers}`,
      '--json',
      `--outputFile=${report}`,
      ...(since === undefined ? [] : [`--changedSince=${since}`, '--passWithNoTests']),
      '--selectProjects',
      ...projects,
    ],
    { env: { ...QUIET, NODE_ENV: 'test' }, logFile: join(logs, `jest-${projects[0]}.log`) },
  );
  return jestResult(report, { code, tail });
}

/**
 * @param {Progress} progress
 * @param {string} logs
 */
async function playwright(progress, logs) {
  const browser = await findBrowser(progress, join(logs, 'browser.log'));
  const results = [];
  for (const [name, folder] of Object.entries(browserTests))
    results.push(await browse({ name, folder, browser, logs }));
  return sum(results);
}

/**
 * Runs the journeys of a folder.
 * @param {{ name: string, folder: string, browser: string, logs: string, env?: Record<string, string> }} options
 * @returns {Promise<Result>}
 */
async function browse({ name, folder, browser, logs, env = {} }) {
  const report = join(logs, `e2e-${name}.json`);
  rmSync(report, { force: true });
  const { code, tail } = await run(
    process.execPath,
    [resolve('@playwright/test/cli'), 'test', '-c', join(folder, 'playwright.config.ts'), '--reporter=line,json'],
    {
      env: { ...QUIET, ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      logFile: join(logs, `e2e-${name}.log`),
    },
  );
  return playwrightResult(report, { code, tail });
}

/**
 * Today's shell with the remotes of earlier releases, and each of their shells with today's remotes.
 * @param {Progress} progress
 * @param {string} logs
 */
async function matrix(progress, logs) {
  const releases = await previousReleases(projectDir, process.env.PREVIOUS_RELEASE);
  const browser = await findBrowser(progress, join(logs, 'browser.log'));
  await buildAll(progress, join(logs, 'build.log'));
  const previous = await buildReleases(releases, progress, join(logs, 'previous.log'));
  const results = [];
  for (const [shell, ...others] of [[projectDir, ...previous], ...previous.map((folder) => [folder, projectDir])]) {
    const release = basename(relative(projectDir, shell)) || 'today';
    progress.step(`Shell of ${release}…`);
    // never a store that somebody uses
    const env = { STORE_STUDIO: '', STORE_PARTS: shell, MATRIX_OTHERS: others.join(delimiter) };
    const folder = join('shell', 'e2e', 'matrix');
    results.push(await browse({ name: `matrix-${release}`, folder, browser, logs, env }));
  }
  return sum(results);
}

/**
 * Compares what calls cost with what was stored: one test.
 * @param {string[]} flags of the bench: beside each other, or beside the least that could do their work
 * @param {Progress} progress
 * @param {string} logs
 */
async function costs(flags, progress, logs) {
  await buildAll(progress, join(logs, 'build.log'));
  const bench = join(projectDir, 'services', 'bench', 'src', 'bench.mjs');
  return check(process.execPath, [bench, ...flags, '--built'], join(logs, `${flags[0].slice(2)}.log`));
}

/**
 * The short attack, in a process of its own: each part of it is one test.
 * @param {string} logs
 * @returns {Promise<Result>}
 */
async function attack(logs) {
  const report = join(logs, 'attack.json');
  rmSync(report, { force: true });
  const program = join(projectDir, 'services', 'deploy', 'local', 'attack.mjs');
  const { code, tail } = await run(process.execPath, [program, '--short', '--built', '--out', report], {
    env: QUIET,
    logFile: join(logs, 'attack.log'),
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, words: tail };
  /** @type {{ tried: number, held: number }[]} */
  const rows = JSON.parse(readFileSync(report, 'utf8'));
  const failed = rows.filter(({ tried, held }) => held < tried).length;
  return { passed: rows.length - failed, failed: failed || (code === 0 ? 0 : 1), words: code === 0 ? '' : tail };
}

/**
 * The steps in the order they run: `[name, purpose, work]`.
 * @param {Progress} progress
 * @param {string} logs
 * @param {{ since: string, reach: import('./reach.mjs').Reach }} [change] what differs from a commit; without it everything is tried
 * @returns {[string, string, () => Promise<Result>][]}
 */
export function testSteps(progress, logs, change) {
  /** @type {Promise<void> | undefined} */
  let building;
  const built = async () => {
    building ??= buildAll(progress, join(logs, 'build.log'));
    await building;
  };
  const importers = (/** @type {'unit' | 'database'} */ step) =>
    change?.reach[step] === 'importers' ? change.since : undefined;
  /** @type {[string, string, () => Promise<Result>][]} */
  const steps = [
    ['types', 'Types', () => types(logs)],
    ['lint', 'Style', () => lint(logs)],
    ['unit', 'Units and components', () => jest(['unit', 'components'], logs, importers('unit'))],
    ['database', 'Tests with PostgreSQL', () => jest(['database'], logs, importers('database'))],
    ['e2e', 'Journeys in Chromium', () => built().then(() => playwright(progress, logs))],
    ['attack', 'Short attack', () => built().then(() => attack(logs))],
  ];
  if (process.env.TEST_WHOLE === 'true')
    steps.push(
      ['matrix', 'Releases of today with earlier ones', () => matrix(progress, logs)],
      ['ratios', 'What calls cost', () => costs(['--ratios'], progress, logs)],
      ['floor', 'How far calls are from their floor', () => costs(['--floor', '--seconds', '3'], progress, logs)],
    );
  return steps;
}
