/** The keys that sign and verify the tokens of sessions, in files that running services read again when they change. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ClearError } from '../terminal/clear-error.mjs';

/** @typedef {import('node:crypto').JsonWebKey & { kid: string }} Key */
/** @typedef {{ signing: string, valid: string }} Files */

/**
 * `signing` is the account service's alone; every service reads the `valid` public ones.
 * @param {string} dataDir
 * @returns {Files}
 */
export const sessionKeyFiles = (dataDir) => ({
  signing: join(dataDir, 'session-keys', 'signing.json'),
  valid: join(dataDir, 'session-keys', 'valid.json'),
});

/**
 * Makes the keys that are missing.
 * @param {string} dataDir
 */
export function makeSessionKeys(dataDir) {
  const files = sessionKeyFiles(dataDir);
  if (!existsSync(files.signing) || !existsSync(files.valid)) publish(files, freshKey(), []);
}

/**
 * A new key, valid beside the one that signed so far.
 * @param {string} dataDir
 * @param {number} tokenSeconds how long a token lives: tokens signed by the key before have to be over by now
 * @throws ClearError where it is not
 */
export function rotateSessionKeys(dataDir, tokenSeconds) {
  const files = sessionKeyFiles(dataDir);
  makeSessionKeys(dataDir);
  const { keys } = read(files.valid);
  const left = Math.ceil(tokenSeconds - (Date.now() - statSync(files.signing).mtimeMs) / 1_000);
  if (keys.length > 1 && left > 0)
    throw new ClearError(`La llave anterior todavía vale para alguien. Espere ${left} s y vuelva a intentarlo.`);
  publish(files, freshKey(), [publicOf(read(files.signing))]);
}

/**
 * The private key as PEM, with its name.
 * @param {string} dataDir
 */
export function signingKey(dataDir) {
  const key = read(sessionKeyFiles(dataDir).signing);
  return { kid: key.kid, pem: createPrivateKey({ key, format: 'jwk' }).export({ type: 'pkcs8', format: 'pem' }) };
}

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const freshKey = () => ({
  ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }),
  kid: randomUUID(),
});

/**
 * @param {Key} key
 * @returns {Key}
 */
const publicOf = (key) => ({
  ...createPublicKey({ key, format: 'jwk' }).export({ format: 'jwk' }),
  kid: key.kid,
  alg: 'EdDSA',
  use: 'sig',
});

/**
 * First who verifies knows the key, then it signs: killed in between, the one before goes on.
 * @param {Files} files
 * @param {Key} key
 * @param {Key[]} others
 */
function publish(files, key, others) {
  write(files.valid, { keys: [publicOf(key), ...others] });
  write(files.signing, key);
}

/**
 * Renamed into place: nobody reads half a file.
 * @param {string} file
 * @param {object} content
 */
function write(file, content) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
