import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fillCard, giveAddress, identifyAsGuest, newGuest, payButton, toQuotation } from '../support/shopper';
import { type BrandUnderTest, brands, mailsTo } from '../support/store';

const dataDir = (): string => {
  const folder = process.env.STORE_DATA_DIR;
  if (!folder) throw new Error('STORE_DATA_DIR is not set: the global setup starts the store');
  return folder;
};
const logs = (): { name: string; text: string }[] =>
  readdirSync(join(dataDir(), 'logs')).map((name) => ({
    name,
    text: readFileSync(join(dataDir(), 'logs', name), 'utf8'),
  }));
const modeOf = (...names: string[]): string => (statSync(join(dataDir(), ...names)).mode & 0o777).toString(8);

/** A call of the store's API as the page makes it. */
const call = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async (asked) => {
      const headers = {
        site: 'actual-studio',
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      };
      const answer = await fetch(`/api${asked.path}`, {
        method: asked.method,
        headers,
        body: JSON.stringify(asked.body),
      });
      return { status: answer.status, body: await answer.json() };
    },
    { method, path, body },
  );

/** Collects everything that grants access: cookies, keys of calls and of cards, as the browser sent and got them. */
function collectSecrets(page: Page): Set<string> {
  const secrets = new Set<string>();
  page.on('request', (request) => {
    const { 'idempotency-key': key } = request.headers();
    if (key) secrets.add(key);
    const token = /"token":"([^"]+)"/.exec(request.postData() ?? '')?.[1];
    if (token) secrets.add(token);
  });
  return secrets;
}

test('a whole purchase leaves no personal data and no secrets in any log', async ({ page, context }) => {
  test.slow();
  const studio = brands()[0] as BrandUnderTest;
  const guest = { ...newGuest(studio), firstName: 'Xóchitl' };
  const secrets = collectSecrets(page);
  await toQuotation(page, studio);
  const id = /edit\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  expect((await call(page, 'POST', `/quotation/sendemail/${id}`, { email: guest.email })).status).toBe(200);
  await identifyAsGuest(page, guest);
  await giveAddress(page);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await fillCard(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/COMPRA-CONFIRMADA/);
  await expect.poll(async () => (await mailsTo(guest.email)).length).toBe(2);

  // the links of the mails as a browser opens them, and one with a token that nobody may read
  const texts = ((await mailsTo(guest.email)) as unknown as { text: string }[]).map(({ text }) => text).join('\n');
  const links = [...texts.matchAll(/(\/api\/\w+\/[0-9a-f-]{36}\/open)\?llave=([\w.-]+)/g)];
  expect(links.length).toBeGreaterThan(0);
  for (const [address, , key = ''] of links) {
    secrets.add(key.replace(/\.$/, ''));
    await page.goto(studio.origin + address);
  }
  await page.goto(`${studio.origin}/restorepassword?token=a-token-nobody-may-read`);

  // refused calls, and calls with a text in the wrong place, are not reported either
  const email = guest.email;
  await call(page, 'POST', '/auth/signin', { email, password: 'hamaca-azul-7' });
  await call(page, 'POST', `/quotation/findbyid/${encodeURIComponent(email)}`, {});
  const person = { FirstName: 'Xóchitl', LastName: 'Robles Ortega', E_Mail: email, _E_Mail: email };
  const registration = { ...person, Cellular: '998 123 4567', password: 'hamaca-azul-7', _password: 'hamaca-azul-7' };
  for (const _twice of [1, 2]) await call(page, 'POST', '/client/register/', registration);

  for (const { value, httpOnly } of await context.cookies()) if (httpOnly) secrets.add(value);
  const told = [email, 'Xóchitl', 'Robles', 'Av. Nader', 'Portón', '9981234567', '998 123 4567', 'hamaca-azul-7'];
  const opens = [...secrets, 'a-token-nobody-may-read', '5474925432670366'];
  expect(secrets.size).toBeGreaterThan(4);
  const found = logs().flatMap(({ name, text }) => [
    ...[...told, ...opens].filter((one) => text.includes(one)).map((one) => `${name}: ${one}`),
    // nobody's CLABE
    ...(text.match(/(?<!\d)\d{18}(?!\d)/g) ?? []).map((one) => `${name}: ${one}`),
  ]);
  expect(found).toEqual([]);
});

test('only the account that started the store can read logs, secrets and the test mailbox', async () => {
  expect([modeOf(), modeOf('logs'), modeOf('sandbox')]).toEqual(['711', '700', '700']);
  const files = ['logs', 'sandbox'].flatMap((folder) =>
    readdirSync(join(dataDir(), folder)).map((name) => [folder, name]),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const names of [['secrets.json'], ['store.pid'], ...files])
    expect([names.join('/'), modeOf(...names)]).toEqual([names.join('/'), '600']);
});
