/** `npm run model`: random sequences of payments against the real checkout (`services/deploy/model-tests`). */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ClearError, fail } from './terminal/clear-error.mjs';
import { speakEnglish } from './terminal/language.mjs';
import { defaultDataDir, projectDir } from './terminal/paths.mjs';
import { createProgress } from './terminal/progress.mjs';
import { readFlags } from './terminal/read-flags.mjs';
import { bundleForNode } from './toolchain/build-service.mjs';
import { checkNode, installMissing } from './toolchain/install.mjs';

speakEnglish();
/** @typedef {{ sequences: number, commands: number, ends: Record<string, number>, deaths: Record<string, number> }} Report */
/** @typedef {{ report?: Report, cpuSeconds?: number, code?: number | null }} Ended */

/** Far enough apart that no two workers run the same sequences. */
const SEED_STEP = 1_000_003;

/**
 * @param {Report[]} reports
 * @param {'ends' | 'deaths'} name
 */
const added = (reports, name) => {
  /** @type {Record<string, number>} */
  const sum = {};
  for (const report of reports) for (const [key, n] of Object.entries(report[name])) sum[key] = (sum[key] ?? 0) + n;
  return Object.entries(sum).sort((a, b) => b[1] - a[1]);
};

const progress = createProgress();
try {
  checkNode();
  await installMissing(progress, join(defaultDataDir, 'logs', 'install.log'), { tools: true });
  const { values, positionals } = readFlags({
    allowPositionals: true,
    options: { workers: { type: 'string' }, seed: { type: 'string' } },
  });
  /**
   * @param {string} text
   * @param {string} name
   */
  const whole = (text, name) => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < 1) throw new ClearError(`${name} must be a whole number above 0`);
    return number;
  };
  const runs = whole(positionals[0] ?? '1000', 'The number of sequences');
  const workers = Math.min(runs, whole(values.workers ?? String(Math.min(4, availableParallelism())), '--workers'));
  const seed = whole(values.seed ?? String((Date.now() % 1_000_000) + 1), '--seed');
  process.exitCode = (await runAll({ runs, workers, seed })) ? 0 : 1;
} catch (error) {
  fail(error);
}

/** @param {{ runs: number, workers: number, seed: number }} options */
async function runAll({ runs, workers, seed }) {
  const { startTestPostgres } = await import('./testing/test-database.mjs');
  const postgres = await startTestPostgres();
  const folder = join(projectDir, 'services', 'deploy', 'node_modules', '.cache');
  mkdirSync(folder, { recursive: true });
  const bundle = join(folder, `model-${process.pid}.mjs`);
  const env = {
    ...process.env,
    NODE_NO_WARNINGS: '1',
    [postgres.names.url]: postgres.url,
    [postgres.names.template]: postgres.template,
  };
  /** @type {Map<number, Report>} */
  const sofar = new Map();
  const started = performance.now();
  try {
    await bundleForNode(join(projectDir, 'services', 'deploy', 'model-tests', 'run.ts'), bundle);
    progress.step(`${runs} sequences, seed ${seed}, ${workers} processes…`);
    /** @param {number} worker */
    const one = (worker) => {
      const mine = Math.floor(runs / workers) + (worker < runs % workers ? 1 : 0);
      const args = [bundle, '--runs', String(mine), '--seed', String(seed + worker * SEED_STEP)];
      return work(args, env, (report) => {
        sofar.set(worker, report);
        const done = [...sofar.values()].reduce((sum, { sequences }) => sum + sequences, 0);
        progress.step(`${done} of ${runs} sequences, ${Math.round((performance.now() - started) / 1000)} s…`);
      });
    };
    const ended = await Promise.all(Array.from({ length: workers }, (_, worker) => one(worker)));
    const reports = ended.flatMap(({ report }) => report ?? []);
    const cpu = ended.reduce((sum, { cpuSeconds = 0 }) => sum + cpuSeconds, 0);
    progress.write(words(reports, { seed, cpu, seconds: (performance.now() - started) / 1000 }));
    return ended.every(({ code }) => code === 0);
  } finally {
    rmSync(bundle, { force: true });
    await postgres.stop();
  }
}

/**
 * One worker to its end: its last report, and how it ended.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {(report: Report) => void} onReport
 * @returns {Promise<Ended>}
 */
function work(args, env, onReport) {
  const child = spawn(process.execPath, args, { env, cwd: projectDir, stdio: ['ignore', 'pipe', 'inherit'] });
  /** @type {Ended} */
  let last = {};
  createInterface({ input: child.stdout }).on('line', (line) => {
    // knex tells of cut connections on the same line
    if (!line.startsWith('{')) return;
    const said = JSON.parse(line);
    if (said.failed) return progress.write(said.failed);
    last = said;
    onReport(said.report);
  });
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ ...last, code }));
  });
}

/**
 * @param {Report[]} reports
 * @param {{ seed: number, cpu: number, seconds: number }} run
 */
function words(reports, { seed, cpu, seconds }) {
  /** @param {'sequences' | 'commands'} name */
  const sum = (name) => reports.reduce((total, report) => total + report[name], 0);
  /** @param {[string, number][]} entries */
  const list = (entries) => entries.map(([name, n]) => `${name} ${n}`).join(', ');
  const deaths = added(reports, 'deaths');
  return [
    `${sum('sequences')} sequences, ${sum('commands')} events, seed ${seed}, ${Math.round(seconds)} s, ${cpu} s of CPU`,
    `ends: ${list(added(reports, 'ends'))}`,
    `deaths: ${deaths.reduce((all, [, n]) => all + n, 0)} after ${deaths.length} different steps: ${list(deaths)}`,
  ].join('\n');
}
