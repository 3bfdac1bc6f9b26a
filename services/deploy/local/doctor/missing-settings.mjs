/** Checks the settings of a store on real domains. */
import { isRealStore, missingOfRealStore } from '../store/real-store.mjs';
import { refusedSettings } from '../store/service-settings.mjs';
import { loadTs } from '../toolchain/load-ts.mjs';
import { documentOf } from './document-step.mjs';

/** @typedef {import('../doctor.mjs').Finding} Finding */

/**
 * The settings that are missing, the demo's, or nothing that a service could use.
 * @param {NodeJS.ProcessEnv} env
 * @param {import('../store/settings.mjs').Settings} settings
 * @param {boolean} goingLive
 * @returns {Promise<Finding[]>}
 */
export async function settingsOfRealStore(env, settings, goingLive) {
  const missing = missingOfRealStore(env, settings, { goingLive });
  const named = new Set(missing.map(({ name }) => name));
  const refused = isRealStore(env) ? (await refusedSettings(env)).filter(({ name }) => !named.has(name)) : [];
  return [...missing, ...refused, ...(await refusedByNginx(env, settings))].map(({ name, why }) => ({
    what: name,
    wrong: why,
    todo: documentOf(name),
  }));
}

/**
 * What `npm run nginx` would refuse, where nginx is to stand in front.
 * @param {NodeJS.ProcessEnv} env
 * @param {import('../store/settings.mjs').Settings} settings
 * @returns {Promise<{ name: string, why: string }[]>}
 */
async function refusedByNginx(env, settings) {
  if (!env.NGINX_CERTIFICATE) return [];
  const { readNginxSettings } = await loadTs('services/deploy/nginx/settings.ts');
  try {
    readNginxSettings({ ...env, ...settings });
    return [];
  } catch (error) {
    return [{ name: 'NGINX_CERTIFICATE', why: error.message }];
  }
}
