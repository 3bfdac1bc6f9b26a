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
  const other = [...refused, ...(await wrongProxies(env)), ...(await refusedByNginx(env, settings))];
  return [...missing, ...other].map(({ name, why }) => ({
    what: name,
    wrong: why,
    todo: documentOf(name),
  }));
}

const onThisMachine = /^(?:localhost$|loopback$|127\.|::1(?:$|\/))/;

/**
 * Proxies that do not fit the place where the gateways listen: each of their callers would count as the same one, and the
 * limits of one caller would be those of all.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ name: string, why: string }[]>}
 */
async function wrongProxies(env) {
  if (!isRealStore(env)) return [];
  const name = 'TRUSTED_PROXIES';
  const { words } = await loadTs('shell/server/src/config.ts');
  /** @type {string[]} */
  const proxies = words(env.TRUSTED_PROXIES ?? '');
  const open = ['PUBLIC_HOST', 'INTERNAL_HOST'].filter((host) => env[host] && !onThisMachine.test(env[host]));
  if (proxies.length === 0 && open.length > 0)
    return [
      {
        name,
        why: `falta: ${open.join(' y ')} abre a la red; escriba las direcciones de los proxies que están delante, o loopback si es el de esta máquina`,
      },
    ];
  if (proxies.length > 0 && open.length === 0 && !proxies.some((one) => onThisMachine.test(one)))
    return [
      {
        name,
        why: `«${proxies.join(' ')}» no nombra al proxy de esta máquina, y todos los clientes contarían como uno: agregue loopback`,
      },
    ];
  return [];
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
