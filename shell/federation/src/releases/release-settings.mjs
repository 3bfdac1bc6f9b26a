/** Reads the settings of release, canary and rollback: from a flag, the environment, or `.env`. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../root.mjs';
import { readEnvFile } from './env-file.mjs';
import { signingKey } from './signatures.mjs';

/**
 * `.env` below the real environment, which wins; an empty value means: not set.
 * @param {string} file
 * @returns {NodeJS.ProcessEnv}
 */
function environment(file) {
  const given = { ...readEnvFile(file), ...process.env };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

/** The flags that each of the three commands takes. */
export const settingFlags = { registry: { type: /** @type {const} */ ('string') } };

/**
 * Reads the command line of one of the three commands.
 * @template {import('node:util').ParseArgsConfig['options']} Options
 * @param {Options} options
 * @param {string} usage
 * @returns {ReturnType<typeof parseArgs<{ allowPositionals: true, options: Options }>>}
 * @throws with the usage for arguments it does not know
 */
export function readWords(options, usage) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    throw new Error(usage);
  }
}

/**
 * Where the registry is, and the environment that says so.
 * @param {{ registry?: string }} [flags]
 * @returns {{ env: NodeJS.ProcessEnv, registry: string }}
 */
export function releaseSettings(flags = {}, file = join(root, '.env')) {
  const env = environment(file);
  const dataDir = resolve(root, env.DATA_DIR ?? '.data');
  const registry = flags.registry ?? env.REGISTRY_DIR ?? join(dataDir, 'registry');
  return { env, registry: resolve(root, registry) };
}

/**
 * @param {string} registry
 * @throws with one sentence where there is no registry: nothing was released there yet, or it is another folder
 */
export function assertRegistry(registry) {
  if (!existsSync(join(registry, 'internal.json')))
    throw new Error(`En ${registry} no hay registro: diga dónde está con --registry, REGISTRY_DIR o DATA_DIR.`);
}

/**
 * The key of a release.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} registry
 * @throws with one sentence where there is none, before anything is built
 */
export async function assertSigningKey(env, registry) {
  const key = await signingKey(env, registry);
  if (!key)
    throw new Error(
      `Falta la llave que firma lo que se publica: RELEASE_PRIVATE_KEY, o secrets.json junto a ${registry}.`,
    );
  return key.replaceAll('\\n', '\n');
}
