import { expect, type Page, test } from '@playwright/test';
import { call, enter, giveAddressTo, makePayable, makeQuotation, signIn } from '../support/api';
import { fillCard, payButton, toPayment } from '../support/shopper';
import { ask, type BrandUnderTest, brands } from '../support/store';
import { expectAccessible, watch } from '../support/watch';

const studio = (): BrandUnderTest => {
  const [first] = brands();
  if (!first) throw new Error('no brand');
  return first;
};
interface Listed {
  hashes: string[];
  others: string[];
}
/** The scripts that the document's policy lets run. */
const listedIn = (policy: string): Listed => {
  const directive = policy.split('; ').find((part) => part.startsWith('script-src ')) ?? '';
  const words = directive.split(' ').slice(1);
  const hashes = words.filter((word) => word.startsWith("'sha256-")).map((word) => word.slice(1, -1));
  return { hashes, others: words.filter((word) => !word.startsWith("'sha256-")) };
};
const hashOf = (page: Page, url: string): Promise<string> =>
  page.evaluate(async (address) => {
    const body = await (await fetch(address)).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
    return `sha256-${btoa(String.fromCharCode(...digest))}`;
  }, url);

test('the payment page is a document of its own, where only scripts of the signed inventory run', async ({ page }) => {
  const seen = watch(page);
  const loads: string[] = [];
  const scripts = new Set<string>();
  let policy = '';
  await page.goto(`${studio().origin}/checkout/client/${await makePayable(page, studio())}`);
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'document') loads.push(new URL(response.url()).pathname);
    if (type === 'document' && response.url().includes('/paymentmethod/'))
      policy = response.headers()['content-security-policy'] ?? '';
    if (type === 'script' && page.url().includes('/paymentmethod/')) scripts.add(response.url());
  });
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(page.getByRole('heading', { name: '¿Cómo quieres pagar?' })).toBeVisible();
  await fillCard(page);
  expect(loads.filter((path) => path.includes('/paymentmethod/'))).toHaveLength(1);

  const { hashes, others } = listedIn(policy);
  expect(policy).not.toMatch(/unsafe|strict-dynamic|nonce-[^']+' '?sha/);
  expect(others).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+\/mp\.js$/)]);
  for (const element of await page.locator('script[src]').all())
    scripts.add(new URL((await element.getAttribute('src')) ?? '', page.url()).href);
  const own = [...scripts].filter((url) => url.startsWith(studio().origin));
  expect(own.length).toBeGreaterThan(4);
  for (const url of own) expect([url, hashes.includes(await hashOf(page, url))]).toEqual([url, true]);
  expect(own.filter((url) => /_mfe\/(?!checkout)|\/assets\/shell-[0-9a-f]{10}\.js/.test(url))).toEqual([]);
  await expect(page.getByRole('search')).toHaveCount(0);
  await expectAccessible(page, 'payment document');

  await payButton(page).click();
  await expect(page).toHaveURL(/COMPRA-CONFIRMADA/);
  expect(loads.at(-1)).toMatch(/COMPRA-CONFIRMADA$/);
  // the step before the payment is over: Back does not show it as it was, with its way to pay
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/order\/[^/]+$/);
  seen.expectQuiet();
});

test('a client who signed out in another tab is told where to sign in, keeps the typed card, and then pays', async ({
  page,
}) => {
  const { origin, site } = studio();
  await signIn(page, origin, 'clienta@demo.mx', site);
  const { id } = await makeQuotation(page, { ...studio(), category: 'decoracion' });
  await giveAddressTo(page, site, id);
  await page.goto(`${origin}/checkout/paymentmethod/${id}`);
  await fillCard(page);
  const other = await page.context().newPage();
  await enter(other, origin);
  await call(other, site, 'POST', '/auth/signout');
  await payButton(page).click();
  const said = page.getByRole('alert');
  await expect(said).toContainText('Tu sesión expiró y no se hizo ningún cargo');
  await expect(said.getByRole('link', { name: 'Entrar en otra pestaña' })).toBeVisible();
  await signIn(other, origin, 'clienta@demo.mx', site);
  await payButton(page).click();
  await expect(page).toHaveURL(/COMPRA-CONFIRMADA/);
});

test('foreign scripts, inline scripts, and text as HTML are refused, and the report is counted', async ({ page }) => {
  await toPayment(page, studio());
  await expect(page.getByRole('heading', { name: '¿Cómo quieres pagar?' })).toBeVisible();
  const ran = await page.evaluate(async () => {
    const attempts: Record<string, string> = {};
    const attempt = (name: string, work: () => void) => {
      try {
        work();
        attempts[name] = 'let';
      } catch (error) {
        attempts[name] = error instanceof TypeError ? 'refused' : String(error);
      }
    };
    attempt('address', () => {
      const script = document.createElement('script');
      script.src = 'https://evil.example/x.js';
      document.head.append(script);
    });
    attempt('html', () => {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
    });
    attempt('inline', () => {
      const script = document.createElement('script');
      script.text = 'window.robado = true';
      document.head.append(script);
    });
    // the shop's own script, good everywhere else, is not on this document's list
    const shop = await fetch('/').then((reply) => reply.text());
    const entry = /\/assets\/shell-[0-9a-f]{10}\.js/.exec(shop)?.[0] ?? '';
    attempt('shop', () => {
      const script = document.createElement('script');
      script.src = entry;
      document.head.append(script);
    });
    return { attempts, entry, stolen: 'robado' in window };
  });
  expect(ran.entry).toMatch(/^\/assets\/shell-/);
  expect(ran.attempts).toEqual({ address: 'refused', html: 'refused', inline: 'refused', shop: 'refused' });
  expect(ran.stolen).toBe(false);
  await expect(async () => {
    const { body } = await ask(studio().origin, '/metrics');
    expect(body).toMatch(/shell_policy_violations_total\{directive="require-trusted-types-for",outcome="read"\} [1-9]/);
  }).toPass();
});

test('a file that was altered on its way does not run', async ({ page }) => {
  await page.route(/\/_mfe\/checkout\/.*checkout-payment\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.alterado = true' }),
  );
  const refused = page.waitForEvent('console', (message) => /integrity|Content Security Policy/i.test(message.text()));
  await toPayment(page, studio());
  await expect(page.getByRole('heading', { name: '¿Cómo quieres pagar?' })).toBeVisible();
  await refused;
  expect(await page.evaluate(() => 'alterado' in window)).toBe(false);
});

test('on a phone the total stands beside its word, not below the note of how it is paid', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await toPayment(page, studio());
  const word = page.locator('dt').filter({ hasText: /^Total/ });
  await expect(word).toContainText('Tarjeta de crédito. IVA incluido, MXN');
  const [said, figure] = await Promise.all([word.boundingBox(), word.locator('+ dd').boundingBox()]);
  expect(figure?.y).toBeLessThan((said?.y ?? 0) + 24);
});
