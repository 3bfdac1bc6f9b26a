import { readFileSync } from 'node:fs';

/** The unit in which Linux counts a process's time. */
const microsecondsOfTick = 10_000;

/**
 * Microseconds of the processor that a process has used, with those it works through; from Linux.
 * @param {number | undefined} pid
 * @returns {number}
 */
export function processorOf(pid) {
  const own = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  // its own, and that of those which have ended
  const ticks = own.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
  return ticks * microsecondsOfTick + childrenOf(pid).reduce((sum, one) => sum + processorOfChild(one), 0);
}

/** @param {number} pid */
function processorOfChild(pid) {
  try {
    return processorOf(pid);
  } catch (error) {
    // it has ended since it was listed
    if (['ENOENT', 'ESRCH'].includes(error.code)) return 0;
    throw error;
  }
}

/**
 * The processes that a process has started and that run.
 * @param {number | undefined} pid
 */
export const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/**
 * The same of several processes together.
 * @param {(number | undefined)[]} pids
 */
export const usedBy = (pids) => pids.reduce((/** @type {number} */ sum, pid) => sum + processorOf(pid), 0);
