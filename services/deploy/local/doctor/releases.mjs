/** Checks that releases are whole, signed, and served. */
import { verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf, sha256 } from '@actual/federation/build/hashes';
import { markOf } from '@actual/federation/releases/quarantine';
import { artifactFolder, readRegistry, registryFile } from '@actual/federation/releases/registry';
import { signatureFile } from '@actual/federation/releases/signatures';

/** @typedef {Pick<import('../store/settings.mjs').Settings, 'DATA_DIR'>} Settings */

/**
 * The key that gateways check releases with: the environment's, else the one this store made at its first start.
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
function releaseKey({ DATA_DIR }, env) {
  if (env.RELEASE_PUBLIC_KEY) return env.RELEASE_PUBLIC_KEY.replaceAll('\\n', '\n');
  const secrets = join(DATA_DIR, 'secrets.json');
  return existsSync(secrets) ? JSON.parse(readFileSync(secrets, 'utf8')).RELEASE_PUBLIC_KEY : undefined;
}

/**
 * @param {string} registry
 * @param {string} text
 * @param {string} key
 */
function isSigned(registry, text, key) {
  const file = signatureFile(registry, text);
  return existsSync(file) && verify(null, Buffer.from(text), key, Buffer.from(readFileSync(file, 'utf8'), 'base64'));
}

/**
 * The fault in a version's files; undefined where there is none.
 * @param {string} registry
 * @param {string} name
 * @param {string} version
 * @param {string | undefined} key
 */
async function faultOf(registry, name, version, key) {
  const folder = artifactFolder(registry, name, version);
  try {
    const text = await readFile(join(folder, 'remote.json'), 'utf8');
    if (!key || !isSigned(registry, text, key)) return 'no está firmada con la llave de esta tienda';
    const { server, integrity } = JSON.parse(text);
    if (sha256(await readFile(join(folder, 'server', server.file))) !== server.sha256) return `${server.file} cambió`;
    for (const [file, hash] of Object.entries(integrity))
      if (integrityOf(await readFile(join(folder, 'client', file))) !== hash) return `${file} cambió`;
    return undefined;
  } catch (error) {
    return `no se puede leer (${error.code ?? error.message})`;
  }
}

/**
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('../doctor.mjs').Finding[]>} one for each version that somebody gets
 */
export async function releasesOf(settings, env) {
  const registry = env.REGISTRY_DIR || join(settings.DATA_DIR, 'registry');
  const { remotes } = await readRegistry(registryFile(registry, 'internal')).catch(() => ({ remotes: undefined }));
  /** @param {string} name */
  const again = (name) => `npm run release -- mfe-${name}, o npm run rollback -- mfe-${name}`;
  if (!remotes)
    return [{ what: 'Registro', wrong: `${registry} no se puede leer`, todo: 'npm start lo escribe de nuevo.' }];
  if (Object.keys(remotes).length === 0)
    return [{ what: 'Registro', wrong: 'no nombra ninguna versión', todo: 'npm start' }];
  const key = releaseKey(settings, env);
  const served = Object.entries(remotes).flatMap(([name, { current, canary }]) =>
    [current, ...(canary ? [canary.version] : [])].map((version) => [name, version]),
  );
  return Promise.all(
    served.map(async ([name, version]) => {
      const what = `Versión ${name} ${version}`;
      const mark = markOf(registry, name, version);
      const wrong = mark ? `apartada: ${mark.reason}` : await faultOf(registry, name, version, key);
      return wrong ? { what, wrong, todo: again(name) } : { what };
    }),
  );
}
