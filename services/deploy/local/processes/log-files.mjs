/** Keeps the logs of a running store small. */
import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** Size limit of the current log, and how many full ones are kept. */
const LIMIT_BYTES = 5_000_000;
const KEPT = 3;
const LOOK_MS = 2_000;

/**
 * Looks at the logs of a folder every two seconds and rotates those that are full.
 * @param {string} folder
 * @returns {() => void} stops looking
 */
export function keepLogsSmall(folder, { limitBytes = LIMIT_BYTES, kept = KEPT, everyMs = LOOK_MS } = {}) {
  const look = () => rotateFull(folder, limitBytes, kept);
  look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Rotates each `*.log` of a folder that has reached its limit.
 * @param {string} folder
 */
export function rotateFull(folder, limitBytes = LIMIT_BYTES, kept = KEPT) {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name);
    try {
      if (name.endsWith('.log') && statSync(file).size >= limitBytes) rotate(file, kept);
    } catch {
      // on a full disk the log stays as it is and the process goes on; the next look may find room
    }
  }
}

/**
 * Empties a log into `.1`, that one into `.2`, and so on. The processes go on writing through the descriptor they have,
 * which appends: none of them waits for a reader, and a start command that hangs stops nobody.
 * @param {string} file
 * @param {number} kept
 */
function rotate(file, kept) {
  for (let at = kept - 1; at >= 1; at -= 1)
    if (existsSync(`${file}.${at}`)) renameSync(`${file}.${at}`, `${file}.${at + 1}`);
  const [from, to] = [openSync(file, 'r+'), openSync(`${file}.1`, 'w', 0o600)];
  try {
    // copies to the end, then truncates: only lines written between these two system calls are lost
    const chunk = Buffer.alloc(1 << 20);
    for (let read = readSync(from, chunk); read > 0; read = readSync(from, chunk)) writeSync(to, chunk, 0, read);
    ftruncateSync(from);
  } finally {
    closeSync(from);
    closeSync(to);
  }
}
