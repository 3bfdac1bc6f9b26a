/** One store per data folder: a file that names the start command that uses it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityOf, runningPid } from '../processes/process-identity.mjs';
import { ClearError } from '../terminal/clear-error.mjs';

/**
 * @param {string} dataDir
 * @returns {() => void} gives the folder back  @throws ClearError when another start command uses it
 */
export function lockStore(dataDir) {
  const file = join(dataDir, 'store.pid');
  try {
    mkdirSync(dataDir, { recursive: true });
    while (!create(file)) {
      const pid = runningPid(read(file));
      if (pid !== undefined && pid !== process.pid) {
        throw new ClearError(`La tienda ya está en marcha con estos datos (proceso ${pid}): ${dataDir}`);
      }
      rmSync(file, { force: true });
    }
  } catch (error) {
    if (error instanceof ClearError) throw error;
    throw new ClearError(`No se puede escribir en ${dataDir}: ${error.message}`);
  }
  return () => rmSync(file, { force: true });
}

/**
 * @param {string} file
 * @returns {boolean} false when the file is there already
 */
function create(file) {
  try {
    writeFileSync(file, identityOf(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    // its owner gave the folder back in between
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}
