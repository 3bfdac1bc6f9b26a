import { expect, test } from '@playwright/test';
import { wordsOf } from '../support/html';
import { ask, type BrandUnderTest, brands } from '../support/store';
import { walkedIn } from '../support/walked-in';

for (const [at, brand] of walkedIn('Kids')) {
  test(`${brand}: tells a flooding address to come back later, and still serves cached pages to all`, async () => {
    const { name, origin, category } = brands()[at] as BrandUnderTest;
    const path = `/category/${category}`;
    const kept = await ask(origin, path);
    // connections that are open already bring all of it at once, however busy the machine is
    await Promise.all(Array.from({ length: 200 }, () => ask(origin, path)));
    const wanted = Array.from({ length: 200 }, (_, nth) => `${path}?precio-desde=${nth + 1}`);
    let over = false;
    const flood = Promise.all(wanted.map((one) => ask(origin, one))).finally(() => {
      over = true;
    });
    while (!over) expect((await ask(origin, path)).status).toBe(200);
    const answers = await flood;
    expect(kept.status).toBe(200);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const busy = answers.find(({ status }) => status === 503);
    expect(Number(busy?.headers['retry-after'])).toBeGreaterThan(0);
    expect(wordsOf(busy?.body ?? '')).toContain('Reintentar');
    expect(busy?.body).toContain(name);
    // and it is over once they are
    await expect(async () => expect((await ask(origin, `${path}?precio-desde=999`)).status).toBe(200)).toPass();
  });
}
