/** Checks the machine and the data folder. */
import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { credentialFiles } from '../store/gateway-credentials.mjs';
import { sessionKeyFiles } from '../store/session-keys.mjs';
import { ClearError } from '../terminal/clear-error.mjs';
import { checkNode } from '../toolchain/install.mjs';

const leastBytes = 2e9;
const aDay = 86_400_000;
const oldestDays = 90;

/** @param {string} [version] */
export function nodeVersion(version = process.versions.node) {
  const what = `Node ${version}`;
  try {
    checkNode(version);
    return { what };
  } catch (error) {
    if (!(error instanceof ClearError)) throw error;
    return { what, wrong: error.message, todo: 'Instale uno más nuevo de https://nodejs.org.' };
  }
}

/**
 * @param {string} what
 * @param {string} folder may not be there yet
 * @returns {Promise<import('../doctor.mjs').Finding>}
 */
export async function diskSpace(what, folder) {
  let place = folder;
  while (!existsSync(place)) place = dirname(place);
  const { bavail, bsize } = await statfs(place);
  const free = `${(Number(bavail) * Number(bsize) * 1e-9).toFixed(1)} GB libres`;
  return Number(bavail) * Number(bsize) >= leastBytes
    ? { what, note: free }
    : { what, wrong: `${free} en ${place}`, todo: 'Libere espacio: PostgreSQL se detiene sin él.' };
}

/**
 * How old the keys are that are rotated by command.
 * @param {string} dataDir
 * @returns {import('../doctor.mjs').Finding[]}
 */
export function keysOf(dataDir, now = Date.now()) {
  const credentials = credentialFiles(dataDir);
  const keys = [
    ['Llave de las sesiones', sessionKeyFiles(dataDir).signing, 'sessions'],
    ['Credencial de la puerta pública', credentials.public, 'gateways'],
    ['Credencial de la puerta interna', credentials.internal, 'gateways'],
  ];
  return keys
    .filter(([, file]) => existsSync(file))
    .map(([what, file, name]) => {
      const days = Math.floor((now - statSync(file).mtimeMs) / aDay);
      return days <= oldestDays
        ? { what, note: `de hace ${days} días` }
        : { what, wrong: `tiene ${days} días`, todo: `npm run rotate -- ${name}` };
    });
}
