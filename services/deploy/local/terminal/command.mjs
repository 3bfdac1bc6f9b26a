/** Runs the tools that the start and test commands need, in process groups of their own. */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { projectDir } from './paths.mjs';

const running = new Set();

/**
 * Runs a command to its end.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: object, logFile?: string, onLine?: (line: string) => void, keep?: number, cwd?: string }} options
 * @returns {Promise<{ code: number, tail: string }>} its exit code and the last `keep` lines of its output
 */
export function runCommand(program, args, { env = {}, logFile, onLine, keep = 30, cwd = projectDir } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  if (logFile) {
    mkdirSync(dirname(logFile), { recursive: true, mode: 0o700 });
    rmSync(logFile, { force: true });
  }
  const log = logFile ? createWriteStream(logFile, { flags: 'a', mode: 0o600 }) : undefined;
  const last = [];
  let rest = '';
  const take = (chunk) => {
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
  return new Promise((resolve) => {
    const end = (code, extra = '') => {
      running.delete(child);
      log?.end();
      resolve({ code: code ?? 1, tail: [...last, rest, extra].filter(Boolean).join('\n') });
    };
    child.once('error', (error) => end(127, error.message));
    child.once('close', (code) => end(code));
  });
}

/** Ends every command that still runs, with everything it started. */
export function stopCommands() {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // it ended by itself in the meantime
    }
  }
}
