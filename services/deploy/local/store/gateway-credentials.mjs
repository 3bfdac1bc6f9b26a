/**
 * The credentials that the two gateways show the services, in a file for each, which running processes read again when
 * it changes.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A file of each, so that one gateway's account on a server need not be able to read the other's.
 * @param {string} dataDir
 * @returns {Record<'public' | 'internal', string>}
 */
export const credentialFiles = (dataDir) => ({
  public: join(dataDir, 'gateways', 'public'),
  internal: join(dataDir, 'gateways', 'internal'),
});

/**
 * Makes the credentials that are missing.
 * @param {string} dataDir
 */
export function makeGatewayCredentials(dataDir) {
  for (const file of Object.values(credentialFiles(dataDir))) if (!existsSync(file)) write(file, [fresh()]);
}

/**
 * New credentials; those that were good so far stay good until the next rotation, so that no call is refused.
 * @param {string} dataDir
 */
export function rotateGatewayCredentials(dataDir) {
  for (const file of Object.values(credentialFiles(dataDir))) {
    const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, 1) : [];
    write(file, [fresh(), ...before]);
  }
}

const fresh = () => randomBytes(32).toString('base64url');

/**
 * Renamed into place: nobody reads half a file.
 * @param {string} file
 * @param {string[]} credentials
 */
function write(file, credentials) {
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, `${credentials.join('\n')}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
