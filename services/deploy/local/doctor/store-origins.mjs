/** The addresses by which a store is reached. */
import { loadTs } from '../toolchain/load-ts.mjs';

/** @typedef {{ brands: Record<string, string>, internal: string }} Origins by the brand's site; and the internal network's */

/**
 * @param {Pick<import('../store/settings.mjs').Settings, 'PUBLIC_PORT' | 'INTERNAL_PORT'>} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Origins>} empty for brands that a wrong setting names no address for
 */
export async function originsOf(settings, env) {
  const { publicOrigins } = await loadTs('services/contracts/src/public-origins.ts');
  const { success, data } = publicOrigins.safeParse(
    env.PUBLIC_ORIGINS || `http://{brand}.localhost:${settings.PUBLIC_PORT}`,
  );
  const internal = env.INTERNAL_ORIGIN || `http://interno.localhost:${settings.INTERNAL_PORT}`;
  return { brands: success ? data : {}, internal };
}
