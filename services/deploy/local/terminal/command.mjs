/** Runs the tools that the start and test commands need, in process groups of their own. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { projectDir } from './paths.mjs';

/** @typedef {import('node:child_process').ChildProcess} Child */
/** @typedef {{ code: number, tail: string }} End exit code and the last lines of the output */

/**
 * Each command that runs, with its end.
 * @type {Map<Child, Promise<End>>}
 */
const running = new Map();
/** @type {AsyncLocalStorage<AbortSignal>} */
const scope = new AsyncLocalStorage();
/** Milliseconds that a command's own processes may take to leave after it. */
const LEAVE_MS = 5_000;
/** Milliseconds that a command may take to leave when it is asked: the store of a test stops in order. */
const STOP_MS = 60_000;

/**
 * Does work that runs commands; once the signal is aborted, it starts no more of them.
 * @template Result
 * @param {AbortSignal} signal
 * @param {() => Result} work
 * @returns {Result}
 */
export const commandsUntil = (signal, work) => scope.run(signal, work);

/**
 * Runs a command to its end, with everything it started.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: object, logFile?: string, onLine?: (line: string) => void, keep?: number, cwd?: string, silenceMs?: number }}
 *   options `silenceMs`: one that says nothing for so long hangs, and is ended
 * @returns {Promise<{ code: number, tail: string }>} its exit code and the last `keep` lines of its output
 */
export async function runCommand(
  program,
  args,
  { env = {}, logFile, onLine, keep = 30, cwd = projectDir, silenceMs = Number.POSITIVE_INFINITY } = {},
) {
  scope.getStore()?.throwIfAborted();
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  if (logFile) {
    mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 });
    rmSync(logFile, { force: true });
  }
  const log = logFile ? createWriteStream(logFile, { flags: 'a', mode: 0o600 }) : undefined;
  /** @type {string[]} */
  const last = [];
  let rest = '';
  let extra = '';
  const silence = silenceMs === Number.POSITIVE_INFINITY ? undefined : setTimeout(() => endSilent(), silenceMs);
  const endSilent = () => {
    extra = `No dijo nada en ${silenceMs / 60_000} minutos y fue detenido.`;
    void stop(child, ended);
  };
  /** @param {string} chunk */
  const take = (chunk) => {
    silence?.refresh();
    log?.write(chunk);
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      onLine?.(line);
      if (line.trim()) last.push(line);
    }
    last.splice(0, last.length - keep);
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take);
  /** @type {Promise<End>} */
  const ended = new Promise((resolve) => {
    /**
     * @param {number} code
     * @param {string} words
     */
    const end = (code, words) => {
      running.delete(child);
      clearTimeout(silence);
      log?.end();
      resolve({ code, tail: [...last, rest, extra, words].filter(Boolean).join('\n') });
    };
    /** @type {NodeJS.Timeout | undefined} */
    let leaving;
    child.once('error', (error) => end(127, error.message));
    // its own processes may outlive it, above all when it was killed, and would hold its output open
    child.once('exit', () => {
      leaving = setTimeout(() => signal(child, 'SIGKILL'), LEAVE_MS);
    });
    child.once('close', (code, by) => {
      clearTimeout(leaving);
      signal(child, 'SIGKILL');
      end(code ?? 1, by ? `Terminó por ${by}.` : '');
    });
  });
  running.set(child, ended);
  return ended;
}

/** Ends every command that still runs, with everything it started, and waits until they are gone. */
export async function stopCommands() {
  await Promise.all([...running].map(([child, ended]) => stop(child, ended)));
}

/**
 * @param {Child} child
 * @param {Promise<End>} ended
 */
async function stop(child, ended) {
  signal(child, 'SIGTERM');
  const timer = setTimeout(() => signal(child, 'SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
}

/**
 * To a command's group.
 * @param {Child} child
 * @param {NodeJS.Signals} name
 */
function signal({ pid }, name) {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // it ended by itself in the meantime
  }
}
