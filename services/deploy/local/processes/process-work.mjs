/** Reads a process's work from the system, to tell one that waits for the processor from one that does nothing. */
import { readdirSync, readFileSync } from 'node:fs';

const NS = 1_000_000;
/** The state of a thread that waits for a disk. */
const ON_DISK = 'D';

/** @param {string} file */
const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // the process or thread is gone, or this system has no such file
    return '';
  }
};
/** @param {number} pid */
const threadsOf = (pid) => {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
  } catch {
    return [];
  }
};
/**
 * Nanoseconds that a thread ran, and that it could have run and got no processor.
 * @param {string} thread
 */
const timesOf = (thread) => read(`${thread}/schedstat`).split(' ').slice(0, 2).map(Number);

/**
 * Milliseconds that a process's main thread could have run and got no processor; 0 where the system does not tell.
 * @param {number} pid
 */
export const keptWaitingMs = (pid) => (timesOf(`/proc/${pid}`)[1] ?? 0) / NS;

/**
 * The work of a process and of those that it started.
 * @param {number | undefined} pid of one that runs; undefined where it could not be started
 * @returns {{ spentMs: number, wantedMs: number, onDisk: boolean }} processor time that it had, processor time that it
 * also wanted, and whether it waits for a disk now
 */
export function workOf(pid) {
  const sum = { spentMs: 0, wantedMs: 0, onDisk: false };
  for (const thread of pid === undefined ? [] : threadsOf(pid)) {
    const [ran = 0, waited = 0] = timesOf(thread);
    sum.spentMs += ran / NS;
    sum.wantedMs += (ran + waited) / NS;
    if (read(`${thread}/stat`).split(') ').at(-1)?.startsWith(ON_DISK)) sum.onDisk = true;
    for (const child of read(`${thread}/children`).split(' ').filter(Boolean)) {
      const work = workOf(Number(child));
      sum.spentMs += work.spentMs;
      sum.wantedMs += work.wantedMs;
      sum.onDisk ||= work.onDisk;
    }
  }
  return sum;
}
