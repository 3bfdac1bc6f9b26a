import { readFileSync } from 'node:fs';

/** Resident memory of each process, MiB; from Linux. */
export function memoryOf(pids) {
  return Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, residentMiB(pid)]));
}

/** The memory of processes together, MiB: what several of them share, as the program of Node itself, counts once. */
export function sharedMemoryOf(pids) {
  return Object.values(pids).reduce((sum, pid) => sum + mebibytes(`/proc/${pid}/smaps_rollup`, 'Pss'), 0);
}

const residentMiB = (pid) => mebibytes(`/proc/${pid}/status`, 'VmRSS');

function mebibytes(file, field) {
  try {
    const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
