import { expect, test } from '@playwright/test';
import { brands, sandboxOrigin } from '../support/store';
import { expectAccessible } from '../support/watch';

interface Event {
  name: string;
  clientId: string;
  params: { site?: string; page_location?: string; items?: { item_name: string }[] };
}
const eventsOf = async (site: string): Promise<Event[]> => {
  const { events } = (await (await fetch(`${sandboxOrigin()}/mp/events`)).json()) as { events: Event[] };
  return events.filter((event) => event.params.site === site);
};

test('nothing is measured without consent; with it, views are reported without naming the visitor', async ({
  page,
  context,
}) => {
  const [, home] = brands();
  if (!home) throw new Error('no brand');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/medicion') sent.push(request.url());
  });
  const question = page.getByRole('region', { name: 'Medición de visitas' });

  await page.goto(`${home.origin}/category/${home.category}`);
  // the question appears with the visitor's first movement
  await page.mouse.move(8, 8, { steps: 2 });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'consent question');
  await question.getByRole('button', { name: 'No medir' }).click();
  await expect(question).toBeHidden();
  await page.goto(`${home.origin}/search?term=mesa`);
  await expect(page.getByRole('list', { name: 'Productos' })).toBeVisible();
  await expect(question).toBeHidden();
  expect(sent).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('visita');

  await page.getByRole('button', { name: 'Medición de visitas' }).click();
  await question.getByRole('button', { name: 'Permitir' }).click();
  await page.getByRole('list', { name: 'Productos' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Resultados');
  const product = await page.getByRole('heading', { level: 1 }).textContent();
  await expect
    .poll(
      async () => (await eventsOf(home.site)).find(({ name }) => name === 'view_item')?.params.items?.[0]?.item_name,
    )
    .toBe(product);
  const visitor = (await context.cookies()).find(({ name }) => name === 'visita');
  expect(visitor?.httpOnly).toBe(true);
  const events = (await eventsOf(home.site)).filter(({ clientId }) => clientId === visitor?.value);
  expect(events.map(({ name }) => name)).toContain('view_item');
  expect(JSON.stringify(events)).not.toMatch(/@|127\.0\.0\.1/);

  // by key: below a row of products that comes late, a pointer may miss it
  await page.getByRole('button', { name: 'Medición de visitas' }).press('Enter');
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'visita')).toBe(false);
});
