/** A visit that touches nothing: what a page takes of processor and line until all of it is awake. */
import { loadTs } from '@actual/deploy/local/toolchain/load-ts.mjs';

const { blockingByProcessor, tasksByProcessor } = await loadTs('services/deploy/testing/blocking-by-processor.ts');

/** 1.6 Mbit/s down, half of that up, and 150 ms: Lighthouse's slow 4G. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** Milliseconds within which a page wakes by itself. */
const LONGEST = 14_000;

/**
 * A debugging session of the page, whose requests take the slow line.
 * @param {import('playwright').Page} page
 */
export async function slowLine(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  return session;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<{ longest: number, blocked: number, script: number }>} after the first paint, by the processor's time
 *   on a phone: its longest task and the sum of what tasks take beyond 50 ms, in ms; bytes of scripts, compressed
 */
export async function measureUntouched(browser, url, viewport) {
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    await slowLine(page);
    /** @type {Promise<number>[]} */
    const scripts = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await browser.startTracing(page, { categories: ['toplevel', 'loading'] });
    await page.goto(url, { waitUntil: 'load' });
    const isAwake = () =>
      performance.getEntriesByName('hydrated').length > 0 && !document.querySelector('[data-hydration=""]');
    await page.waitForFunction(isAwake, undefined, { timeout: LONGEST }).catch(() => {});
    await page.waitForLoadState('networkidle');
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    return {
      longest: Math.max(...tasksByProcessor(traceEvents)),
      blocked: blockingByProcessor(traceEvents),
      script: (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0),
    };
  } finally {
    await context.close();
  }
}
