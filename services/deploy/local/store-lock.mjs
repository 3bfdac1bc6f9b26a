/** One store per data folder: a file with the process id of the start command that uses it. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from './clear-error.mjs';

/** @returns {() => void} gives the folder back  @throws ClearError when another start command uses it */
export function lockStore(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'store.pid');
  try {
    const [pid, born] = read(file);
    if (pid !== process.pid && isAlive(pid) && birth(pid) === born) {
      throw new ClearError(`La tienda ya está en marcha con estos datos (proceso ${pid}): ${dataDir}`);
    }
    writeFileSync(file, `${process.pid} ${birth(process.pid)}`, { mode: 0o600 });
  } catch (error) {
    if (error instanceof ClearError) throw error;
    throw new ClearError(`No se puede escribir en ${dataDir}: ${error.message}`);
  }
  return () => rmSync(file, { force: true });
}

function read(file) {
  if (!existsSync(file)) return [0, ''];
  const [pid, born = ''] = readFileSync(file, 'utf8').split(' ');
  return [Number(pid), born];
}

function isAlive(pid) {
  if (!Number.isInteger(pid) || pid < 2) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** When a process began, in ticks: process ids are used again, and a crash leaves the file behind. */
function birth(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[19];
  } catch {
    return '';
  }
}
