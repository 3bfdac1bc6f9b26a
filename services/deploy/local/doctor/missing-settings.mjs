/** Checks the settings of a store on real domains. */
import { isRealStore, missingOfRealStore } from '../store/real-store.mjs';
import { refusedSettings } from '../store/service-settings.mjs';
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
  return [...missing, ...refused].map(({ name, why }) => ({ what: name, wrong: why, todo: documentOf(name) }));
}
