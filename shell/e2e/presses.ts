import { type Browser, chromium, type Page } from '@playwright/test';
import {
  addToQuotation,
  fillCard,
  firstProduct,
  giveAddress,
  identifyAsGuest,
  newGuest,
  payButton,
} from './support/shopper';
import { type BrandUnderTest, brands } from './support/store';

/** How many times slower the phone's processor is than this machine's. */
const slowdown = 4;
/** Milliseconds that somebody looks at a page before the first press; its parts wake in that time. */
const looking = 1_500;
/** The shortest event that the browser reports, in milliseconds. */
const shortest = 16;

/** An event of a press or a key: from the finger to the next painted frame, in milliseconds. */
interface PressEvent {
  readonly ms: number;
  /** The beginning of the path, and of what was pressed. */
  readonly place: string;
}

/** Runs in each document: tells the events that the browser's event timing knows of. */
function tellEvents(durationThreshold: number): void {
  const tell: (event: PressEvent) => void = Reflect.get(window, 'tellPress');
  new PerformanceObserver((list) => {
    for (const { interactionId, duration: ms, target } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId)
        tell({ ms, place: `${location.pathname.slice(0, 20)} «${target?.textContent?.trim().slice(0, 24) ?? ''}»` });
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
}

/** From a category to the paid order, as a guest. */
async function buy(page: Page, brand: BrandUnderTest): Promise<void> {
  const look = () => page.waitForTimeout(looking);
  await page.goto(`${brand.origin}/category/${brand.category}`);
  await firstProduct(page).click();
  await page.getByRole('button', { name: 'Ingresar código postal' }).waitFor();
  await look();
  await addToQuotation(page);
  await look();
  await identifyAsGuest(page, newGuest(brand));
  await look();
  await giveAddress(page);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await page.waitForURL(/paymentmethod/);
  await look();
  await fillCard(page);
  await payButton(page).click();
  await page.waitForURL(/\/checkout\/order\//);
  await look();
}

/** The events of one purchase on a phone whose processor is slower. */
async function eventsOf(browser: Browser, brand: BrandUnderTest): Promise<PressEvent[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    locale: 'es-MX',
    reducedMotion: 'reduce',
  });
  try {
    // whether visits may be measured was answered on an earlier visit
    await context.addCookies([{ name: 'medicion', value: 'no', url: brand.origin }]);
    const page = await context.newPage();
    const events: PressEvent[] = [];
    await page.exposeFunction('tellPress', (event: PressEvent) => void events.push(event));
    await page.addInitScript(tellEvents, shortest);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await buy(page, brand);
    return events.sort((a, b) => b.ms - a.ms);
  } finally {
    await context.close();
  }
}

/**
 * A guest's purchase on a slow phone in each brand, `runs` times.
 * @returns the events of each, the longest first
 */
export async function measurePresses(
  runs: number,
  began: (purchase: string) => void,
): Promise<{ brand: string; events: PressEvent[] }[]> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
  const purchases: { brand: string; events: PressEvent[] }[] = [];
  try {
    for (const brand of brands())
      for (let run = 1; run <= runs; run += 1) {
        began(`${brand.name} (${run} de ${runs})`);
        purchases.push({ brand: brand.name, events: await eventsOf(browser, brand) });
      }
  } finally {
    await browser.close();
  }
  return purchases;
}
