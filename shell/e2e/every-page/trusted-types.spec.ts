import { expect, type Page, test } from '@playwright/test';
import { firstProduct } from '../support/shopper';
import { brands, internalOrigin } from '../support/store';
import { undrawn } from '../support/undrawn';

/** Tries to make HTML, code and a script of another's address out of texts. */
const attempts = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const found: Record<string, string> = {};
    const attempt = (name: string, work: () => void) => {
      try {
        work();
        found[name] = 'let';
      } catch (error) {
        found[name] = error instanceof TypeError || error instanceof EvalError ? 'refused' : String(error);
      }
    };
    const script = (fill: (element: HTMLScriptElement) => void) => () => {
      const element = document.createElement('script');
      fill(element);
      document.head.append(element);
    };
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): object };
    };
    attempt('html', () => {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
    });
    attempt('frame', () => document.createElement('iframe').setAttribute('srcdoc', '<p>x</p>'));
    attempt('document', () => document.write('<p>x</p>'));
    // the debugging protocol lets its own scripts make code; a later task is the page's own
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        attempt('code', () => new Function('window.robado = true')());
        resolve();
      });
    });
    attempt(
      'inline',
      script((element) => Object.assign(element, { text: 'window.robado = true' })),
    );
    attempt(
      'address',
      script((element) => Object.assign(element, { src: 'https://evil.example/assets/x.js' })),
    );
    attempt(
      'picture',
      script((element) => Object.assign(element, { src: '/pictures/x.js' })),
    );
    attempt('policy', () => trustedTypes.createPolicy('mine', { createHTML: (html: string) => html }));
    attempt('default', () => trustedTypes.createPolicy('default', { createHTML: (html: string) => html }));
    if ('robado' in window) found.stolen = 'yes';
    return found;
  });
const refused = ['html', 'frame', 'document', 'code', 'inline', 'address', 'picture', 'policy', 'default'];

test('on no page does a text become HTML, code, or a foreign script', async ({ page }) => {
  test.slow();
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  const addresses = [
    ...brands().map(({ origin }) => `${origin}/`),
    ...['/register', '/preguntas-frecuentes', '/display'].map((path) => studio.origin + path),
    `${internalOrigin()}/escritorio`,
  ];
  for (const address of addresses) {
    const reply = await page.goto(address);
    const policy = reply?.headers()['content-security-policy'];
    expect(policy, address).toContain("require-trusted-types-for 'script'; trusted-types default textos lit-html");
    expect(await attempts(page), address).toEqual(Object.fromEntries(refused.map((name) => [name, 'refused'])));
  }
});

test('the texts of the store and the 3D view show, also when coming from another page', async ({ page }) => {
  test.slow();
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  await undrawn(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Trusted(HTML|Script)|trusted-types/.test(message.text())) complaints.push(message.text());
  });
  await page.goto(`${studio.origin}/preguntas-frecuentes`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Formas de pago' }).click();
  await expect(page).toHaveURL(/formas-de-pago/);
  await expect(page.getByRole('article')).toContainText('SPEI');
  // a product whose model can be turned
  await page.goto(`${studio.origin}/search?term=sofa+bruma+con+chaise`);
  await firstProduct(page).click();
  await page.getByRole('button', { name: 'Ver en 3D' }).click();
  // the library has made its own parts out of its templates
  await expect(page.locator('model-viewer').locator('canvas').first()).toBeAttached();
  expect(complaints).toEqual([]);
});
