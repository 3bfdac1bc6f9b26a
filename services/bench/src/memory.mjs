import { readFileSync } from 'node:fs';

/**
 * Resident memory of each process, MiB; from Linux.
 * @param {Record<string, number | undefined>} pids
 * @returns {Record<string, number>}
 */
export function memoryOf(pids) {
  return Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, residentMiB(pid)]));
}

/**
 * The memory of processes together, MiB; memory that several share, such as Node's own program, counts once.
 * @param {Record<string, number | undefined>} pids
 */
export function sharedMemoryOf(pids) {
  return Object.values(pids).reduce(
    (/** @type {number} */ sum, pid) => sum + mebibytes(`/proc/${pid}/smaps_rollup`, 'Pss'),
    0,
  );
}

/** @param {number | undefined} pid */
const residentMiB = (pid) => mebibytes(`/proc/${pid}/status`, 'VmRSS');

/**
 * @param {string} file
 * @param {string} field
 */
function mebibytes(file, field) {
  try {
    const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
