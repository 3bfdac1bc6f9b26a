/** Reports, dashboard and export of the staff desk on a store with many orders and quotations. */
import { setTimeout as sleep } from 'node:timers/promises';
import { table, tenth, whole } from '@actual/deploy/local/terminal/table.mjs';
import { loadTs } from '@actual/deploy/local/toolchain/load-ts.mjs';
import { startBenchStore } from '../bench-store.mjs';
import { HEADERS } from '../load.mjs';
import { memoryOf } from '../memory.mjs';
import { compareInCalc, plantFormulas } from './calc.mjs';
import { fillSales } from './fill-sales.mjs';
import { day, FILTERS, sortsOf } from './questions.mjs';

/** @typedef {import('../load.mjs').Upstream} Upstream */
/** @typedef {import('./questions.mjs').Report} Report */
/** @typedef {import('./questions.mjs').Question} Question */
/** @typedef {ReturnType<typeof deskOf>} Desk */

/** Times each call is made; the first, which plans and warms, is not counted. */
const TIMES = 20;
/** Rows of the measured export. */
const EXPORTED = 100_000;
/** Milliseconds between two looks at an export. */
const LOOK = 250;

/**
 * @param {number[]} numbers
 * @param {number} share
 */
const quantile = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)];

/**
 * The calls of the desk under the credential of the internal gateway.
 * @param {Upstream} upstream
 * @param {string} token
 */
function deskOf({ url, headers }, token) {
  return async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object | undefined} */ body = undefined,
  ) => {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: { ...HEADERS, ...headers, authorization: `Bearer ${token}` },
      body: body && JSON.stringify(body),
    });
    const answer = await reply.json();
    if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
}

/**
 * @param {Upstream} account
 * @returns {Promise<string>}
 */
async function tokenOf(account) {
  const reply = await fetch(`${account.url}/auth/signin`, {
    method: 'POST',
    headers: { ...HEADERS, ...account.headers },
    body: JSON.stringify({ email: 'gerente@demo.mx', password: 'Muebles-2026' }),
  });
  const { token } = await reply.json();
  return token;
}

/** @param {() => Promise<unknown>} ask */
async function timed(ask) {
  await ask();
  const times = [];
  for (let at = 0; at < TIMES; at += 1) {
    const before = performance.now();
    await ask();
    times.push(performance.now() - before);
  }
  return times;
}

/**
 * @param {string} name
 * @param {number[]} times
 * @param {number} target
 */
const row = (name, times, target) => [name, tenth(quantile(times, 0.5)), tenth(quantile(times, 0.95)), target];

/**
 * The slowest of some questions, each asked on its own; named, so that a slow one is known.
 * @param {Desk} desk
 * @param {string} path
 * @param {Question[]} questions
 */
async function slowest(desk, path, questions) {
  /** @type {{ p95: number, times: number[], question: Question }} */
  let worst = { p95: -1, times: [], question: {} };
  for (const question of questions) {
    const times = await timed(() => desk('POST', path, question));
    const p95 = quantile(times, 0.95);
    if (p95 > worst.p95) worst = { p95, times, question };
  }
  return worst;
}

/**
 * @param {Desk} desk
 * @param {number | undefined} pid
 */
async function exportOf(desk, pid) {
  const before = memoryOf({ staff: pid }).staff;
  const all = await desk('POST', '/order/all/find/1', {});
  const share = Math.min(1, EXPORTED / all.total);
  // the days that hold so many orders
  let days = Math.ceil(1_000 * share);
  let begun;
  for (; ; days = Math.ceil(days * 0.9)) {
    const asked = { dateRange: { start: day(days) } };
    const { total } = await desk('POST', '/order/all/find/1', asked);
    if (total <= EXPORTED * 1.1 || days < 2) {
      begun = await desk('POST', '/order/all/export', asked);
      break;
    }
  }
  const from = performance.now();
  let peak = before;
  let seen = begun;
  while (seen.state === 'waiting' || seen.state === 'running') {
    await sleep(LOOK);
    peak = Math.max(peak, memoryOf({ staff: pid }).staff);
    const { exports } = await desk('GET', '/me/exports');
    seen = exports.find((/** @type {{ id: string }} */ { id }) => id === begun.id);
  }
  if (seen.state !== 'done') throw new Error(`the export is ${seen.state}`);
  return {
    id: begun.id,
    from: day(days),
    rows: seen.total,
    seconds: (performance.now() - from) / 1_000,
    peak,
    grown: peak - before,
    bytes: seen.bytes,
  };
}

/**
 * The exported file as Calc reads it; a difference from the rows is an error.
 * @param {Upstream} upstream
 * @param {string} token
 * @param {string} adminUrl
 * @param {{ id: string, from: string }} made
 */
async function openedInCalc({ url, headers }, token, adminUrl, { id, from }) {
  const reply = await fetch(`${url}/me/exports/${id}/file`, {
    headers: { ...HEADERS, ...headers, authorization: `Bearer ${token}` },
  });
  const { storeTimeZone: zone } = await loadTs('services/contracts/src/store-day.ts');
  const found = await compareInCalc(Buffer.from(await reply.arrayBuffer()), adminUrl, { from, zone });
  if (!found) return 'LibreOffice is not installed: the exported file was not opened.\n';
  if (found.wrong.length > 0 || found.missing !== 0)
    throw new Error(
      `${found.wrong.length} cells are not as their rows, ${found.missing} rows are missing: ${JSON.stringify(found.wrong.slice(0, 5))}`,
    );
  return `${table(
    ['the file, opened in LibreOffice Calc', 'measured'],
    [
      ['rows that are there', whole(found.rows)],
      ['cells whose value and type are the row’s', whole(found.cells)],
      ['formulas that are texts', whole(found.formulas)],
      ['seconds to open and read', tenth(found.seconds)],
    ],
  )}\n`;
}

/**
 * Measures the desk and prints its tables. Everything is gone afterwards.
 * @param {{ progress: import('@actual/deploy/local/terminal/progress.mjs').Progress, orders: number, quotations: number }} options
 */
export async function measureStaff({ progress, orders, quotations }) {
  progress.step('Preparing the measuring store…');
  const store = await startBenchStore({ products: 300, progress });
  try {
    progress.step(`${whole(orders)} orders and ${whole(quotations)} more quotations…`);
    await fillSales(store.adminUrl, { orders, quotations });
    await plantFormulas(store.adminUrl);
    const token = await tokenOf(store.internalAccount);
    const desk = deskOf(store.staff, token);
    const rows = [];
    for (const report of /** @type {Report[]} */ (['order', 'quotation'])) {
      const name = `${report}s`;
      const path = `/${report}/all/find/1`;
      progress.step(`${name}…`);
      rows.push(row(`first rows of all ${name}, with totals`, await timed(() => desk('POST', path, {})), 300));
      const filter = await slowest(desk, path, FILTERS[report]);
      rows.push(row(`slowest filter of ${name}: ${JSON.stringify(filter.question)}`, filter.times, 500));
      const sort = await slowest(desk, path, sortsOf(report));
      rows.push(row(`slowest sort of ${name}: ${JSON.stringify(sort.question.orderby)}`, sort.times, 500));
    }
    progress.step('Dashboard…');
    for (const days of [30, 90]) {
      const dateRange = { start: day(days - 1), end: day(0) };
      const times = await timed(() => desk('POST', '/reports/dashboard', { dateRange }));
      rows.push(row(`dashboard of ${days} days`, times, 800));
    }
    process.stdout.write(`\n${table(['call', 'p50, ms', 'p95, ms', 'target'], rows)}\n\n`);
    progress.step('Export…');
    const made = await exportOf(desk, store.pids.staff);
    process.stdout.write(
      `${table(
        ['export, 21 columns', 'measured', 'target'],
        [
          ['rows', whole(made.rows), whole(EXPORTED)],
          ['seconds', tenth(made.seconds), 60],
          ['memory of the service, MiB, at its peak', whole(made.peak), 150],
          ['grown by, MiB', whole(made.grown), '–'],
          ['file, MB', tenth(made.bytes / 1_048_576), '–'],
        ],
      )}\n\n`,
    );
    progress.step('LibreOffice…');
    process.stdout.write(await openedInCalc(store.staff, token, store.adminUrl, made));
  } finally {
    await store.stop();
  }
}
