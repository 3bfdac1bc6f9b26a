/** Keeps one program running: starts, watches, restarts and stops it. */
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClearError } from '../terminal/clear-error.mjs';
import { untilSilent } from './liveness.mjs';
import { keptWaitingMs } from './process-work.mjs';
import { START_LIMITS, startPatience } from './start-patience.mjs';

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;
/** A program that lived this long starts again at once. */
const STEADY_MS = 30_000;
const READY_EVERY_MS = 50;
/** Milliseconds that the answer may take whether it is ready: it asks others in its turn. */
const READY_PROBE_MS = 15_000;

/**
 * One run of a program.
 * @typedef {object} Incarnation
 * @property {number | undefined} pid
 * @property {Promise<string>} ended how it ended, once it has: its exit code or signal
 * @property {() => Promise<void>} stop asks it to leave and waits, by force in the end
 * @property {() => void} kill
 * @property {() => number} [beatAt] when it last began a piece of work, by `performance.now()`; undefined where it does not tell
 */
/**
 * A process that is kept running.
 * @typedef {object} Program
 * @property {string} name
 * @property {string} logFile
 * @property {() => Promise<Incarnation>} launch
 * @property {(deadlineMs: number) => Promise<boolean>} isAlive whether it answers at all
 * @property {(deadlineMs: number) => Promise<boolean>} isReady whether it has everything it needs
 * @property {number} everyMs between two questions whether it is alive
 * @property {number} silenceMs without any answer until it is killed: longer than its longest piece of work on a busy
 *   machine
 */

export class Supervised {
  /** @type {Program} */
  #program;
  /** @type {(text: string) => void} */
  #say;
  /** @type {{ idleMs: number, spentMs: number }} */
  #limits;
  /** @type {Incarnation | undefined} */
  #incarnation;
  #stopping = new AbortController();
  #keeping = Promise.resolve();

  /**
   * @param {Program} program
   * @param {(text: string) => void} say told, in Spanish, when it ends and when it is back
   * @param {{ idleMs?: number, spentMs?: number }} [limits] of its start, for tests
   */
  constructor(program, say, limits = {}) {
    this.#program = program;
    this.#say = (text) => {
      try {
        say(text);
      } catch {
        // a full disk keeps no notes, and must not keep the program from being started again
      }
    };
    this.#limits = { ...START_LIMITS, ...limits };
  }

  get name() {
    return this.#program.name;
  }

  /** Process id of the current incarnation. */
  get pid() {
    return this.#incarnation?.pid;
  }

  /** Starts and waits until it is ready. @throws ClearError with the log's end when it ends first */
  async start() {
    const { name, logFile } = this.#program;
    this.#incarnation = await this.#program.launch();
    const why = await this.#untilReady();
    if (why !== undefined && !this.#stopping.signal.aborted)
      throw new ClearError(`${name} no arrancó: ${why} (${logFile}):\n${tail(logFile)}`);
    this.#keeping = this.#keep(this.#stopping.signal);
  }

  /** Stops the program and waits until it has ended. */
  async stop() {
    this.#stopping.abort();
    await this.#incarnation?.stop();
    await this.#keeping;
    // one that was being launched meanwhile
    await this.#incarnation?.stop();
  }

  /** Restarts the program in its current version. */
  async restart() {
    await this.stop();
    this.#stopping = new AbortController();
    await this.start();
  }

  #current() {
    if (!this.#incarnation) throw new Error(`${this.name} was not launched`);
    return this.#incarnation;
  }

  /** @returns {Promise<string | undefined>} why it did not become ready, if it did not; then it has ended */
  async #untilReady() {
    const { pid, ended, kill } = this.#current();
    /** @type {string | undefined} */
    let how;
    const end = ended.then((reason) => {
      how = reason;
      return false;
    });
    const inVain = startPatience(pid, this.#limits);
    while (!(await Promise.race([this.#program.isReady(READY_PROBE_MS), end]))) {
      if (how !== undefined) return `terminó (${how})`;
      if (this.#stopping.signal.aborted) return undefined;
      const why = inVain();
      if (why !== undefined) {
        kill();
        await ended;
        return why;
      }
      await sleep(READY_EVERY_MS);
    }
    return undefined;
  }

  /**
   * Why the present incarnation is no more: it ended, or it was killed because it did not answer.
   * @param {AbortSignal} signal
   */
  async #untilEnd(signal) {
    const { pid, ended, kill, beatAt } = this.#current();
    const { isAlive, everyMs, silenceMs } = this.#program;
    const watch = new AbortController();
    const silent = untilSilent(isAlive, {
      everyMs,
      silenceMs,
      signal: AbortSignal.any([signal, watch.signal]),
      keptWaitingMs: () => (pid === undefined ? 0 : keptWaitingMs(pid)),
      beatAt,
    });
    const why = await Promise.race([
      ended.then((how) => `terminó (${how})`),
      silent.then(() => `no respondió en ${silenceMs / 1000} s y fue detenido`),
    ]);
    watch.abort();
    if (signal.aborted) return why;
    kill();
    await ended;
    return why;
  }

  /** @param {AbortSignal} signal */
  async #keep(signal) {
    const { name, logFile } = this.#program;
    let wait = FIRST_WAIT_MS;
    let started = performance.now();
    let why = await this.#untilEnd(signal);
    while (!signal.aborted) {
      if (performance.now() - started > STEADY_MS) wait = FIRST_WAIT_MS;
      this.#say(`${name} ${why}; vuelve en ${wait / 1000} s. Registro: ${logFile}`);
      await sleep(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      started = performance.now();
      why = await this.#again(signal);
    }
  }

  /**
   * One more incarnation, until it is no more.
   * @param {AbortSignal} signal
   */
  async #again(signal) {
    try {
      this.#incarnation = await this.#program.launch();
    } catch (error) {
      return `no arrancó: ${error.message}`;
    }
    const why = await this.#untilReady();
    if (why !== undefined || signal.aborted) return why ?? '';
    this.#say(`${this.name} responde de nuevo.`);
    return this.#untilEnd(signal);
  }
}

/** @param {string} logFile */
function tail(logFile) {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n') : '';
}
