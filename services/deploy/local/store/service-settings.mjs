/** Settings of a store on real domains as its services read them, before minutes of building: they end where one does not fit. */
import { ClearError } from '../terminal/clear-error.mjs';
import { loadTs } from '../toolchain/load-ts.mjs';

/** The services that have settings of the outside world, and the gateways, with the name of their shape. */
const SHAPES = {
  'services/catalog/src/config.ts': 'catalogSettings',
  'services/checkout/src/config.ts': 'checkoutSettings',
  'services/account/src/config.ts': 'settings',
  'services/staff/src/config.ts': 'staffSettings',
  'shell/server/src/config.ts': 'gatewaySettings',
};

/**
 * The settings that are there and that a service refuses, with its reason.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ name: string, why: string }[]>}
 */
export async function refusedSettings(env) {
  const given = { ...Object.fromEntries(Object.entries(env).filter(([, value]) => value)), PORT: '1' };
  const { faultsOf } = await loadTs('services/kit/src/config.ts');
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [file, shape] of Object.entries(SHAPES)) {
    /** @type {{ name: string, why: string }[]} */
    const faults = faultsOf((await loadTs(file))[shape], given);
    for (const { name, why } of faults) if (name in given && !found.has(name)) found.set(name, why);
  }
  return [...found].map(([name, why]) => ({ name, why }));
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @throws ClearError with the whole list
 */
export async function refuseWrongSettings(env) {
  const wrong = await refusedSettings(env);
  if (wrong.length === 0) return;
  throw new ClearError(
    ['Hay que corregir en .env o el entorno:', ...wrong.map(({ name, why }) => `  ${name}: ${why}`)].join('\n'),
  );
}
