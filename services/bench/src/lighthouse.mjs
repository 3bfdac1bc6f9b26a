import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from '@actual/deploy/local/browser.mjs';
import { defaultDataDir } from '@actual/deploy/local/paths.mjs';
import { startStore } from '@actual/deploy/local/store.mjs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { blockingByProcessor } from './blocking-by-processor.mjs';
import { ZIPCODE } from './purchases.mjs';
import { table, tenth, whole } from './table.mjs';

/** A category with products of each brand. */
const CATEGORIES = { studio: 'salas', home: 'salas', kids: 'kids' };
const MOST_FAILURES = 3;
const TARGETS = { performance: 97, others: 100, lcp: 2_000, cls: 0.02, tbt: 150, script: 150 };

/**
 * Lighthouse with its mobile settings (slow 4G and a slow processor, simulated) on home, category, product and quotation of
 * each brand of a demo store, each `runs` times; prints the medians. With `out`, each page's median report is kept there.
 */
export async function measurePages({ progress, runs, out, brand: only }) {
  const browser = await findBrowser(progress, join(defaultDataDir, 'logs', 'browser.log'));
  progress.step('Arrancando la tienda…');
  const store = await startStore({
    ports: 'free',
    dataDir: 'temporary',
    quiet: true,
    // pictures of a store that ran here already need not be made again
    env: { RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'warn', PICTURES_DIR: join(defaultDataDir, 'pictures') },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => void store.stop().finally(() => process.exit(130)));
  const rows = [];
  try {
    for (const brand of Object.keys(CATEGORIES).filter((one) => !only || one === only)) {
      for (const { page, path, headers } of await pagesOf(store, brand)) {
        progress.step(`${brand}: ${page} ${path}`);
        const result = await measurePage(browser, `${store.origins[brand]}${path}`, headers, runs);
        if (out) keep(out, `${brand}-${page}`, result.lhr);
        const row = figures(result);
        rows.push([`${brand}: ${page}`, ...row]);
        progress.step(`  rendimiento ${row[0]}, LCP ${row[4]} ms, script ${row[8]} KB`);
      }
    }
  } finally {
    await store.stop();
  }
  progress.write(`\nLighthouse ${rows.length} páginas, móvil, mediana de ${runs}\n`);
  const headings = [
    'página',
    'rendimiento',
    'accesib.',
    'prácticas',
    'SEO',
    'LCP ms',
    'CLS',
    'TBT ms',
    'TBT CPU',
    'script KB',
  ];
  const { performance, others, lcp, cls, tbt, script } = TARGETS;
  rows.push([
    'meta',
    `≥ ${performance}`,
    others,
    others,
    others,
    `≤ ${lcp}`,
    `≤ ${cls}`,
    `≤ ${tbt}`,
    `≤ ${tbt}`,
    `≤ ${script}`,
  ]);
  progress.write(`${table(headings, rows)}\n`);
}

/** The pages of a brand; the last as a visitor sees it whose quotation has one line. */
async function pagesOf({ ports }, brand) {
  const category = CATEGORIES[brand];
  const ask = async (port, path, body) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', site: `actual-${brand}` },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return { data: await reply.json(), cookies: reply.headers.getSetCookie() };
  };
  const { data: list } = await ask(ports.CATALOG_PORT, '/product/searchbyfilters/', {
    category,
    page: 1,
    items: 1,
    sortOption: { key: 'salesCount', direction: 'DESC' },
  });
  const [product] = list.products;
  const { data: quotation, cookies } = await ask(ports.CHECKOUT_PORT, '/quotation/create', {
    zipcodeDeliveryId: ZIPCODE,
    detail: { productId: product.id, quantity: 1 },
  });
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  return [
    { page: 'inicio', path: '/', headers: {} },
    { page: 'categoría', path: `/category/${category}`, headers: {} },
    { page: 'producto', path: product.url, headers: {} },
    { page: 'cotización', path: `/quotations/edit/${quotation.id}`, headers: { cookie } },
  ];
}

/** The run whose performance is in the middle. Each run has a browser of its own: nothing is cached. */
async function measurePage(browser, url, headers, runs) {
  // the first visit warms the server, as other shoppers do
  await fetch(url.replace(/\/\/[\w.]+:/, '//127.0.0.1:'), { headers: { host: new URL(url).host, ...headers } });
  const results = [];
  let failures = 0;
  while (results.length < runs) {
    const result = await visit(browser, url, headers);
    const { runtimeError } = result.lhr;
    if (!runtimeError) results.push(result);
    // a browser on a busy machine now and then loses its own trace
    else if (++failures > MOST_FAILURES) throw new Error(`${url}: ${runtimeError.message}`);
  }
  const score = ({ lhr }) => lhr.categories.performance.score;
  return results.sort((a, b) => score(a) - score(b))[Math.floor(results.length / 2)];
}

async function visit(browser, url, extraHeaders) {
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  });
  try {
    const options = { port: chrome.port, output: 'json', logLevel: 'silent', extraHeaders };
    const { lhr, artifacts } = await lighthouse(url, options);
    return { lhr, blocked: lhr.runtimeError ? 0 : blockingByProcessor(artifacts.Trace.traceEvents) };
  } finally {
    await chrome.kill();
  }
}

function figures({ lhr: { categories, audits }, blocked }) {
  const score = (name) => Math.round(categories[name].score * 100);
  const value = (name) => audits[name].numericValue;
  return [
    score('performance'),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    whole(value('largest-contentful-paint')),
    value('cumulative-layout-shift').toFixed(3),
    whole(value('total-blocking-time')),
    whole(blocked),
    tenth(scriptBytes(audits) / 1000),
  ];
}

/** Bytes of scripts as they were transferred: compressed, with headers. */
const scriptBytes = (audits) =>
  audits['network-requests'].details.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);

function keep(out, name, lhr) {
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), out);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.normalize('NFD').replace(/\p{M}/gu, '')}.json`), JSON.stringify(lhr));
}
