/** The first tap of a visit on a slow phone: when it is answered, and when what it asked for is there. */
import { join } from 'node:path';
import { defaultDataDir } from '@actual/deploy/local/terminal/paths.mjs';
import { table, tenth, whole } from '@actual/deploy/local/terminal/table.mjs';
import { findBrowser } from '@actual/deploy/local/testing/browser.mjs';
import { chromium } from 'playwright';
import { startDemoStore } from '../demo-store.mjs';
import { p75 } from '../p75.mjs';
import { measureUntouched, slowLine } from './untouched.mjs';
import { watchTap } from './watch-tap.mjs';

/** @typedef {'studio' | 'home' | 'kids'} Brand */
/** @typedef {{ answer: number, result: number, largest: number, shift: number, longest: number }} Tap */

/** A category with products of each brand, whose best seller has several colors. */
const CATEGORIES = { studio: 'salas', home: 'salas', kids: 'kids' };
/** Seconds between `load` and the tap. */
const MOMENTS = [1, 3, 6];
/** How many times slower the phone's processor is than this machine's. */
const SLOWDOWN = 4;
const PHONE = { width: 412, height: 823 };
/** Nobody scrolls before the first tap, so everything that is tapped is in the window. */
const TALL = { width: 412, height: 1_700 };
/** Milliseconds before the tap in which somebody who scrolled there has the link to the next page before their eyes. */
const NEAR = 1_000;
/** Milliseconds that a finger stays on the glass. */
const PRESS = 80;
/** Milliseconds between two looks whether the result is there. */
const LOOK = 100;
/** Milliseconds after which a tap counts as never answered. */
const PATIENCE = 20_000;

/**
 * What is tapped, on which page, and how its result is known (`watchTap`); `near` is scrolled to before, so that it is no
 * first touch.
 * @type {{ what: string, on: 'home' | 'category' | 'product', find: (page: import('playwright').Page) => import('playwright').Locator, result: string, near?: boolean }[]}
 */
const THINGS = [
  { what: 'menu', on: 'home', find: (page) => page.getByRole('button', { name: 'Menú' }), result: 'dialog' },
  {
    what: 'postal code',
    on: 'home',
    find: (page) => page.getByRole('banner').getByRole('button', { name: /código postal/ }),
    result: 'dialog',
  },
  { what: 'filters', on: 'category', find: (page) => page.getByRole('link', { name: 'Filtros' }), result: 'dialog' },
  {
    what: 'pictures',
    on: 'product',
    find: (page) => page.getByRole('button', { name: 'Acercar la foto' }),
    result: 'dialog',
  },
  {
    what: 'color',
    on: 'product',
    find: (page) =>
      page
        .getByRole('group', { name: /^Color/ })
        .locator('a:not([aria-current])')
        .first(),
    result: 'page',
  },
  {
    what: '«Agregar»',
    on: 'product',
    find: (page) => page.getByRole('button', { name: /^Agregar (a|al) / }).first(),
    result: 'dialog',
  },
  {
    what: 'its category',
    on: 'home',
    find: (page) => page.getByRole('main').locator('a[href^="/category/"]:visible').first(),
    result: 'page',
    near: true,
  },
  {
    what: 'its product',
    on: 'category',
    find: (page) => page.getByRole('article').getByRole('heading').getByRole('link').first(),
    result: 'page',
    near: true,
  },
];

/**
 * What `watchTap` keeps, once the result is there or patience is over. Asked for by the debugger alone: in a document that
 * a tap leads to, Playwright's own script would take the phone 100 ms before its first paint.
 * @param {import('playwright').CDPSession} session
 * @returns {Promise<{ tapped?: number, answered?: number, done?: number }>}
 */
async function readTap(session) {
  const expression = "sessionStorage.getItem('measured-tap') ?? '{}'";
  const begun = performance.now();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    // between two documents there is nobody to ask
    const reply = await session.send('Runtime.evaluate', { expression }).catch(() => null);
    const tap = JSON.parse(reply?.result.value ?? '{}');
    if (tap.done || performance.now() - begun > PATIENCE) return tap;
  }
}

/**
 * The first tap of a visit, in a context that has nothing cached.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {typeof THINGS[number]} thing
 * @param {number} seconds after `load`
 * @returns {Promise<Tap>}
 */
async function tap(browser, url, { find, on, result, near }, seconds) {
  const context = await browser.newContext({
    viewport: on === 'product' ? TALL : PHONE,
    isMobile: true,
    hasTouch: true,
  });
  try {
    // whether visits may be measured was answered on an earlier visit
    await context.addCookies([{ name: 'medicion', value: 'no', url }]);
    const page = await context.newPage();
    const session = await slowLine(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watchTap, { result });
    await page.goto(url, { waitUntil: 'load' });
    const loaded = performance.now();
    const until = (/** @type {number} */ moment) =>
      new Promise((resolve) => setTimeout(resolve, moment - (performance.now() - loaded)));
    if (near) {
      await until(seconds * 1_000 - NEAR);
      await find(page).evaluate((link) => link.scrollIntoView({ block: 'center' }));
    }
    const place = await find(page).boundingBox();
    if (!place) throw new Error(`${url}: nothing to tap`);
    await until(seconds * 1_000);
    // what the page did by itself: a document that the tap leads to begins anew
    const { largest, shift, longest } = await page.evaluate(() => Reflect.get(window, 'measured'));
    const finger = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
    const down = session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await new Promise((resolve) => setTimeout(resolve, PRESS));
    await Promise.all([down, session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
    const never = Number.POSITIVE_INFINITY;
    const { tapped = never, answered, ...rest } = await readTap(session);
    const answer = Math.max(0, (answered ?? never) - tapped);
    return { answer, result: (rest.done ?? never) - tapped, largest, shift, longest };
  } finally {
    await context.close();
  }
}

/**
 * Addresses of a brand's pages, each visited once: the first visitor of all waits for what others find ready.
 * @param {import('playwright').Browser} browser
 * @param {import('@actual/deploy/local/store/store.mjs').RunningStore} store
 * @param {Brand} brand
 */
async function pagesOf(browser, { ports, origins }, brand) {
  const category = CATEGORIES[brand];
  const reply = await fetch(`http://127.0.0.1:${ports.PUBLIC_PORT}/api/product/searchbyfilters/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', site: `actual-${brand}` },
    body: JSON.stringify({ category, page: 1, items: 1, sortOption: { key: 'salesCount', direction: 'DESC' } }),
  });
  const { products } = await reply.json();
  const paths = { home: '/', category: `/category/${category}`, product: products[0].url };
  const pages = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, origins[brand] + path]));
  const page = await browser.newPage({ viewport: TALL, isMobile: true, hasTouch: true });
  for (const url of Object.values(pages)) await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return pages;
}

/**
 * Taps things 1, 3 and 6 seconds after `load`, `runs` times each, on a phone whose processor is four times slower, over
 * a line of 1.6 Mbit/s and 150 ms; prints what three quarters of the tries do not exceed, from the moment the finger leaves
 * the glass. An answer is the first painted frame in which the tapped place looks different; a result, that of the dialog
 * or of the page of the chosen color. Script and the two columns of the processor are of a visit that touches nothing
 * (`measureUntouched`).
 * @param {{ progress: import('@actual/deploy/local/terminal/progress.mjs').Progress, runs: number, brand?: string }} options
 */
export async function measureTaps({ progress, runs, brand: only }) {
  const executablePath = await findBrowser(progress, join(defaultDataDir, 'logs', 'browser.log'));
  const store = await startDemoStore({ progress });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const rows = [];
  try {
    for (const brand of /** @type {Brand[]} */ (Object.keys(CATEGORIES)).filter((one) => !only || one === only)) {
      const pages = await pagesOf(browser, store, brand);
      /** @type {Record<string, Awaited<ReturnType<typeof measureUntouched>>>} */
      const untouched = {};
      for (const [name, url] of Object.entries(pages)) untouched[name] = await measureUntouched(browser, url, PHONE);
      for (const thing of THINGS) {
        progress.step(`${brand}: ${thing.what}`);
        /** @type {Tap[][]} */
        const taps = [];
        for (const [at, seconds] of MOMENTS.entries()) {
          taps[at] = [];
          while (taps[at].length < runs) taps[at].push(await tap(browser, pages[thing.on], thing, seconds));
        }
        const all = taps.flat();
        const still = untouched[thing.on];
        rows.push([
          `${brand}: ${thing.what}`,
          ...taps.flatMap((some) => [
            whole(p75(some.map(({ answer }) => answer))),
            whole(p75(some.map((one) => one.result))),
          ]),
          whole(p75(all.map(({ largest }) => largest))),
          Math.max(...all.map(({ shift }) => shift)).toFixed(3),
          whole(p75(all.map(({ longest }) => longest))),
          whole(still.longest),
          whole(still.blocked),
          tenth(still.script / 1_000),
        ]);
      }
    }
  } finally {
    await browser.close();
    await store.stop();
  }
  const headings = MOMENTS.flatMap((seconds) => [`${seconds} s: answer, ms`, 'result, ms']);
  const goals = MOMENTS.flatMap((seconds) => ['≤ 100', seconds < 3 ? '≤ 700' : '≤ 300']);
  rows.push(['goal', ...goals, '≤ 1,800', 0, '≤ 50', '≤ 50', '≤ 150', '≤ 160']);
  progress.write(
    `\nFirst tap, p75 of ${runs}\n${table(['tap', ...headings, 'LCP ms', 'CLS', 'task ms', 'by CPU', 'beyond 50 by CPU', 'script KB'], rows)}\n`,
  );
}
