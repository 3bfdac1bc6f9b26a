/** Secrets of a store that runs on this machine, made once. Each can be given by the environment instead. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../terminal/clear-error.mjs';
import { makeGatewayCredentials } from './gateway-credentials.mjs';
import { makeSessionKeys } from './session-keys.mjs';

/** @typedef {Record<string, string>} Secrets by the name of their setting */

const random = () => randomBytes(24).toString('base64url');

const keyPair = () =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

const promiseKey = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;

function generate() {
  const release = keyPair();
  return {
    POSTGRES_PASSWORD: random(),
    CATALOG_DATABASE_PASSWORD: random(),
    CHECKOUT_DATABASE_PASSWORD: random(),
    ACCOUNT_DATABASE_PASSWORD: random(),
    STAFF_DATABASE_PASSWORD: random(),
    // signs releases; the gateways know the public one
    RELEASE_PRIVATE_KEY: release.privateKey,
    RELEASE_PUBLIC_KEY: release.publicKey,
    COOKIE_SECRET: random() + random(),
    SECOND_FACTOR_SECRET: random() + random(),
  };
}

/**
 * The credentials between sandbox and store, and the key of a demo's promises. A real provider's credentials are never
 * made up, nor is the key of a real store's promises, which outlast this folder.
 */
function generateForSandbox() {
  return {
    MERCADOPAGO_ACCESS_TOKEN: `TEST-${random()}`,
    MERCADOPAGO_PUBLIC_KEY: `TEST-${random()}`,
    MERCADOPAGO_WEBHOOK_SECRET: random(),
    SAP_COMPANY: 'SANDBOX_MX',
    SAP_USER: 'web',
    SAP_PASSWORD: random(),
    INVOICING_API_KEY: `sk_test_${random()}`,
    NEWSLETTER_API_KEY: `${random()}-us1`,
    PROMISE_PRIVATE_KEY: promiseKey(),
  };
}

/**
 * Reads `<dataDir>/secrets.json`, adding secrets and files that an older version lacks. Only their owner can read them.
 * @param {string} dataDir
 * @param {{ sandbox?: boolean }} [options] whether the sandbox's credentials are among them
 * @returns {Secrets}
 */
export function readSecrets(dataDir, { sandbox = false } = {}) {
  const file = join(dataDir, 'secrets.json');
  const kept = existsSync(file) ? parse(file) : {};
  const secrets = { ...generate(), ...(sandbox ? generateForSandbox() : {}), ...kept };
  if (Object.keys(secrets).length !== Object.keys(kept).length) {
    mkdirSync(dataDir, { recursive: true });
    // renamed into place: a start that is killed here does not leave half a file and a database nobody can open
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  makeGatewayCredentials(dataDir);
  makeSessionKeys(dataDir);
  return secrets;
}

/**
 * @param {string} file
 * @returns {Secrets}
 */
function parse(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ClearError(`No se puede leer ${file}: ${error.message}`);
  }
}
