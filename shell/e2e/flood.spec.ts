import { expect, test } from '@playwright/test';
import { wordsOf } from './support/html';
import { ask, brands } from './support/store';

test('a quien pide cientos de listas nuevas se le pide volver; la página guardada se sirve a todos', async () => {
  for (const { name, origin, category } of brands()) {
    const path = `/category/${category}`;
    const kept = await ask(origin, path);
    const wanted = Array.from({ length: 200 }, (_, at) => `${path}?precio-desde=${at + 1}`);
    let over = false;
    const flood = Promise.all(wanted.map((one) => ask(origin, one))).finally(() => {
      over = true;
    });
    while (!over) expect((await ask(origin, path)).status, name).toBe(200);
    const answers = await flood;
    expect(kept.status, name).toBe(200);
    expect(new Set(answers.map(({ status }) => status)), name).toEqual(new Set([200, 503]));
    const busy = answers.find(({ status }) => status === 503);
    expect(Number(busy?.headers['retry-after']), name).toBeGreaterThan(0);
    expect(wordsOf(busy?.body ?? ''), name).toContain('Reintentar');
    expect(busy?.body, name).toContain(name);
    // and it is over once they are
    await expect(async () => expect((await ask(origin, `${path}?precio-desde=999`)).status).toBe(200)).toPass();
  }
});
