/** Signatures of releases: Ed25519 over a text, kept in the registry's folder under the text's own hash. */
import { createPrivateKey, sign } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../build/hashes.mjs';
import { inventoryName } from '../build/payment-inventory.mjs';

/**
 * Where a gateway looks for a text's signature: an altered text has none.
 * @param {string} registryFolder
 * @param {string} text
 */
export const signatureFile = (registryFolder, text) => join(registryFolder, 'signatures', `${sha256(text)}.sig`);

/**
 * @param {string} pem with line ends, or with `\n` in their place, as files of settings write it
 * @throws with one sentence when it is none
 */
function releaseKey(pem) {
  try {
    return createPrivateKey(pem.replaceAll('\\n', '\n'));
  } catch {
    throw new Error('RELEASE_PRIVATE_KEY no es una llave privada en PEM: lo que se publica no se puede firmar.');
  }
}

/**
 * @param {string} text
 * @param {string} privateKey
 * @throws with one sentence when there is no key
 */
export function signatureOf(text, privateKey) {
  if (!privateKey) throw new Error('Falta RELEASE_PRIVATE_KEY: lo que se publica no se puede firmar.');
  return sign(null, Buffer.from(text), releaseKey(privateKey)).toString('base64');
}

/**
 * Signs a text for the gateways of this registry folder.
 * @param {string} registryFolder
 * @param {string} text
 * @param {string} privateKey
 */
export async function signText(registryFolder, text, privateKey) {
  const signature = signatureOf(text, privateKey);
  const file = signatureFile(registryFolder, text);
  await mkdir(join(registryFolder, 'signatures'), { recursive: true });
  await writeFile(`${file}.${process.pid}.next`, signature);
  await rename(`${file}.${process.pid}.next`, file);
}

/**
 * Signs the parts of a build that a gateway reads: its description, which names every file by its hash, and its payment
 * scripts.
 * @param {string} registryFolder
 * @param {string} builtFolder
 * @param {string} privateKey
 */
export async function signBuild(registryFolder, builtFolder, privateKey) {
  for (const name of ['remote.json', inventoryName]) {
    const file = join(builtFolder, name);
    if (existsSync(file)) await signText(registryFolder, await readFile(file, 'utf8'), privateKey);
  }
}

/**
 * The key of a release: from the environment, else the one this store made at its first start.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} registryFolder
 * @returns {Promise<string | undefined>}
 */
export async function signingKey(env, registryFolder) {
  if (env.RELEASE_PRIVATE_KEY) return env.RELEASE_PRIVATE_KEY;
  const secrets = join(registryFolder, '..', 'secrets.json');
  return existsSync(secrets) ? JSON.parse(await readFile(secrets, 'utf8')).RELEASE_PRIVATE_KEY : undefined;
}
