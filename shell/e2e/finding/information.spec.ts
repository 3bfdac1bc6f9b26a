import { expect, test } from '@playwright/test';
import { attributeOf, htmlOf, jsonLdOf, linksOf, mainOf, titleOf, wordsOf } from '../support/html';
import { factsOfPages, manual } from '../support/information';
import { accountOf, ask, type BrandUnderTest, brands } from '../support/store';
import { expectAccessible, expectNoOverflow, wakeAll, watch } from '../support/watch';

const paths = Object.keys(factsOfPages);
/** Words that only an English sentence has, and the look of a hole in a text. */
const english = /\b(the|and|with|your|please|shipping|loading|undefined|NaN|lorem)\b/i;
const hole = /\{\{|\}\}|:::|\[object|\bnull\b/;

for (const at of [0, 1, 2]) {
  const name = ['Studio', 'Home', 'Kids'][at];

  test(`each information page of ${name} says what it should, in Spanish and without gaps`, async () => {
    const brand = brands()[at] as BrandUnderTest;
    const titles = new Set<string>();
    for (const path of paths) {
      const html = await htmlOf(brand, path);
      const words = wordsOf(mainOf(html));
      const title = titleOf(html);
      expect(title, path).toContain(brand.name);
      titles.add(title);
      expect(html.match(/<h1/g), path).toHaveLength(1);
      for (const fact of factsOfPages[path] ?? []) expect(words, path).toContain(fact);
      expect(words, path).not.toMatch(english);
      expect(words, path).not.toMatch(hole);
      expect(words, path).toMatch(/Última actualización: \d{1,2}\/[a-z]{3}\/\d{4}/);
      const description = attributeOf(html, /<meta name="description"[^>]*>/, 'content') ?? '';
      expect(description.length, `${path}: ${description}`).toBeGreaterThan(60);
      expect(description, path).not.toMatch(hole);
      expect(jsonLdOf(html, 'BreadcrumbList'), path).toHaveLength(1);
    }
    expect(titles.size, 'every page has a title of its own').toBe(paths.length);
  });

  test(`no link on the information pages of ${name} is broken`, async () => {
    const brand = brands()[at] as BrandUnderTest;
    const from = new Map<string, string>();
    for (const path of paths) {
      const html = await htmlOf(brand, path);
      const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
      for (const link of linksOf(mainOf(html) + footer)) if (!from.has(link)) from.set(link, path);
    }
    const broken: string[] = [];
    for (const [link, path] of from) {
      const reply = await ask(brand.origin, link);
      const { status, headers } = reply;
      // an old name may move on for good; home is where unknown addresses go
      if (status !== 200 && !(status === 301 && headers.location !== '/'))
        broken.push(`${link} en ${path}: ${accountOf(reply)}`);
    }
    expect(broken).toEqual([]);
    expect(from.size).toBeGreaterThan(paths.length);
  });
}

test('search engines get the same questions and answers as people', async () => {
  const [studio] = brands() as [BrandUnderTest];
  const html = await htmlOf(studio, '/preguntas-frecuentes');
  const [faq] = jsonLdOf<{ mainEntity: { name: string; acceptedAnswer: { text: string } }[] }>(html, 'FAQPage');
  const words = wordsOf(mainOf(html));
  expect(faq?.mainEntity.length).toBeGreaterThan(15);
  for (const { name, acceptedAnswer } of faq?.mainEntity ?? []) {
    expect(words).toContain(name);
    expect(words.replace(/ ([.,;:)])/g, '$1')).toContain(acceptedAnswer.text.replace(/ ([.,;:)])/g, '$1').slice(0, 60));
  }
});

test('search engines get the same shops as people, and count both addresses of that page as one', async () => {
  const [, home] = brands() as [BrandUnderTest, BrandUnderTest];
  const html = await htmlOf(home, '/ubicaciones');
  expect(attributeOf(html, /<link rel="canonical"[^>]*>/, 'href')).toBe(`${home.origin}/nuestras-tiendas`);
  const stores = jsonLdOf<{ telephone: string[]; address: { streetAddress: string } }>(html, 'FurnitureStore');
  expect(stores).toHaveLength(3);
  const words = wordsOf(mainOf(html));
  for (const { address, telephone } of stores) {
    expect(words).toContain(address.streetAddress);
    for (const phone of telephone) expect(words).toContain(phone.replace('+52 ', ''));
  }
});

test('the municipalities of a state unfold without script', async ({ browser }) => {
  const [, , kids] = brands() as [BrandUnderTest, BrandUnderTest, BrandUnderTest];
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${kids.origin}/ciudades-de-entrega`);
  await expect(page.getByText('Puerto Morelos', { exact: true })).toBeHidden();
  await page.getByText('Ver municipios de Quintana Roo').click();
  await expect(page.getByText('Puerto Morelos', { exact: true })).toBeVisible();
  await page.getByText('Ver delegaciones de Ciudad de México').click();
  await expect(page.getByText('Coyoacán', { exact: true })).toBeVisible();
  await page.close();
});

test('going from one information page to another does not load the store again', async ({ page }) => {
  const [studio] = brands() as [BrandUnderTest];
  const quiet = watch(page);
  await page.goto(`${studio.origin}/envio-y-entrega`);
  await wakeAll(page);
  await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
  await page.getByRole('article').getByRole('link', { name: 'Políticas de entrega' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Políticas de entrega' })).toBeVisible();
  await page
    .getByRole('navigation', { name: /Entregas/ })
    .getByRole('link', { name: 'Almacenaje' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Políticas de almacenaje' })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
  await expectAccessible(page, 'information in the browser');
  quiet.expectQuiet();
});

/** One page of each shape: cities, stores, a text, brands, map of the site, table, questions, materials. */
const shapes = [
  '/ciudades-de-entrega',
  '/nuestras-tiendas',
  '/politicas-de-garantia',
  '/nuestras-marcas',
  '/sitemap',
  '/formas-de-pago',
  '/preguntas-frecuentes',
  manual,
  `${manual}/pieles`,
];

for (const at of [0, 1, 2]) {
  const name = ['Studio', 'Home', 'Kids'][at];

  test(`the information pages of ${name} are accessible and fit a narrow phone`, async ({ page }) => {
    test.slow();
    const brand = brands()[at] as BrandUnderTest;
    // the server's HTML is all there is to see
    await page.route('**/*.js', (route) => route.abort());
    for (const [nth, path] of paths.filter((_, one) => one % 3 === at).entries()) {
      await page.setViewportSize(nth % 2 === 0 ? { width: 320, height: 640 } : { width: 1280, height: 800 });
      await page.goto(brand.origin + path);
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('details')) one.open = true;
      });
      await expectNoOverflow(page, path);
      if (shapes.includes(path)) await expectAccessible(page, path);
    }
  });
}

test('on a tablet the animal of a Kids page covers none of its words', async ({ page }) => {
  const kids = brands()[2] as BrandUnderTest;
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(`${kids.origin}/envio-y-entrega`);
  const band = page.locator('main div:has(> h1)').filter({ has: page.locator('svg') });
  const [words, drawing] = [await band.locator('p').boundingBox(), await band.locator('svg').boundingBox()];
  if (!words || !drawing) throw new Error('words or drawing are not shown');
  expect(words.x + words.width).toBeLessThanOrEqual(drawing.x);
});
