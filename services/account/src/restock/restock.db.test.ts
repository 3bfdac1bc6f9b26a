import { randomUUID } from 'node:crypto';
import { drain, type InvoiceHarness, mailsTo, misbehave, send, startInvoiceHarness } from '../testing/invoice-harness';
import { someProduct } from '../testing/some-product';
import { noticeStock } from './notice-stock';

let harness: InvoiceHarness;
beforeAll(async () => {
  harness = await startInvoiceHarness();
  const { knex } = harness;
  await knex('warehouse').insert({ code: 'CEDIS', name: 'CEDIS', time_zone: 'America/Cancun' });
});
afterAll(() => harness.close());

let count = 0;
const someone = () => {
  count += 1;
  return `espera.${count}@correo.mx`;
};
const soldOut = (change?: object) => someProduct(harness.knex, change);
const ask = (product: string, email: string, at = harness, seconds = 60) =>
  send(at, null, 'POST', `/restock/${product}`, { email, seconds });

/** So many pieces arrive. */
async function arrive(product: string, pieces = 1): Promise<void> {
  const { knex } = harness;
  const { item_code } = await knex('product').where({ id: product }).first();
  await knex('stock_source').insert({ item_code, warehouse_code: 'CEDIS', received: pieces });
}
/** Runs the worker, and sends its messages. */
async function look(): Promise<void> {
  while ((await noticeStock(harness.invoices.db)) > 0);
  await drain(harness);
}

test('notifies each person once when pieces arrive, even if they asked twice, and nobody before', async () => {
  const [product, email] = [await soldOut(), someone()];
  expect((await ask(product, email)).body).toEqual({ ok: true });
  expect((await ask(product, email.toUpperCase())).body).toEqual({ ok: true });
  await look();
  expect(await mailsTo(harness, email)).toEqual([]);
  await arrive(product);
  await look();
  await look();
  const [mail, ...more] = await mailsTo(harness, email);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^Ya hay: Silla /);
  expect(mail?.html).toContain(`/${product}"`);
});

test('does not count pieces that are sold or held by a payment, nor announce a product no longer sold', async () => {
  const { knex } = harness;
  const [held, gone, email] = [await soldOut(), await soldOut({ active: false }), someone()];
  for (const product of [held, gone]) {
    await ask(product, email);
    await arrive(product);
  }
  const { item_code } = await knex('product').where({ id: held }).first();
  const { id } = await knex('stock_source').where({ item_code }).first();
  await knex('stock_sold').insert({ stock_source_id: id, sold: 1 });
  await look();
  expect(await mailsTo(harness, email)).toEqual([]);
  await knex('stock_sold').where({ stock_source_id: id }).update({ sold: 0 });
  await look();
  expect(await mailsTo(harness, email)).toHaveLength(1);
});

test('two workers at once, and a mail server that is away, make one mail of each request', async () => {
  const [product, emails] = [await soldOut(), Array.from({ length: 12 }, someone)];
  for (const email of emails) await ask(product, email);
  await arrive(product);
  await misbehave(harness, 'mail', { failNext: 3 });
  await Promise.all([noticeStock(harness.invoices.db), noticeStock(harness.invoices.db)]);
  await look();
  await look();
  for (const email of emails) expect(await mailsTo(harness, email)).toHaveLength(1);
});

test('a mail’s link cancels its reader’s open requests at this brand, and none with another key', async () => {
  const [there, awaited, email, other] = [await soldOut(), await soldOut(), someone(), someone()];
  for (const product of [there, awaited]) for (const who of [email, other]) await ask(product, who);
  await arrive(there);
  await look();
  const [mail] = await mailsTo(harness, email);
  const [, id = '', key = ''] = /aviso=([\w-]+)&(?:amp;)?llave=([\w.-]+)/.exec(mail?.html ?? '') ?? [];
  const cancel = (of: string, llave: string) => send(harness, null, 'POST', `/restock/cancel/${of}`, { key: llave });
  expect((await cancel(id, `${key}x`)).code).toBe('link_expired');
  expect((await cancel(randomUUID(), key)).code).toBe('link_expired');
  expect((await cancel(id, key)).body).toEqual({ ok: true });
  expect((await cancel(id, key)).body).toEqual({ ok: true });
  await arrive(awaited);
  await look();
  expect(await mailsTo(harness, email)).toHaveLength(1);
  expect(await mailsTo(harness, other)).toHaveLength(2);
});

test('no product, another brand’s product and no e-mail are refused; a program is asked for work', async () => {
  const kids = await soldOut({ society: '004' });
  for (const product of [randomUUID(), kids])
    expect(await ask(product, someone())).toMatchObject({ status: 404, code: 'product_not_found' });
  expect((await ask(await soldOut(), 'nadie@')).code).toBe('invalid_input');
  const capped = await startInvoiceHarness({ perMinute: 1_000 });
  const product = await someProduct(capped.knex);
  expect((await ask(product, someone(), capped, 1)).code).toBe('proof_required');
  const email = someone();
  const codes = [];
  for (let at = 0; at < 9; at += 1) codes.push((await ask(product, email, capped)).code ?? 'taken');
  expect(codes).toEqual([...Array(8).fill('taken'), 'too_many_mails']);
  await capped.close();
});
