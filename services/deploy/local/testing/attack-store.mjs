/** The attack (services/attack) on a store of its own, or on one that runs already. */

import { demoSignIns } from '../store/demo.mjs';
import { readSecrets } from '../store/secrets.mjs';
import { signingKey } from '../store/session-keys.mjs';
import { startStore } from '../store/store.mjs';
import { ClearError } from '../terminal/clear-error.mjs';
import { loadTs } from '../toolchain/load-ts.mjs';

/** The length of `npm run attack`, and the part of it that `npm test` runs. */
export const WHOLE = {
  seconds: 3_600,
  calls: 100_000,
  inputs: 12_000,
  seed: 1,
  caps: 3_000,
  faults: 15,
  purchases: 1_000,
  patience: 20_000,
};
export const SHORT = {
  // of which a quiet machine needs one in seven
  seconds: 600,
  calls: 1_000,
  inputs: 1_000,
  seed: 1,
  caps: 15,
  faults: 2,
  purchases: 24,
  patience: 20_000,
  // minutes, and the whole machine
  omitted: ['machine'],
};

/** @param {number} port */
const local = (port) => `http://127.0.0.1:${port}`;

/**
 * @param {object} options
 * @param {{ public: string, internal?: string }} [options.address] of a running store; without it one is started
 * @param {(text: string) => void} options.say is told each attempt
 * @param {string[]} [options.only] parts that are tried
 * @param {string[]} [options.omitted] parts that are left out unless `only` names parts
 * @param {AbortSignal} options.signal ends it at any moment; the store that was started is stopped first
 * @returns {Promise<{ text: string, rows: object[], held: boolean }>} the table, its rows, and whether nothing is open
 */
export async function attackStore({ say, address, only, omitted = [], signal, ...sizes }) {
  const { attack, parts } = await loadTs('services/attack/src/attack.ts');
  const unknown = only?.filter((part) => !parts.includes(part)) ?? [];
  if (unknown.length > 0)
    throw new ClearError(`There is no part ${unknown.join(', ')}. There are: ${parts.join(', ')}.`);
  const options = {
    only: only ?? parts.filter((/** @type {string} */ part) => !omitted.includes(part)),
    say,
    openStore,
    ...sizes,
  };
  const password = (await demoSignIns())[0]?.password ?? '';
  if (address) return attack({ ...address, password }, { ...options, victims: [] });
  say('Starting a store to attack…');
  const store = await openStore({ signal });
  const target = { ...store.target, password };
  try {
    return await Promise.race([attack(target, { ...options, victims: VICTIMS }), aborted(signal)]);
  } finally {
    await store.stop();
  }
}

/**
 * A store on free ports, with its data in this folder or in one that goes with it.
 * @param {{ dataDir?: string, signal?: AbortSignal }} options
 */
async function openStore({ dataDir = 'temporary', signal }) {
  const store = await startStore({ ports: 'free', dataDir, quiet: true, env: ORDINARY, signal });
  return { target: { ...outsideOf(store), inside: insideOf(store) }, stop: store.stop };
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<never>}
 * @throws the reason, once it is aborted
 */
function aborted(signal) {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Limits as they are in a shop, whatever the environment says. */
const ORDINARY = { RATE_LIMIT_PER_MINUTE: '3000', SIGNIN_PER_MINUTE: '60' };
const VICTIMS = ['checkout', 'gateway-public', 'postgres', 'sandbox'];

/** @param {{ ports: Record<string, number> }} store */
const outsideOf = ({ ports }) => ({
  public: local(ports.PUBLIC_PORT),
  internal: local(ports.INTERNAL_PORT),
  sandbox: local(ports.SANDBOX_PORT),
});

/**
 * The internals of a store that was started for the attack.
 * @param {Pick<import('../store/store.mjs').RunningStore, 'ports' | 'databaseUrl' | 'dataDir' | 'process'>} store
 */
export function insideOf({ ports, databaseUrl, dataDir, process: supervised }) {
  const secrets = readSecrets(dataDir, { sandbox: true });
  return {
    databaseUrl,
    services: {
      catalog: local(ports.CATALOG_PORT),
      checkout: local(ports.CHECKOUT_PORT),
      account: local(ports.ACCOUNT_PORT),
      staff: local(ports.STAFF_PORT),
    },
    sessionKey: signingKey(dataDir).pem,
    mercadoPagoToken: secrets.MERCADOPAGO_ACCESS_TOKEN,
    sap: { company: secrets.SAP_COMPANY, user: secrets.SAP_USER, password: secrets.SAP_PASSWORD },
    pid: (/** @type {string} */ name) => supervised(name)?.pid,
  };
}
