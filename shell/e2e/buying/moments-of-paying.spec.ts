import { expect, type Page, type Route, test } from '@playwright/test';
import { expectEnd, inFrontOf, type Way, ways } from '../support/paying';
import { ask } from '../support/store';
import { whole } from '../support/walked-in';

/** Hands a call of the page to the store, whose answer does not come back. */
async function deliver(route: Route): Promise<void> {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  const body = request.postData() ?? '';
  await ask(origin, pathname, { method: request.method(), headers: await request.allHeaders(), body });
}

/** The store books it; the browser does not hear of it until it asks again. Answers with the keys it asked by. */
async function loseFirstAnswer(page: Page, { path }: Way): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(path, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await deliver(route);
    await route.abort('connectionreset');
  });
  return keys;
}
const pressed = (page: Page, way: Way) => page.getByRole('button', { name: way.button }).click();

/** The ways that walk every moment: one charged at the provider, one that waits. All do in `npm run test:whole`. */
const walking = ['card', 'SPEI'];

for (const way of ways) {
  test(`${way.name}: a payment whose answer is lost is booked once, and the page shows how it ended`, async ({
    page,
  }) => {
    const { booked } = await inFrontOf(page, way);
    await way.choose(page);
    const keys = await loseFirstAnswer(page, way);
    await pressed(page, way);
    await expectEnd(page, way);
    // asked again by itself, as the same payment
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await booked()).toHaveLength(1);
  });

  if (!whole && !walking.includes(way.name)) continue;

  test(`${way.name}: what another tab paid first is shown, and not paid twice`, async ({ page }) => {
    const { address, booked } = await inFrontOf(page, way);
    const other = await page.context().newPage();
    await other.goto(address);
    await way.choose(page);
    await way.choose(other);
    await pressed(other, way);
    await expectEnd(other, way);
    await pressed(page, way);
    // a payment made elsewhere is seen here, with or without a sentence
    await expectEnd(page, way);
    expect(await booked()).toHaveLength(1);
  });

  test(`${way.name}: offline, the page says so at once, charges nothing by itself, and the next try pays`, async ({
    page,
  }) => {
    const { booked } = await inFrontOf(page, way);
    await way.choose(page);
    await page.context().setOffline(true);
    await pressed(page, way);
    await expect(page.getByText(/No tienes conexión a internet/)).toBeVisible();
    await page.context().setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    expect(await booked()).toEqual([]);
    await pressed(page, way);
    await expectEnd(page, way);
    expect(await booked()).toHaveLength(1);
  });

  test(`${way.name}: a reload in the middle of a payment shows how it ended`, async ({ page }) => {
    const { address, booked } = await inFrontOf(page, way);
    await way.choose(page);
    const reached = new Promise<void>((resolve) => {
      void page.route(way.path, async (route) => {
        await deliver(route);
        resolve();
      });
    });
    await pressed(page, way);
    await reached;
    await page.goto(address);
    await expectEnd(page, way);
    expect(await booked()).toHaveLength(1);
  });
}
