import { expect, type Page, type Route, test } from '@playwright/test';
import { expectEnd, inFrontOf, type Way, ways } from './support/paying';
import { ask } from './support/store';

/** Hands a call of the page to the store, whose answer does not come back. */
async function deliver(route: Route): Promise<void> {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  const body = request.postData() ?? '';
  await ask(origin, pathname, { method: request.method(), headers: await request.allHeaders(), body });
}

/** The store books it; the browser never hears. Answers how often it was asked. */
async function loseAnswers(page: Page, { path }: Way) {
  const asked = { times: 0 };
  await page.route(path, async (route) => {
    asked.times += 1;
    await deliver(route);
    await route.abort('connectionreset');
  });
  return asked;
}
const pressed = (page: Page, way: Way) => page.getByRole('button', { name: way.button }).click();

for (const way of ways) {
  test(`${way.name}: la respuesta se pierde y termina en su pedido o en lo pagado, una sola vez`, async ({ page }) => {
    const { booked } = await inFrontOf(page, way);
    await way.choose(page);
    const asked = await loseAnswers(page, way);
    await pressed(page, way);
    await expectEnd(page, way);
    expect(asked.times).toBe(1);
    if (way.atCounter) {
      // nobody told the seller: the same press again is the same payment
      await page.unroute(way.path);
      await expect(page.getByText(/No recibimos respuesta/)).toBeVisible();
      await pressed(page, way);
      await expect(page.getByText('Pago registrado')).toBeVisible();
    }
    expect(await booked()).toHaveLength(1);
  });

  test(`${way.name}: otra pestaña pagó primero`, async ({ page }) => {
    const { address, booked } = await inFrontOf(page, way);
    const other = await page.context().newPage();
    await other.goto(address);
    await way.choose(page);
    await way.choose(other);
    await pressed(other, way);
    await expectEnd(other, way);
    await pressed(page, way);
    // what was paid elsewhere is seen here, with or without a sentence
    await expectEnd(page, way);
    expect(await booked()).toHaveLength(1);
  });

  test(`${way.name}: sin conexión lo dice al momento, no cobra por sí solo y el siguiente intento paga`, async ({
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

  test(`${way.name}: recargar a la mitad muestra cómo terminó`, async ({ page }) => {
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
