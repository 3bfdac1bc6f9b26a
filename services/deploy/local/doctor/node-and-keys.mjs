/** Checks Node and the age of the keys. */
import { existsSync, statSync } from 'node:fs';
import { credentialFiles } from '../store/gateway-credentials.mjs';
import { sessionKeyFiles } from '../store/session-keys.mjs';
import { ClearError } from '../terminal/clear-error.mjs';
import { checkNode } from '../toolchain/install.mjs';

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
