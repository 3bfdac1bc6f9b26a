import { randomUUID } from 'node:crypto';
import { reviewPicture } from '@actual/contracts/facts/capacities';
import { smallPicture } from '@actual/contracts/facts/catalog/reviews';
import sharp from 'sharp';
import {
  client,
  drain,
  type InvoiceHarness,
  mailsTo,
  order,
  send,
  staffPerson,
  startInvoiceHarness,
} from '../testing/invoice-harness';
import { someProduct } from '../testing/some-product';
import { askForReviews } from './ask-for-reviews';

let harness: InvoiceHarness;
beforeAll(async () => {
  harness = await startInvoiceHarness();
});
afterAll(() => harness.close());

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const words = 'Llegó a tiempo y se ve igual que en las fotos.';

/** An order of two pieces that came so many days ago. */
async function delivered(days = 10, change: Record<string, unknown> = {}, products: string[] = []) {
  const { knex } = harness;
  const who = await client(knex);
  const orderId = await order(knex, who, { status: 'completed', delivery_date: daysAgo(days), ...change });
  const lines: string[] = await knex('order_line').where({ order_id: orderId }).orderBy('position').pluck('id');
  const bought: string[] = [];
  for (const [at, id] of lines.entries()) {
    const product_id = products[at] ?? (await someProduct(knex));
    bought.push(product_id);
    await knex('order_line')
      .where({ id })
      .update({ product_id, ship_date: daysAgo(days) });
  }
  return { who, orderId, lines: lines as [string, string], products: bought as [string, string] };
}
async function ask(): Promise<void> {
  while ((await askForReviews(harness.invoices.db)) > 0);
  await drain(harness);
}
/** The keys of the mail's links, by line. */
async function keysOf(email: string): Promise<Record<string, string>> {
  const [mail] = await mailsTo(harness, email);
  const links = [...(mail?.html ?? '').matchAll(/pieza=([\w-]+)&(?:amp;)?llave=([\w.-]+)/g)];
  return Object.fromEntries(links.map(([, line = '', key = '']) => [line, key]));
}
const write = (line: string, body: object = {}, who: Parameters<typeof send>[1] = null) =>
  send(harness, who, 'POST', `/reviews/piece/${line}`, { rating: 5, text: words, ...body });
const shown = async (product: string, page = 1) =>
  (await send(harness, null, 'GET', `/reviews/product/${product}/${page}`)).body;
const manager = staffPerson('manager');
const pending = async () => (await send(harness, manager, 'GET', '/reviews/moderation/1')).body;
const decide = (id: string, body: object) =>
  send(harness, manager, 'PUT', `/reviews/${id}`, { from: 'pending', ...body });
async function reviewIdOf(line: string): Promise<string> {
  const { order_id, product_id } = await harness.knex('order_line').where({ id: line }).first();
  return (await harness.knex('review').where({ order_id, product_id }).first('id')).id;
}
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
    .png()
    .toBuffer();
async function handIn(line: string, key: string, file: Buffer) {
  const reply = await harness.app.inject({
    method: 'POST',
    url: `/reviews/piece/${line}/picture?key=${key}`,
    payload: file,
    headers: { site: 'actual-studio', 'content-type': 'application/octet-stream' },
  });
  return { status: reply.statusCode, body: reply.json() };
}

test('a buyer is asked once, a week after the last delivery, with a link for each piece', async () => {
  const { who, lines } = await delivered();
  await Promise.all([askForReviews(harness.invoices.db), askForReviews(harness.invoices.db)]);
  await ask();
  await ask();
  expect(await mailsTo(harness, who.email)).toHaveLength(1);
  expect(Object.keys(await keysOf(who.email)).sort()).toEqual([...lines].sort());
});

test.each<[string, number, Record<string, unknown>]>([
  ['not there yet', 2, {}],
  ['long ago', 60, {}],
  ['canceled', 10, { status: 'canceled' }],
  ['not paid whole', 10, { paid_cents: 5 }],
])('nobody is asked about what is %s', async (_words, days, change) => {
  const { who } = await delivered(days, change);
  await ask();
  expect(await mailsTo(harness, who.email)).toEqual([]);
});

test('money that went back, before the question or after it, ends it', async () => {
  const [before, after] = [await delivered(), await delivered()];
  const giveBack = (order_id: string) => harness.knex('payment').where({ order_id }).update({ status: 'refunded' });
  await giveBack(before.orderId);
  await ask();
  expect(await mailsTo(harness, before.who.email)).toEqual([]);
  const [line] = after.lines;
  const key = (await keysOf(after.who.email))[line];
  await giveBack(after.orderId);
  const refused = await write(line, { key });
  expect([refused.code, refused.body.details]).toEqual(['review_not_possible', { reason: 'not_bought' }]);
});

test('shows a review only once staff publish it, at every variant and in the average', async () => {
  const { knex } = harness;
  const group = randomUUID();
  await knex('product_group').insert({ id: group, name: 'Silla' });
  const [red, blue] = [await someProduct(knex, { group_id: group }), await someProduct(knex, { group_id: group })];
  const { who, lines } = await delivered(10, {}, [red]);
  await ask();
  const [line] = lines;
  const key = (await keysOf(who.email))[line] ?? '';
  const piece = await send(harness, null, 'GET', `/reviews/piece/${line}?key=${key}`);
  expect(piece.body).toMatchObject({ name: 'Sofá Bruma', author: 'Ana R.', state: null });
  const file = await handIn(line, key, await picture());
  expect(file.status).toBe(200);
  expect((await write(line, { key, title: ' Muy cómodo ', pictures: [file.body.id] })).body).toEqual({ ok: true });
  expect(await shown(red)).toEqual({ total: 0, average: 0, stars: [0, 0, 0, 0, 0], data: [] });
  const [waiting] = (await pending()).data.filter(({ title }: { title: string }) => title === 'Muy cómodo');
  const open = (path: string) => harness.app.inject({ method: 'GET', url: path });
  const [, filename = ''] = /pictures\/([\w-]+\.jpg)/.exec(waiting.pictures[0]) ?? [];
  expect((await open(`/reviews/pictures/${filename}`)).statusCode).toBe(404);
  expect((await open(waiting.pictures[0])).headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
  });
  const published = await decide(waiting.id, { state: 'published', answer: 'Gracias, Ana.' });
  expect(published.body).toMatchObject({ state: 'published', answer: 'Gracias, Ana.' });
  for (const variant of [red, blue])
    expect(await shown(variant)).toMatchObject({
      total: 1,
      average: 5,
      stars: [0, 0, 0, 0, 1],
      data: [{ title: 'Muy cómodo', text: words, author: 'Ana R.', finish: 'Grafito', answer: 'Gracias, Ana.' }],
    });
  const whole = await open(`/reviews/pictures/${filename}`);
  const small = await open(`/reviews/pictures/${smallPicture(filename)}`);
  const sizes = await Promise.all([whole, small].map(({ rawPayload }) => sharp(rawPayload).metadata()));
  expect(sizes).toMatchObject([
    { format: 'jpeg', width: 40, height: 30 },
    { format: 'jpeg', width: 192, height: 192 },
  ]);
  expect(whole.headers['cache-control']).toBe('public, max-age=3600');
});

test('one review of a model in an order, however often it is sent at once', async () => {
  const { who, lines } = await delivered();
  const all = await Promise.all(Array.from({ length: 5 }, () => write(lines[0], {}, who)));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect((await write(lines[1], {}, who)).status).toBe(200);
});

test('another order’s key, somebody else and no key open nothing, and tell nothing', async () => {
  const [ana, beto] = [await delivered(), await delivered()];
  await ask();
  const key = (await keysOf(beto.who.email))[beto.lines[0]];
  expect((await write(ana.lines[0], { key })).code).toBe('link_expired');
  expect((await write(ana.lines[0], { key: 'x' })).code).toBe('link_expired');
  expect((await write(ana.lines[0])).code).toBe('not_found');
  expect((await write(ana.lines[0], {}, beto.who)).code).toBe('not_found');
  expect((await write(randomUUID(), {}, beto.who)).code).toBe('not_found');
  expect((await write(ana.lines[0], {}, staffPerson('admin'))).code).toBe('not_found');
  expect(
    (await send(harness, ana.who, 'GET', `/reviews/piece/${ana.lines[0]}`, undefined, { site: 'actual-kids' })).status,
  ).toBe(404);
});

test.each<[string, object]>([
  ['no star', { rating: 0 }],
  ['half a star', { rating: 4.5 }],
  ['too short a text', { text: 'corto' }],
  ['too long a text', { text: 'x'.repeat(2_001) }],
  ['too long a title', { title: 'x'.repeat(81) }],
  ['too many pictures', { pictures: Array.from({ length: 4 }, () => randomUUID()) }],
])('%s is refused with its field', async (_words, body) => {
  const { who, lines } = await delivered();
  expect(await write(lines[0], body, who)).toMatchObject({ status: 400, code: 'invalid_input' });
});

test('refuses an invalid, foreign or removed picture, and keeps no half of a review', async () => {
  const { who, lines, orderId } = await delivered();
  await ask();
  const key = (await keysOf(who.email))[lines[0]] ?? '';
  expect((await handIn(lines[0], key, Buffer.from('<svg onload="x"/>'))).body.code).toBe('file_not_taken');
  expect((await handIn(lines[0], 'x', await picture())).body.code).toBe('link_expired');
  const other = (await handIn(lines[1], key, await picture())).body.id;
  expect((await write(lines[0], { key, pictures: [other] })).code).toBe('attachment_gone');
  expect(await harness.knex('review').where({ order_id: orderId })).toEqual([]);
  for (let count = 0; count <= reviewPicture.kept; count += 1) await handIn(lines[0], key, await picture());
  expect(await harness.knex('review_picture').where({ line_id: lines[0] })).toHaveLength(reviewPicture.kept);
});

test('a refused review needs a reason, is not shown, and two managers do not overwrite each other', async () => {
  const { who, lines, products } = await delivered();
  await write(lines[0], { rating: 1 }, who);
  const id = await reviewIdOf(lines[0]);
  expect((await decide(id, { state: 'refused' })).code).toBe('invalid_input');
  expect((await decide(id, { state: 'refused', reason: 'Trae un teléfono.' })).body).toMatchObject({
    state: 'refused',
  });
  expect((await decide(id, { state: 'published' })).code).toBe('conflict');
  expect((await shown(products[0])).total).toBe(0);
  expect((await decide(randomUUID(), { state: 'published' })).code).toBe('not_found');
  const { rows } = await harness.knex.raw(
    `SELECT o.after FROM audit_entry e JOIN audit_outcome o ON o.entry_id = e.id
    WHERE e.object_id = ? AND o.status = 200`,
    [id],
  );
  expect(rows).toEqual([{ after: { state: 'refused', reason: 'Trae un teléfono.', answer: null } }]);
});

test('a long list comes in pages, the newest first, and another brand has none of it', async () => {
  const product = await someProduct(harness.knex);
  for (const rating of [5, 4, 4, 3, 5, 1]) {
    const { who, lines } = await delivered(10, {}, [product]);
    await write(lines[0], { rating }, who);
    await decide(await reviewIdOf(lines[0]), { state: 'published' });
  }
  const [first, second] = [await shown(product), await shown(product, 2)];
  expect(first).toMatchObject({ total: 6, average: 3.7, stars: [1, 0, 1, 2, 2] });
  expect([first.data.length, second.data.length]).toEqual([5, 1]);
  expect([first.data[0].rating, second.data[0].rating]).toEqual([1, 5]);
  const elsewhere = await send(harness, null, 'GET', `/reviews/product/${product}/1`, undefined, {
    site: 'actual-kids',
  });
  expect(elsewhere.body.total).toBe(0);
});
