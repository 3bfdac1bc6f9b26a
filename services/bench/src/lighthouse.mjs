import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultDataDir } from '@actual/deploy/local/terminal/paths.mjs';
import { table, tenth, whole } from '@actual/deploy/local/terminal/table.mjs';
import { findBrowser } from '@actual/deploy/local/testing/browser.mjs';
import { loadTs } from '@actual/deploy/local/toolchain/load-ts.mjs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startDemoStore } from './demo-store.mjs';
import { ZIPCODE } from './purchases.mjs';

/** @typedef {import('lighthouse').Result} Lhr */
/** @typedef {{ lhr: Lhr, blocked: number }} Visit */
/** @typedef {keyof typeof CATEGORIES} Brand */
/** @typedef {import('@actual/deploy/local/store/store.mjs').RunningStore} Store */
/** @typedef {{ page: string, path: string, headers: Record<string, string> }} Page */

const { blockingByProcessor } = await loadTs('services/deploy/testing/blocking-by-processor.ts');

/** A category with products of each brand. */
const CATEGORIES = { studio: 'salas', home: 'salas', kids: 'kids' };
const MOST_FAILURES = 3;
const DEMO_CLIENT = { email: 'clienta@demo.mx', password: 'Muebles-2026' };

/**
 * @param {string} name
 * @returns {(visit: Visit) => number}
 */
const score = (name) => (visit) => Math.round((visit.lhr.categories[name].score ?? Number.NaN) * 100);
/**
 * @param {string} name
 * @returns {(visit: Visit) => number}
 */
const value = (name) => (visit) => visit.lhr.audits[name].numericValue ?? Number.NaN;
const performance = score('performance');
const blocking = value('total-blocking-time');
/**
 * Title, target and figure of each column, from the middle and the best of a page's visits.
 * @type {[string, string | number, (middle: Visit, best: Visit) => string | number][]}
 */
const COLUMNS = [
  ['performance', '≥ 97', (middle) => performance(middle)],
  ['the best', '≥ 97', (_, best) => performance(best)],
  ['accessib.', 100, score('accessibility')],
  ['practices', 100, score('best-practices')],
  ['SEO', 100, score('seo')],
  ['LCP ms', '≤ 2000', (middle) => whole(value('largest-contentful-paint')(middle))],
  ['CLS', '≤ 0.02', (middle) => value('cumulative-layout-shift')(middle).toFixed(3)],
  ['TBT ms', '≤ 150', (middle) => whole(blocking(middle))],
  ['the best', '≤ 150', (_, best) => whole(blocking(best))],
  ['by CPU', '≤ 150', (middle) => whole(middle.blocked)],
  ['script KB', '≤ 160', (middle) => tenth(scriptBytes(middle.lhr.audits) / 1000)],
];

/**
 * Lighthouse with its mobile settings (slow 4G and a slow processor, simulated) on home, category, product and quotation
 * of each brand of a demo store, or on the client area (`account`), each `runs` times. Prints the medians, and the best
 * of the figures that other work on the machine spoils most. With `out`, each page's median report is kept there.
 * @param {{ progress: import('@actual/deploy/local/terminal/progress.mjs').Progress, runs: number, out?: string, brand?: string, account: boolean }} options
 */
export async function measurePages({ progress, runs, out, brand: only, account }) {
  const browser = await findBrowser(progress, join(defaultDataDir, 'logs', 'browser.log'));
  // a page is measured with the pictures it has for everybody but its first visitor; those of a store that ran here
  // already need not be made again
  const store = await startDemoStore({ progress, pictures: 'first' });
  // pages of one client's own data are not for search engines
  const columns = COLUMNS.filter(([title]) => !account || title !== 'SEO');
  const rows = [];
  try {
    for (const brand of /** @type {Brand[]} */ (Object.keys(CATEGORIES)).filter((one) => !only || one === only)) {
      for (const { page, path, headers } of await (account ? accountPagesOf : pagesOf)(store, brand)) {
        progress.step(`${brand}: ${page} ${path}`);
        /** @type {Visit[]} */
        const visits = await measurePage(browser, `${store.origins[brand]}${path}`, headers, runs);
        const middle = visits[Math.floor(visits.length / 2)];
        if (out) keep(out, `${brand}-${page}`, middle.lhr);
        rows.push([`${brand}: ${page}`, ...columns.map(([, , figure]) => figure(middle, visits[0]))]);
        progress.step(`  performance ${visits.map(performance).join(', ')}`);
      }
    }
  } finally {
    await store.stop();
  }
  progress.write(`\nLighthouse, ${rows.length} pages, mobile, the middle of ${runs}\n`);
  rows.push(['goal', ...columns.map(([, target]) => target)]);
  progress.write(`${table(['page', ...columns.map(([title]) => title)], rows)}\n`);
}

/**
 * A call of a brand's API: its answer, and the cookies that it set.
 * @param {Store} store
 * @param {Brand} brand
 * @param {string} path
 * @param {object} body
 */
async function ask({ ports }, brand, path, body) {
  const reply = await fetch(`http://127.0.0.1:${ports.PUBLIC_PORT}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', site: `actual-${brand}` },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  const cookie = reply.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { data: await reply.json(), cookie: cookie.join('; ') };
}

/**
 * The client area as the demo's client sees it, and the page of registration.
 * @param {Store} store
 * @param {Brand} brand
 * @returns {Promise<Page[]>}
 */
async function accountPagesOf(store, brand) {
  const { cookie } = await ask(store, brand, '/auth/signin', DEMO_CLIENT);
  const own = ['profile', 'deliveries', 'invoices', 'purchases', 'quotations'];
  return [
    { page: 'registro', path: '/register', headers: {} },
    ...own.map((page) => ({ page, path: `/user/${page}`, headers: { cookie } })),
    { page: 'guardados', path: '/guardados', headers: { cookie } },
  ];
}

/**
 * The pages of a brand; the last as a visitor sees it whose quotation has one line.
 * @param {Store} store
 * @param {Brand} brand
 * @returns {Promise<Page[]>}
 */
async function pagesOf(store, brand) {
  const category = CATEGORIES[brand];
  const { data: list } = await ask(store, brand, '/product/searchbyfilters/', {
    category,
    page: 1,
    items: 1,
    sortOption: { key: 'salesCount', direction: 'DESC' },
  });
  const [product] = list.products;
  const { data: quotation, cookie } = await ask(store, brand, '/quotation/create', {
    zipcodeDeliveryId: ZIPCODE,
    detail: { productId: product.id, quantity: 1 },
  });
  return [
    { page: 'home', path: '/', headers: {} },
    { page: 'category', path: `/category/${category}`, headers: {} },
    { page: 'product', path: product.url, headers: {} },
    { page: 'quotation', path: `/quotations/edit/${quotation.id}`, headers: { cookie } },
  ];
}

/**
 * The visits, the best first. Each has a browser of its own: nothing is cached.
 * @param {string} browser
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {number} runs
 */
async function measurePage(browser, url, headers, runs) {
  // the first visit warms the server, as other shoppers do
  await fetch(url.replace(/\/\/[\w.]+:/, '//127.0.0.1:'), { headers: { host: new URL(url).host, ...headers } });
  const visits = [];
  let failures = 0;
  while (visits.length < runs) {
    const result = await visit(browser, url, headers);
    const { runtimeError } = result.lhr;
    if (!runtimeError) visits.push(result);
    // a browser on a busy machine now and then loses its own trace
    else if (++failures > MOST_FAILURES) throw new Error(`${url}: ${runtimeError.message}`);
  }
  return visits.sort((a, b) => performance(b) - performance(a));
}

/**
 * @param {string} browser
 * @param {string} url
 * @param {Record<string, string>} extraHeaders
 * @returns {Promise<Visit>}
 */
async function visit(browser, url, extraHeaders) {
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  });
  try {
    /** @type {import('lighthouse').Flags} */
    const options = { port: chrome.port, output: 'json', logLevel: 'silent', extraHeaders };
    const result = await lighthouse(url, options);
    if (!result) throw new Error(`${url}: Lighthouse gave no result`);
    const { lhr, artifacts } = result;
    return { lhr, blocked: lhr.runtimeError ? 0 : blockingByProcessor(artifacts.Trace.traceEvents) };
  } finally {
    await chrome.kill();
  }
}

/**
 * Bytes of scripts as they were transferred: compressed, with headers.
 * @param {Lhr['audits']} audits
 * @returns {number}
 */
const scriptBytes = (audits) =>
  requestsIn(audits)
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);

/** @param {Lhr['audits']} audits */
function requestsIn(audits) {
  const { details } = audits['network-requests'];
  return details?.type === 'table' ? details.items : [];
}

/**
 * @param {string} out
 * @param {string} name
 * @param {Lhr} lhr
 */
function keep(out, name, lhr) {
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), out);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.normalize('NFD').replace(/\p{M}/gu, '')}.json`), JSON.stringify(lhr));
}
