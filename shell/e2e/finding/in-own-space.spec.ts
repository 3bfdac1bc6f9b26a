import { expect, type Page, test } from '@playwright/test';
import { firstProduct } from '../support/shopper';
import { brands } from '../support/store';
import { undrawn } from '../support/undrawn';
import { watch } from '../support/watch';

const [studio] = brands();
if (!studio) throw new Error('no brand');
const { origin } = studio;
const inSpace = (page: Page) => page.getByRole('button', { name: 'Verlo aquí, a tamaño real' });

test.beforeEach(({ page }) => undrawn(page));

/** A device that shows rooms through its camera: what is asked of it is kept, and then refused. */
async function withCamera(page: Page) {
  await page.addInitScript(() => {
    Reflect.set(window, 'asked', []);
    Reflect.set(window, 'XRSession', class {});
    Reflect.set(Reflect.get(window, 'XRSession').prototype, 'requestHitTestSource', () => undefined);
    Object.defineProperty(navigator, 'xr', {
      value: {
        addEventListener: () => undefined,
        isSessionSupported: async (mode: string) => mode === 'immersive-ar',
        requestSession: async (mode: string, wanted: { optionalFeatures?: string[]; domOverlay?: unknown }) => {
          Reflect.get(window, 'asked').push({
            mode,
            features: wanted.optionalFeatures,
            overlay: Boolean(wanted.domOverlay),
          });
          throw new DOMException('refused', 'NotAllowedError');
        },
      },
    });
  });
}
/** Leads away from the page that the library would follow, by their addresses. */
async function keepingLeads(page: Page) {
  await page.addInitScript(() => {
    Reflect.set(window, 'leads', []);
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function follow(this: HTMLAnchorElement) {
      if (!/^(intent|blob):/.test(this.href)) return click.call(this);
      const { href, rel, download } = this;
      const lead = { href, rel, download, head: '' };
      Reflect.get(window, 'leads').push(lead);
      if (href.startsWith('blob:'))
        void fetch(href.split('#')[0] ?? '')
          .then((answer) => answer.arrayBuffer())
          .then((bytes) => {
            lead.head = String.fromCharCode(...new Uint8Array(bytes).slice(0, 2));
          });
    };
  });
}
const kept = (page: Page, name: 'asked' | 'leads') => page.evaluate((one) => Reflect.get(window, one), name);

/** A product with a 3D model, in its 3D view. @returns its name and the address of its model */
async function openProduct(page: Page): Promise<string> {
  await page.goto(`${origin}/search?term=sofa+bruma+con+chaise`);
  await firstProduct(page).click();
  await page.getByRole('button', { name: 'Ver en 3D' }).click();
  const viewer = page.locator('model-viewer');
  await expect(viewer).toHaveAttribute('ar-scale', 'fixed');
  await expect.poll(() => viewer.evaluate((one) => Reflect.get(one, 'loaded')), { timeout: 60_000 }).toBe(true);
  return (await page.locator('h1').first().textContent()) ?? '';
}

test('a device without a camera for it is not offered to see a product in its own room', async ({ page }) => {
  const seen = watch(page);
  await openProduct(page);
  await expect(inSpace(page)).toBeHidden();
  seen.expectQuiet();
});

test('a product is shown through the camera at its true size; where the device refuses, a sentence says so', async ({
  page,
}) => {
  await withCamera(page);
  await openProduct(page);
  await inSpace(page).click();
  await expect(page.getByText(/^Tu dispositivo no pudo abrir la cámara/)).toBeVisible();
  expect(await kept(page, 'asked')).toEqual([
    { mode: 'immersive-ar', features: expect.arrayContaining(['hit-test', 'dom-overlay']), overlay: true },
  ]);
});

test('a furnished room is walked through at its true size', async ({ page }) => {
  test.slow();
  await withCamera(page);
  await page.goto(`${origin}/plano`);
  await page.getByRole('button', { name: 'Verlo en 3D' }).click();
  await expect(page.locator('model-viewer')).toHaveAttribute('ar-scale', 'fixed');
  await inSpace(page).click();
  await expect(page.getByText(/^Tu dispositivo no pudo abrir la cámara/)).toBeVisible();
  expect(await kept(page, 'asked')).toMatchObject([{ mode: 'immersive-ar' }]);
});

test.describe('on an Android telephone without it in the browser', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  });
  test('its own viewer gets the product’s model at true size, its name, and the way back', async ({ page }) => {
    await keepingLeads(page);
    const name = await openProduct(page);
    await inSpace(page).click();
    await expect.poll(() => kept(page, 'leads')).toHaveLength(1);
    const [{ href }] = await kept(page, 'leads');
    const asked = new URLSearchParams(href.slice(href.indexOf('?'), href.indexOf('#Intent')));
    expect(asked.get('title')).toBe(name);
    expect(asked.get('resizable')).toBe('false');
    expect(asked.get('link')).toBe(page.url().split('#')[0]);
    const file = new URL(asked.get('file') ?? '');
    expect(file.origin + file.pathname).toMatch(new RegExp(`^${origin}/models/[^/]+\\.glb$`));
    expect((await page.request.get(file.href)).headers()['content-type']).toBe('model/gltf-binary');
  });
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
  });
  for (const [what, open] of [
    ['a product', openProduct],
    [
      'a room',
      async (page: Page) => {
        await page.goto(`${origin}/plano`);
        await page.getByRole('button', { name: 'Verlo en 3D' }).click();
      },
    ],
  ] as const)
    test(`${what} is made into the file that the telephone shows, at true size`, async ({ page }) => {
      test.slow();
      await keepingLeads(page);
      await page.addInitScript(() => {
        const { supports } = DOMTokenList.prototype;
        DOMTokenList.prototype.supports = function tell(this: DOMTokenList, token: string) {
          return token === 'ar' || supports.call(this, token);
        };
      });
      await open(page);
      await inSpace(page).click();
      await expect
        .poll(() => kept(page, 'leads'), { timeout: 60_000 })
        .toEqual([
          expect.objectContaining({
            href: expect.stringMatching(/^blob:.*#.*allowsContentScaling=0$/),
            rel: 'ar',
            // a zip archive, as .usdz is
            head: 'PK',
          }),
        ]);
    });
});
