/** Calls that write, beside the very statements that they send, sent by bare clients. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { CONNECTIONS, call } from '../load.mjs';
import { newQuotations } from '../measure-services.mjs';
import { usedBy } from '../processor.mjs';
import { buy, drained, makeTokens, measurePurchases } from '../purchases.mjs';
import { measureCalls } from './read-floors.mjs';
import { inTurn } from './rounds.mjs';
import { endRecording, MEASURED, recordedIn, replay } from './statements.mjs';

/** @typedef {import('../bench-store.mjs').BenchStore} BenchStore */
/** @typedef {import('./rounds.mjs').Row} Row */
/**
 * @typedef {object} Write
 * @property {string} name
 * @property {import('./statements.mjs').Unit[]} units what the calls sent
 * @property {number} many how many calls
 * @property {number} least of the floor's rate: the goal
 * @property {() => Promise<import('./rounds.mjs').Found>} measure
 */

const QUOTATIONS = 3_000;
const PURCHASES = 400;
/** Share of statements that may fail: with many clients some come before the row that they need. */
const FAILED_MOST = 0.03;
/** Purchases before each measurement. */
const WARM = 100;
/** Mail and ERP are worked off within a minute. */
const DRAIN_SECONDS = 60;

/**
 * @param {import('./measure.mjs').Work} work
 * @param {Write[]} writes
 * @returns {Promise<Row[]>}
 */
export async function measureWrites({ store, say, profile }, writes) {
  /** @type {Row[]} */
  const rows = [];
  for (const { name, units, many, least, measure } of writes) {
    say(`${name}…`);
    const sent = async () => {
      const { failed, seconds: took, used } = await replay(store.adminUrl, units, () => usedBy([store.postgresPid]));
      const all = units.flat().length;
      if (failed > all * FAILED_MOST) throw new Error(`${name}: ${failed} of ${all} statements not done`);
      return { perSecond: (many * MEASURED) / took, each: used / (many * MEASURED) };
    };
    const found = await inTurn({ floor: sent, ours: measure });
    rows.push({ name, ...found, goal: `≥ ${100 * least} %`, reached: found.share >= least });
    await profile(name, store.pids.checkout, measure);
  }
  return rows;
}

/**
 * Makes quotations and purchases while the database logs their statements, which `prepareRecording` had begun.
 * @param {import('./measure.mjs').Work} work
 * @returns {Promise<Write[]>}
 */
export async function recordWrites({ store, sold, seconds, say }) {
  say('Recording the statements of quotations and purchases…');
  const logFile = join(store.folder, 'logs', 'postgres.log');
  const length = () => statSync(logFile).size;
  const begun = length();
  const quotation = newQuotations(sold);
  await atOnce(QUOTATIONS, async () => {
    const { method, path, body } = quotation();
    await call(store.checkout, method, path, JSON.parse(body ?? ''));
  });
  const quoted = length();
  const tokens = await makeTokens(store, PURCHASES);
  await atOnce(PURCHASES, (at) => buy(store, sold[at % sold.length].id, tokens[at]));
  await drained(store, DRAIN_SECONDS);
  const bought = length();
  await endRecording(store.adminUrl);
  await store.restart('checkout');
  const pids = () => [store.pids.checkout, store.postgresPid];
  return [
    {
      name: 'new quotation with one line',
      units: recordedIn(logFile, { from: begun, to: quoted }),
      many: QUOTATIONS,
      least: 0.35,
      measure: () => measureCalls(store.checkout, newQuotations(sold), { pids: pids(), seconds }),
    },
    {
      name: 'whole purchase by card, mail and ERP',
      units: recordedIn(logFile, { from: quoted, to: bought }),
      many: PURCHASES,
      least: 0.25,
      measure: async () => {
        const before = { used: usedBy(pids()), orders: await orders(store) };
        const {
          orders: measured,
          perSecond,
          drainSeconds,
          errors,
        } = await measurePurchases(store, sold, seconds, WARM);
        if (errors.length > 0 || drainSeconds === null) throw new Error(`A purchase failed: ${errors[0]}`);
        return {
          perSecond: measured / (measured / perSecond + drainSeconds),
          each: (usedBy(pids()) - before.used) / ((await orders(store)) - before.orders),
        };
      },
    },
  ];
}

/**
 * @param {number} many
 * @param {(at: number) => Promise<unknown>} work
 */
async function atOnce(many, work) {
  let at = 0;
  const worker = async () => {
    while (at < many) await work(at++);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
}

/** @param {BenchStore} store */
const orders = async ({ client }) => Number((await client.query('SELECT count(*) AS many FROM orders')).rows[0].many);
