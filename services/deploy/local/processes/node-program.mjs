/** A process of the store as the supervisor sees it: a Node script that answers `/healthz` and `/readyz`. */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { projectDir } from '../terminal/paths.mjs';
import { askHttp } from './ask-http.mjs';
import { remember } from './leftover-processes.mjs';

const STOP_TIMEOUT_MS = 12_000;
const EVERY_MS = 3_000;
/** Nothing in the store blocks its event loop for ten seconds. */
const SILENCE_MS = 10_000;

const preloaded = ['./leave-with-parent.mjs', './say-beat.mjs'].flatMap((file) => [
  '--import',
  new URL(file, import.meta.url).href,
]);

/**
 * @typedef {{ name: string, script: string, env: NodeJS.ProcessEnv, dataDir: string, logFile: string, port: number,
 *   flags?: string[], silenceMs?: number }} Plan
 * @param {Plan} plan
 * @returns {import('./supervisor.mjs').Program}
 */
export function nodeProgram(plan) {
  const { name, port, logFile, env } = plan;
  const host = !env.HOST || env.HOST === '0.0.0.0' || env.HOST === '::' ? '127.0.0.1' : env.HOST;
  /**
   * @param {string} path
   * @param {number} deadlineMs
   */
  const ask = (path, deadlineMs) => askHttp({ host, port, path, deadlineMs });
  return {
    name,
    logFile,
    everyMs: EVERY_MS,
    silenceMs: plan.silenceMs ?? SILENCE_MS,
    launch: async () => launch(plan),
    isAlive: async (deadlineMs) => (await ask('/healthz', deadlineMs)) !== undefined,
    isReady: async (deadlineMs) => (await ask('/readyz', deadlineMs)) === 200,
  };
}

/**
 * @param {Plan} plan
 * @returns {import('./supervisor.mjs').Incarnation}
 */
function launch({ name, script, env, dataDir, logFile, flags = [] }) {
  mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 });
  // in append mode: it is truncated while in use (log-files.mjs)
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(process.execPath, [...flags, ...preloaded, resolve(projectDir, script)], {
    cwd: projectDir,
    env,
    stdio: ['pipe', log, log, 'pipe'],
    // a group of its own: Ctrl-C reaches the start command alone, which stops everything in order
    detached: true,
  });
  closeSync(log);
  child.stdin?.on('error', () => undefined);
  let beatAt = performance.now();
  child.stdio[3]
    ?.on('data', () => {
      beatAt = performance.now();
    })
    .on('error', () => undefined);
  if (child.pid) remember(dataDir, name, child.pid);
  const ended = new Promise((done) => {
    child.once('exit', (code, signal) => done(signal ?? `código ${code}`));
    child.once('error', (error) => done(error.message));
  });
  return {
    pid: child.pid,
    ended,
    beatAt: () => beatAt,
    kill: () => child.kill('SIGKILL'),
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
