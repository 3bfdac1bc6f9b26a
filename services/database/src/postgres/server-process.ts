import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SystemUser } from './system-user';

/** The signals that end a program: PostgreSQL ends its sessions at SIGINT and waits for them at SIGTERM. */
type Farewell = 'INT' | 'TERM';

/**
 * Runs a program and asks it to leave when the pipe to its starter breaks: a starter that is killed leaves no server. The
 * shell gives a background job /dev/null as its input, hence the detour by descriptor 3.
 */
const leaveWithParent = (farewell: Farewell): string =>
  `exec 3<&0; "$@" </dev/null 3<&- & server=$!; (read -r _ <&3; kill -${farewell} $server) & watcher=$!; ` +
  'wait $server; status=$?; kill $watcher 2>/dev/null; exit $status';

export interface ServerProcess {
  /** Set once the process has ended. */
  ended(): boolean;
  /** How the process ended, once it has: its exit code or signal. */
  readonly end: Promise<string>;
  /** Ends the process at once. */
  kill(): void;
  /** Asks it to leave and waits; ends the process by force after `timeoutMs`. */
  stop(timeoutMs?: number): Promise<void>;
}

/** Starts `program` as `user` in a process group of its own, with its output in `logFile`; `farewell` stops it. */
export function runServer(
  program: string,
  args: readonly string[],
  user: SystemUser | undefined,
  logFile: string,
  farewell: Farewell = 'INT',
): ServerProcess {
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn('sh', ['-c', leaveWithParent(farewell), 'postgres', program, ...args], {
    // its own group: Ctrl-C reaches the starter only, which stops the database last
    detached: true,
    cwd: '/',
    stdio: ['pipe', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    uid: user?.uid,
    gid: user?.gid,
  });
  closeSync(log);
  let ended = false;
  const end = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `código ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  void end.then(() => {
    ended = true;
  });
  child.stdin?.on('error', () => undefined);
  return {
    ended: () => ended,
    end,
    kill: () => kill(child),
    stop: (timeoutMs = 30_000) => stop(child, () => ended, timeoutMs),
  };
}

/** With the shell around it; its sessions notice by themselves. */
function kill(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // it ended in the meantime
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function stop(child: ChildProcess, ended: () => boolean, timeoutMs: number): Promise<void> {
  child.stdin?.end();
  const deadline = Date.now() + timeoutMs;
  while (!ended()) {
    if (Date.now() > deadline) return kill(child);
    await sleep(20);
  }
}
