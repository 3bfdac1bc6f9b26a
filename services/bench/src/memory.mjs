import { readFileSync } from 'node:fs';

/** Resident memory of each process, MiB; from Linux. */
export function memoryOf(pids) {
  return Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, residentMiB(pid)]));
}

function residentMiB(pid) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
