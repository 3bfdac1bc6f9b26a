/** How the processes of a running store do, as they say themselves. */
import { assertPortsFree } from '../store/settings.mjs';
import { ClearError } from '../terminal/clear-error.mjs';
import { clockSkew, longestWait, patienceMs, replicaAway } from './tolerances.mjs';

/** @typedef {import('../store/settings.mjs').Settings} Settings */
/** @typedef {import('../doctor.mjs').Finding} Finding */

const processes = {
  catalog: 'CATALOG',
  checkout: 'CHECKOUT',
  account: 'ACCOUNT',
  staff: 'STAFF',
  'gateway-public': 'PUBLIC',
  'gateway-internal': 'INTERNAL',
};

/** @param {string} address */
const ask = (address) => fetch(address, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);

/**
 * Where a process answers: beside us, or where the environment says a service is.
 * @param {string} prefix
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 */
export const addressOf = (prefix, settings, env) =>
  (
    env[`${prefix}_URL`] || `http://127.0.0.1:${/** @type {Record<string, unknown>} */ (settings)[`${prefix}_PORT`]}`
  ).replace(/\/$/, '');

/**
 * @param {string} name
 * @param {string} address
 * @returns {Promise<Finding>}
 */
async function readiness(name, address) {
  const what = `Proceso ${name}`;
  const reply = await ask(`${address}/readyz`);
  if (!reply) return { what, wrong: `no responde en ${address}`, todo: `Vea logs/${name}.log y logs/supervisor.log.` };
  const skew = Math.abs(Date.parse(reply.headers.get('date') ?? '') - Date.now()) / 1_000;
  if (skew > clockSkew)
    return {
      what,
      wrong: `su reloj difiere ${Math.round(skew)} s`,
      todo: 'Sincronice los relojes (NTP): las sesiones dependen de la hora.',
    };
  const { missing = [] } = await reply.json().catch(() => ({}));
  return reply.ok
    ? { what }
    : {
        what,
        wrong: `le falta ${missing.join(', ') || 'algo'}`,
        todo: 'Arranque lo que falta: `database` es PostgreSQL.',
      };
}

/**
 * A number without labels but its service's, from Prometheus' text.
 * @param {string} text
 * @param {string} name
 */
const figureIn = (text, name) => {
  const found = new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+-]+)$`, 'm').exec(text);
  return found ? Number(found[1]) : undefined;
};

/** @type {[string, number, (figure: number) => string, string][]} */
const limits = [
  [
    'outbox_overdue_seconds',
    longestWait,
    (n) => `el mensaje más viejo espera desde hace ${Math.round(n / 60)} min`,
    'OutboxOverdue',
  ],
  ['outbox_dead_letters', 0, (n) => `${n} mensajes esperan a una persona`, 'DeadLetters'],
  [
    'replica_away_seconds',
    replicaAway,
    (n) => `nada se lee en la réplica desde hace ${Math.round(n)} s`,
    'ReplicaAway',
  ],
  [
    'bucket_away_seconds',
    longestWait,
    (n) => `nada se mueve a su bucket desde hace ${Math.round(n / 60)} min`,
    'BucketAway',
  ],
  ['checkout_stuck_payments', 0, (n) => `${n} pagos sin resultado`, 'StuckPayments'],
];

/**
 * The backlogs that are too old, by the text of a service's `/metrics`.
 * @param {string} name
 * @param {string} text
 * @returns {Finding[]}
 */
export const waitingIn = (name, text) =>
  limits.flatMap(([metric, most, words, runbook]) => {
    const figure = figureIn(text, metric);
    if (figure === undefined) return [];
    const what = `${metric} de ${name}`;
    const todo = `Vea services/deploy/observability/runbooks/${runbook}.md.`;
    return [figure > most ? { what, wrong: words(figure), todo } : { what }];
  });

/**
 * @param {string} name
 * @param {string} address
 */
async function waiting(name, address) {
  const reply = await ask(`${address}/metrics`);
  return reply?.ok ? waitingIn(name, await reply.text()) : [];
}

/**
 * The processes that hold the ports of a closed store.
 * @param {Settings} settings
 * @returns {Promise<Finding>}
 */
async function ports(settings) {
  try {
    await assertPortsFree(settings);
    return { what: 'Tienda', note: 'está cerrada, y sus puertos libres' };
  } catch (error) {
    if (!(error instanceof ClearError)) throw error;
    return { what: 'Puertos', wrong: error.message, todo: 'Cierre ese programa, o elija otros puertos.' };
  }
}

/**
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('../doctor.mjs').Finding[]>}
 */
export async function runningStore(settings, env) {
  const list = Object.entries(processes).map(([name, prefix]) => [name, addressOf(prefix, settings, env)]);
  const found = await Promise.all(list.map(([name, address]) => readiness(name, address)));
  if (found.every(({ wrong }) => wrong?.startsWith('no responde'))) return [await ports(settings)];
  const services = list.filter(([name]) => !name.startsWith('gateway'));
  const figures = await Promise.all(services.map(([name, address]) => waiting(name, address)));
  return [...found, ...figures.flat()];
}
