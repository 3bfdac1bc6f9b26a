/** Where a store answers, and where the pictures and models lie that it serves. */
import { delimiter, join } from 'node:path';
import { projectDir } from '../terminal/paths.mjs';
import { brands } from '../toolchain/brands.mjs';
import { isRealStore } from './real-store.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */

const WORDS = Object.values(brands).map(({ word }) => word);

/**
 * A brand's address on the machine itself.
 * @param {Pick<Settings, 'PUBLIC_PORT'>} settings
 * @param {string} word
 */
export const originOf = ({ PUBLIC_PORT }, word) => `http://${word}.localhost:${PUBLIC_PORT}`;

/**
 * Where the store answers, by name.
 * @param {Pick<Settings, 'PUBLIC_PORT' | 'INTERNAL_PORT' | 'SANDBOX_PORT'>} settings
 * @returns {Record<string, string>}
 */
export function addresses(settings) {
  return {
    ...Object.fromEntries(WORDS.map((word) => [word, originOf(settings, word)])),
    internal: `http://interno.localhost:${settings.INTERNAL_PORT}`,
    sandbox: `http://localhost:${settings.SANDBOX_PORT}`,
  };
}

/**
 * Folder of the pictures that the gateways serve.
 * @param {Pick<Settings, 'DATA_DIR'>} settings
 * @param {NodeJS.ProcessEnv} env
 */
export const picturesDirOf = (settings, env) => env.PICTURES_DIR || join(settings.DATA_DIR, 'pictures');

/**
 * Folders of the 3D models that the gateways serve: those of imports, then those of the demo where it is one.
 * @param {Pick<Settings, 'DATA_DIR'>} settings
 * @param {NodeJS.ProcessEnv} env
 */
export const modelDirsOf = (settings, env) =>
  env.MODELS_DIR?.split(delimiter) ?? [
    join(settings.DATA_DIR, 'models'),
    ...(isRealStore(env) ? [] : [join(projectDir, 'services', 'database', 'demo-assets', 'models')]),
  ];
