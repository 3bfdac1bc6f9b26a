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
  return ticks * microsecondsOfTick + childrenOf(pid).reduce((sum, one) => sum + processorOf(one), 0);
}

/**
 * The processes that a process has started and that run.
 * @param {number | undefined} pid
 */
export const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
