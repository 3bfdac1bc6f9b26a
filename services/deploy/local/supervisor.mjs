/** Runs the store's processes: starts, watches, restarts and stops them. */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClearError } from './clear-error.mjs';
import { projectDir } from './paths.mjs';

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;
/** A process that lived this long starts again at once. */
const STEADY_MS = 30_000;
const HEALTH_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 12_000;

/**
 * One process that is kept alive until it is told to stop.
 * @typedef {{ name: string, script: string, env: object, logFile: string, port: number, healthPath: string, flags?: string[] }} Plan
 */
export class Supervised {
  #plan;
  #onRestart;
  #child;
  #stopping = false;
  #wait = FIRST_WAIT_MS;
  #settled = false;

  /** @param {Plan} plan @param {(text: string) => void} onRestart told when the process died and comes back */
  constructor(plan, onRestart) {
    this.#plan = plan;
    this.#onRestart = onRestart;
  }

  get name() {
    return this.#plan.name;
  }

  /** Process id of the present incarnation. */
  get pid() {
    return this.#child?.pid;
  }

  /** Starts and waits until the health address answers 200. @throws ClearError with the log's end when it dies first */
  async start() {
    this.#spawn();
    const child = this.#child;
    const deadline = Date.now() + HEALTH_TIMEOUT_MS;
    while (!(await answers(this.#plan))) {
      if (child.exitCode !== null || child.signalCode !== null) {
        this.#stopping = true;
        throw new ClearError(`${this.name} no arrancó (${this.#plan.logFile}):\n${tail(this.#plan.logFile)}`);
      }
      if (this.#stopping) return;
      if (Date.now() > deadline) {
        throw new ClearError(`${this.name} no respondió en ${HEALTH_TIMEOUT_MS / 1000} s: ${tail(this.#plan.logFile)}`);
      }
      await sleep(50);
    }
    this.#settled = true;
  }

  /** Asks the process to leave and waits for it; by force after 12 seconds. */
  async stop() {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await gone;
    clearTimeout(timer);
  }

  /** Stops the process and starts what its script is by now. */
  async restart() {
    await this.stop();
    this.#stopping = false;
    this.#settled = false;
    await this.start();
  }

  #spawn() {
    const { script, env, logFile, flags = [] } = this.#plan;
    mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 });
    // to append: it is emptied while it is written to (log-files.mjs)
    const log = openSync(logFile, 'a', 0o600);
    const started = Date.now();
    const leaveWithParent = new URL('./leave-with-parent.mjs', import.meta.url).href;
    const child = spawn(process.execPath, [...flags, '--import', leaveWithParent, join(projectDir, script)], {
      cwd: projectDir,
      env,
      stdio: ['pipe', log, log],
      // a group of its own: Ctrl-C reaches the start command alone, which stops everything in order
      detached: true,
    });
    closeSync(log);
    child.stdin.on('error', () => undefined);
    child.once('exit', (code, signal) => this.#died(started, signal ?? code));
    this.#child = child;
  }

  async #died(started, reason) {
    if (this.#stopping || !this.#settled) return;
    if (Date.now() - started > STEADY_MS) this.#wait = FIRST_WAIT_MS;
    this.#onRestart(
      `${this.name} terminó (${reason}); vuelve en ${this.#wait / 1000} s. Registro: ${this.#plan.logFile}`,
    );
    await sleep(this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    if (!this.#stopping) this.#spawn();
  }
}

function answers({ port, healthPath, env: { HOST } }) {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return new Promise((resolve) => {
    const call = request({ host, port, path: healthPath, timeout: 2_000 }, (reply) => {
      reply.resume();
      resolve(reply.statusCode === 200);
    });
    call.once('timeout', () => call.destroy());
    call.once('error', () => resolve(false));
    call.end();
  });
}

function tail(logFile) {
  return readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
}
