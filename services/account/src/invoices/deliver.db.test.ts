import {
  client,
  drain,
  type InvoiceHarness,
  mailsTo,
  misbehave,
  order,
  send,
  startInvoiceHarness,
} from '../testing/invoice-harness';
import { xenon } from '../testing/taxpayers';

let harness: InvoiceHarness;
beforeAll(async () => {
  harness = await startInvoiceHarness();
});
afterAll(() => harness.close());
afterEach(async () => {
  for (const part of ['facturacion', 'mail'])
    await fetch(`${harness.sandbox.origin}/${part}/_control/faults`, { method: 'DELETE' });
});

const create = (who: Parameters<typeof send>[1], id: string, more: object = {}) =>
  send(harness, who, 'POST', '/invoice/create/', { order: id, ...more });

test('sent again to its own address or another, once for one key; later when the mail server is away', async () => {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana);
  const mail = (body: object, key?: string) =>
    send(harness, ana, 'POST', '/invoice/send/', { order: id, ...body }, key ? { key } : {});
  expect((await mail({})).code).toBe('not_found');
  await create(ana, id);
  await drain(harness);
  expect((await mail({})).body).toEqual({ sent: true, email: ana.email });
  const other = `conta.${ana.email}`;
  for (const _press of [1, 2]) expect((await mail({ email: other }, 'one-press-of-the-button')).body.sent).toBe(true);
  expect(await mailsTo(harness, other)).toHaveLength(1);
  expect(await mailsTo(harness, ana.email)).toHaveLength(2);
  const [own] = await mailsTo(harness, ana.email);
  const [accountant] = await mailsTo(harness, other);
  // the buyer's mail opens the order on any device; the other recipients of the invoice get no key to it
  expect(own?.text).toMatch(new RegExp(`/api/order/${id}/open\\?llave=[\\w.-]+`));
  expect(accountant?.text).toContain(`/checkout/order/${id}`);
  expect(accountant?.text).not.toContain('llave');
  await misbehave(harness, 'mail', { failNext: 1 });
  expect((await mail({ email: `tarde.${ana.email}` })).body.sent).toBe(false);
  await drain(harness);
  expect(await mailsTo(harness, `tarde.${ana.email}`)).toHaveLength(1);
});

test('its files come from our own address, and stay when the provider is away', async () => {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana);
  expect((await send(harness, ana, 'GET', `/invoice/${id}/file/pdf`)).code).toBe('not_found');
  const { folio, uuid } = (await create(ana, id)).body;
  const pdf = await send(harness, ana, 'GET', `/invoice/${id}/file/pdf`);
  expect([pdf.status, pdf.raw.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
  expect(pdf.headers['content-disposition']).toBe(`attachment; filename="Factura-${folio}.pdf"`);
  await send(harness, ana, 'GET', `/invoice/${id}/file/xml`);
  await misbehave(harness, 'facturacion', { failNext: 5 });
  expect((await send(harness, ana, 'GET', `/invoice/${id}/file/xml`)).raw.toString()).toContain(uuid);
});

test('the log keeps the provider’s message without names or addresses', async () => {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana);
  await misbehave(harness, 'facturacion', { failNext: 1 });
  await create(ana, id);
  await drain(harness);
  await drain(harness);
  const rows = await harness.knex('invoice_log').where({ order_id: id }).orderBy('id');
  expect(rows.map(({ step, ok }) => [step, ok])).toEqual([
    ['request', true],
    ['stamp', false],
    ['stamp', true],
    ['mail', true],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${ana.email}|XENON|${xenon.rfc}`));
});
