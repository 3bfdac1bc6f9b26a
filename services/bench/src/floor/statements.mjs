/**
 * The statements of a store's writing calls, from PostgreSQL's own log, and what they take alone: sent again in their order
 * by bare clients to a copy of the database as it was before.
 */
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { CONNECTIONS } from '../load.mjs';

/** @typedef {{ name?: string, text: string, values: (string | null)[] }} Statement `name` of one that its session had prepared */
/** @typedef {Statement[]} Unit a transaction, or a statement outside of one */

/** Begins each entry of the log, with the session and its user. */
const MARK = '\u00b6';
/** Share of the statements that is measured; those before warm the database up. */
export const MEASURED = 0.75;
const SOURCE = 'bench_before';
const ROLE = 'store_checkout';
/** A statement that waits for a lock which nobody will release ends. */
const LONGEST_MS = 10_000;

/**
 * @param {string} connectionString
 * @param {string[]} statements
 */
async function administer(connectionString, ...statements) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** @param {string} url */
const nameIn = (url) => new URL(url).pathname.slice(1);
/**
 * @param {string} url
 * @param {string} name
 */
const besides = (url, name) => Object.assign(new URL(url), { pathname: name }).href;

/**
 * Keeps a copy of the database, and has it log each statement of the checkout's sessions that begin from now on.
 * @param {string} adminUrl of a database that nobody is connected to
 */
export const prepareRecording = (adminUrl) =>
  administer(
    besides(adminUrl, 'postgres'),
    `CREATE DATABASE ${SOURCE} TEMPLATE ${nameIn(adminUrl)} STRATEGY file_copy`,
    `ALTER SYSTEM SET log_line_prefix = '${MARK}%c %u '`,
    'SELECT pg_reload_conf()',
    `ALTER ROLE ${ROLE} SET log_statement = 'all'`,
    `ALTER ROLE ${ROLE} SET log_parameter_max_length = -1`,
    `ALTER ROLE ${ROLE} SET log_error_verbosity = 'default'`,
  );

/** Sessions that begin from now on log nothing. @param {string} adminUrl */
export const endRecording = (adminUrl) =>
  administer(
    adminUrl,
    ...['log_statement', 'log_parameter_max_length', 'log_error_verbosity'].map(
      (name) => `ALTER ROLE ${ROLE} RESET ${name}`,
    ),
  );

/**
 * The transactions of the log between two of its lengths, in the order in which they began.
 * @param {string} logFile
 * @param {{ from?: number, to?: number }} [between] in bytes
 * @returns {Unit[]}
 */
export function recordedIn(logFile, { from = 0, to } = {}) {
  const log = readFileSync(logFile).subarray(from, to).toString();
  /** @type {Unit[]} */
  const units = [];
  /** @type {Map<string, { open?: Unit, last?: Statement }>} by session */
  const sessions = new Map();
  for (const entry of log.split(MARK)) {
    const [, session, level, said] = /^(\S+) \S+ (\w+): {2}(.*)$/s.exec(entry.replaceAll('\n\t', '\n').trimEnd()) ?? [];
    if (session === undefined || !entry.includes(` ${ROLE} `)) continue;
    const state = sessions.get(session) ?? {};
    sessions.set(session, state);
    if (level === 'DETAIL' && state.last) state.last.values = parametersIn(said);
    const [, name, text] = /^(?:statement|execute ([^:]+)): (.*)$/s.exec(level === 'LOG' ? said : '') ?? [];
    if (text === undefined) continue;
    state.last = { name: name && name !== '<unnamed>' ? name : undefined, text, values: [] };
    if (state.open) state.open.push(state.last);
    else units.push([state.last]);
    if (/^begin/i.test(text)) state.open = units.at(-1);
    if (/^(commit|rollback)(;|$)/i.test(text)) state.open = undefined;
  }
  return units;
}

/** `Parameters: $1 = 'x', $2 = NULL` @param {string} said */
function parametersIn(said) {
  return [...said.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(([, value]) =>
    value === undefined ? null : value.replaceAll("''", "'"),
  );
}

/**
 * Sends the units on as many connections as there are shoppers.
 * @param {string} adminUrl
 * @param {Unit[]} units
 * @param {() => number} usedByPostgres microseconds of the processor so far
 * @returns {Promise<{ failed: number, seconds: number, used: number }>} of the measured ones; `used`: microseconds of client
 *   and server
 */
export async function replay(adminUrl, units, usedByPostgres) {
  const name = 'bench_floor';
  const server = besides(adminUrl, 'postgres');
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${SOURCE} STRATEGY file_copy`, 'CHECKPOINT');
  const options = { connectionString: besides(adminUrl, name), statement_timeout: LONGEST_MS };
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client(options));
  let failed = 0;
  /** @param {Unit[]} some */
  const send = async (some) => {
    let at = 0;
    /** @param {pg.Client} client */
    const work = async (client) => {
      while (at < some.length) {
        for (const statement of some[at++])
          await client.query(statement).catch(() => {
            failed += 1;
          });
      }
    };
    await Promise.all(clients.map(work));
  };
  try {
    await Promise.all(clients.map((client) => client.connect()));
    const warm = Math.round(units.length * (1 - MEASURED));
    await send(units.slice(0, warm));
    const started = performance.now();
    const before = { own: process.cpuUsage(), postgres: usedByPostgres() };
    await send(units.slice(warm));
    const own = process.cpuUsage(before.own);
    return {
      failed,
      seconds: (performance.now() - started) / 1_000,
      used: own.user + own.system + usedByPostgres() - before.postgres,
    };
  } finally {
    await Promise.all(clients.map((client) => client.end()));
    await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}
