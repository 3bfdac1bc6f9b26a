/** Scrolls the report of orders in Chromium, and counts the frames of its trace. */
import { join } from 'node:path';
import { defaultDataDir } from '@actual/deploy/local/terminal/paths.mjs';
import { table, tenth, whole } from '@actual/deploy/local/terminal/table.mjs';
import { findBrowser } from '@actual/deploy/local/testing/browser.mjs';
import { chromium } from 'playwright';
import { startDemoStore } from '../demo-store.mjs';
import { fillSales } from './fill-sales.mjs';

/** Rows that are passed, and how fast: a row has 35 pixels. */
const ROWS = 10_000;
const PIXELS_A_SECOND = 4_000;
/** Pixels of one stroke; the list grows while it goes on. */
const STROKE = 12_000;
/** Chromium's events for each frame: presented, dropped, or without anything new to show. */
const CATEGORIES = ['disabled-by-default-devtools.timeline.frame'];
const MANAGER = { email: 'gerente@demo.mx', password: 'Muebles-2026' };

/**
 * Opens the report as a manager at a desk; settles once its list goes on.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 */
async function openReport(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/escritorio`);
  await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', site: 'actual-studio' };
    const reply = await fetch('/api/auth/signin', { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`signin: ${reply.status}`);
  }, MANAGER);
  await page.goto(`${origin}/reports/orders`);
  await page.getByText(/^Suma de 1\d\d pedidos$/).waitFor();
  return page;
}

/**
 * Scrolls down until the row is in sight.
 * @param {import('playwright').Page} page
 * @param {number} row
 * @returns frames of all strokes, each of which has a trace of its own, and seconds
 */
async function scrollTo(page, row) {
  const list = page.locator('div:has(> table)');
  const box = await list.boundingBox();
  const browser = page.context().browser();
  if (!box || !browser) throw new Error('the report shows no list');
  const { x, y, width, height } = box;
  const session = await page.context().newCDPSession(page);
  const from = performance.now();
  const reached = () =>
    list.evaluate((box) => Number([...box.querySelectorAll('tbody tr')].at(-1)?.getAttribute('aria-rowindex')));
  const frames = { presented: 0, partly: 0, dropped: 0 };
  while ((await reached()) < row) {
    await browser.startTracing(page, { categories: CATEGORIES });
    await session.send('Input.synthesizeScrollGesture', {
      x: x + width / 2,
      y: y + height / 2,
      yDistance: -STROKE,
      speed: PIXELS_A_SECOND,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
    countFrames(await browser.stopTracing(), frames);
  }
  return { ...frames, seconds: (performance.now() - from) / 1_000 };
}

/**
 * Adds up the frames of a trace by their fate; a dropped one counts where somebody could see it.
 * @param {Buffer} trace
 * @param {{ presented: number, partly: number, dropped: number }} frames
 */
function countFrames(trace, frames) {
  const { traceEvents } = JSON.parse(trace.toString());
  for (const { name, ph, args } of traceEvents) {
    const report = name === 'PipelineReporter' && ph === 'b' ? args?.frame_reporter : undefined;
    if (report?.state === 'STATE_PRESENTED_ALL') frames.presented += 1;
    if (report?.state === 'STATE_PRESENTED_PARTIAL') frames.partly += 1;
    if (report?.state === 'STATE_DROPPED' && report.affects_smoothness) frames.dropped += 1;
  }
}

/**
 * Measures the scrolling of a long report and prints it. Everything is gone afterwards.
 * @param {{ progress: import('@actual/deploy/local/terminal/progress.mjs').Progress }} options
 */
export async function measureScroll({ progress }) {
  const executablePath = await findBrowser(progress, join(defaultDataDir, 'logs', 'browser.log'));
  const store = await startDemoStore({ progress });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    await fillSales(store.databaseUrl, { orders: ROWS + 500, quotations: 100 });
    const page = await openReport(browser, store.origins.internal);
    progress.step(`${whole(ROWS)} orders…`);
    const { presented, partly, dropped, seconds } = await scrollTo(page, ROWS);
    process.stdout.write(
      `\n${table(
        ['scrolling the report of orders', 'measured', 'target'],
        [
          ['rows', whole(ROWS), whole(ROWS)],
          ['seconds', tenth(seconds), '–'],
          ['frames presented', whole(presented), '–'],
          ['presented while rows were still being written', whole(partly), '–'],
          ['frames dropped', whole(dropped), 0],
        ],
      )}\n`,
    );
  } finally {
    await browser.close();
    await store.stop();
  }
}
