import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The store asks for a proof of work, as it does of a network with many shoppers; the page answers by itself. */
const proofAsked = 'the server responded with a status of 428';

/**
 * Collects everything that a careful person would see in the console: errors, warnings of hydration, failed requests of
 * ours.
 */
export function watch(page: Page) {
  const complaints: string[] = [];
  // the question has its own test; everywhere else it was answered on an earlier visit
  void page.addInitScript(() => Reflect.set(document, 'cookie', 'medicion=no; Path=/'));
  page.on('console', (message) => {
    const failed = message.type() === 'error' && !message.text().includes(proofAsked);
    if (failed || /hydrat/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error}`));
  return { expectQuiet: () => expect(complaints).toEqual([]) };
}

/**
 * The page's code has taken this place over, as it does for somebody who scrolls. A press is kept until then; shortcuts,
 * dragging and the choice among files are not.
 */
export async function expectHydrated(place: Locator): Promise<void> {
  await place.page().evaluate(() => dispatchEvent(new Event('scroll')));
  await expectAwake(place);
}

/** The page's code has taken this place over, also where nobody has touched the page. */
export const expectAwake = (place: Locator): Promise<void> =>
  expect
    .poll(() => place.evaluate((one) => one.closest<HTMLElement>('[data-hydration]')?.dataset.hydration))
    .toBe('done');

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: string[]; html: string }[] }[];
}

/** No accessibility violation on the page as it is now, open dialogs included. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // what was pressed a moment ago is paler until its page or dialog is there
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  // parts that are laid out only when near have a guessed size until then, and may overlap others
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
  // evaluated through the debugging protocol, so that the page's own policy needs no hole; a document keeps it
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResult> } };
    // passed checks need no report, and failures are known by their HTML
    return axe.run({ resultTypes: ['violations'], selectors: false });
  });
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} at ${nodes
        .slice(0, 3)
        .map((node) => node.html.slice(0, 160))
        .join(' | ')}`,
  );
  expect.soft(found, `axe on ${where}`).toEqual([]);
}

/** Nothing reaches out of the window to the right. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `horizontal overflow on ${where}`).toBeLessThanOrEqual(0);
}

/** Accessible and within the window at a phone's width and at a desk's; the window is then as it was. */
export async function expectFits(page: Page, where: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${where} at ${width}`);
    await expectNoOverflow(page, `${where} at ${width}`);
  }
  if (before) await page.setViewportSize(before);
}

/** Moves the mouse, as somebody does who has come to the page, and waits until no part of it sleeps. */
export async function wakeAll(page: Page): Promise<void> {
  await page.mouse.move(5, 400);
  await page.mouse.move(10, 410);
  await page.waitForFunction(() => !document.querySelector('[data-hydration=""]'));
}
