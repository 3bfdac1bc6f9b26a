import { claimMessages } from '@actual/kit/outbox';
import {
  client,
  drain,
  type InvoiceHarness,
  mailsTo,
  misbehave,
  order,
  send,
  staffPerson,
  stamped,
  startInvoiceHarness,
} from '../testing/invoice-harness';
import { xenon } from '../testing/taxpayers';
import { workInvoices } from './work-invoices';

let harness: InvoiceHarness;
beforeAll(async () => {
  harness = await startInvoiceHarness();
});
afterAll(() => harness.close());
afterEach(async () => {
  for (const part of ['facturacion', 'mail'])
    await fetch(`${harness.sandbox.origin}/${part}/_control/faults`, { method: 'DELETE' });
});

const seller = staffPerson('seller');
const create = (who: Parameters<typeof send>[1], id: string, more: object = {}) =>
  send(harness, who, 'POST', '/invoice/create/', { order: id, ...more });
const find = (who: Parameters<typeof send>[1], id: string) => send(harness, who, 'GET', `/invoice/find/?order=${id}`);

test('a client asks, and the invoice is there: stamped, with the order’s total, mailed once with PDF and XML', async () => {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana);
  expect((await find(ana, id)).body).toEqual({ invoice: null, automatic: false, obstacle: null });
  const made = await create(ana, id);
  expect(made.body).toMatchObject({
    status: 'valid',
    total: 10_399,
    LicTradNum: xenon.rfc,
    companyName: 'XENON INDUSTRIAL ARTICLES',
    folio: expect.stringMatching(/^STU-\d+$/),
    uuid: expect.any(String),
    refusal: [],
  });
  await drain(harness);
  expect((await find(ana, id)).body.invoice).toMatchObject({ uuid: made.body.uuid, sentAt: expect.any(String) });
  const mails = await mailsTo(harness, ana.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain(made.body.folio);
  expect(mails[0]?.attachments.map(({ filename }) => filename)).toEqual([
    `Factura-${made.body.folio}.pdf`,
    `Factura-${made.body.folio}.xml`,
  ]);
  const [cfdi] = await stamped(harness, id);
  expect(cfdi).toMatchObject({ payment_form: '04', payment_method: 'PUE', use: 'G03', total: 10_399 });
});

test('ten presses at once, and again later, are one invoice', async () => {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana);
  const replies = await Promise.all(Array.from({ length: 10 }, () => create(ana, id)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  await drain(harness);
  const again = await create(ana, id);
  expect(again.body.status).toBe('valid');
  expect(await stamped(harness, id)).toHaveLength(1);
  await drain(harness);
  expect(await mailsTo(harness, ana.email)).toHaveLength(1);
});

test('an answer lost on the way: the invoice is found by the order, never stamped again', async () => {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana);
  await misbehave(harness, 'facturacion', { commitThenDrop: 1 });
  expect((await create(ana, id)).body.status).toBe('requested');
  await drain(harness);
  expect((await find(ana, id)).body.invoice.status).toBe('valid');
  expect(await stamped(harness, id)).toHaveLength(1);
});

test('killed between the stamp and its record: the next worker finds it', async () => {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana);
  await misbehave(harness, 'facturacion', { failNext: 1 });
  await create(ana, id);
  // another process takes the message, has it stamped, and dies before it writes anything down
  await harness
    .knex('account_outbox')
    .whereNull('done_at')
    .update({ next_at: harness.knex.raw("now() - interval '1 s'") });
  const [taken] = await claimMessages(harness.invoices.db, 'account_outbox', 1);
  expect(taken?.payload).toEqual({ orderId: id });
  const made = await harness.invoices.invoicing.create({
    type: 'I',
    externalId: id,
    idempotencyKey: `${id}-1`,
    use: 'G03',
    paymentForm: '04',
    paymentMethod: 'PUE',
    series: 'STU',
    customer: { rfc: xenon.rfc, name: 'XENON INDUSTRIAL ARTICLES', regime: '601', zip: '76343' },
    items: [{ sku: 'x', description: 'x', productKey: '56101500', quantity: 1, unitTotalCents: 1_039_900 }],
  });
  expect(made.kind).toBe('invoice');
  // its lease is not over: nobody else takes it
  expect(await workInvoices(harness.invoices)).toBe(0);
  await drain(harness);
  const { invoice } = (await find(ana, id)).body;
  expect(made).toMatchObject({ uuid: invoice.uuid });
  expect(await stamped(harness, id)).toHaveLength(1);
});

test.each([
  { failNext: 2 },
  { failNext: 2, failStatus: 500 },
  { failNext: 2, failStatus: 429 },
  { pendNext: 1 },
  { slowMs: 2_500 },
])('the provider with %j: the order waits, and is invoiced once', async (faults) => {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana);
  await misbehave(harness, 'facturacion', faults);
  expect((await create(ana, id)).body.status).toBe('requested');
  if ('slowMs' in faults) await misbehave(harness, 'facturacion', { slowMs: 0 });
  await drain(harness);
  await drain(harness);
  await drain(harness);
  expect((await find(ana, id)).body.invoice.status).toBe('valid');
  expect(await stamped(harness, id)).toHaveLength(1);
});

test('a name the tax authority does not know is refused with its field; corrected, it is stamped once', async () => {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana);
  await harness.knex('fiscal_address').where({ client_id: ana.clientId }).update({ company_name: 'Otra' });
  const refused = await create(ana, id);
  expect(refused.body).toMatchObject({
    status: 'refused',
    refusal: [{ field: 'companyName', code: 'legal_name_mismatch' }],
    uuid: null,
  });
  await harness.knex('fiscal_address').where({ client_id: ana.clientId }).update({ company_name: xenon.company_name });
  expect((await create(ana, id)).body).toMatchObject({ status: 'valid', refusal: [] });
  expect(await stamped(harness, id)).toHaveLength(1);
});

test('a total that is a centavo off is given to nobody, and waits for staff', async () => {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana);
  await misbehave(harness, 'facturacion', { wrongTotal: 1 });
  expect((await create(ana, id)).body.status).toBe('requested');
  await drain(harness);
  expect((await find(ana, id)).body.invoice.status).toBe('requested');
  expect(await mailsTo(harness, ana.email)).toEqual([]);
  const [log] = await harness.knex('invoice_log').where({ order_id: id, step: 'stamp' });
  expect(log).toMatchObject({ ok: false, sentence: expect.stringContaining('difiere del cobrado') });
  expect(
    await harness.knex('account_outbox').whereNotNull('parked_at').whereRaw("payload ->> 'orderId' = ?", [id]),
  ).toHaveLength(1);
});

test.each([
  ['not paid', { status: 'pending-payment', paid_cents: 0 }, 'not_paid'],
  ['paid from sixty percent', { paid_cents: 700_000 }, 'not_paid'],
  ['canceled', { status: 'canceled', paid_cents: 0 }, 'canceled'],
])('an order that is %s is not invoiced', async (_what, change, reason) => {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana, change);
  const refused = await create(ana, id);
  expect([refused.status, refused.code, refused.body.details]).toEqual([409, 'invoice_not_possible', { reason }]);
  expect((await find(ana, id)).body.obstacle).toBe(reason);
});

test('refuses an invoice once the month of the purchase is over', async () => {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana);
  await harness
    .knex('payment')
    .where({ order_id: id })
    .update({ approved_at: harness.knex.raw("now() - interval '32 days'") });
  expect((await create(ana, id)).body.details).toEqual({ reason: 'month_over' });
});

test('an order placed in a month before and paid in this one is invoiced, also after a part of it went back', async () => {
  const ana = await client(harness.knex);
  const before = harness.knex.raw("now() - interval '32 days'");
  const id = await order(harness.knex, ana, { created_at: before });
  await harness.knex('payment').where({ order_id: id }).update({ created_at: before, refunded_cents: 100 });
  expect((await create(ana, id)).body.status).toBe('valid');
});

test('refuses an invoice without fiscal data, and keeps nothing', async () => {
  const ana = await client(harness.knex, { fiscal: false });
  const id = await order(harness.knex, ana);
  expect((await create(ana, id)).code).toBe('fiscal_data_missing');
  expect((await find(ana, id)).body.obstacle).toBe('fiscal_data_missing');
  expect(await harness.knex('invoice').where({ order_id: id })).toEqual([]);
});

test('staff invoice a guest’s order to the receiver they type, and to the general public', async () => {
  const guest = await client(harness.knex, { guest: true, fiscal: false });
  const [named, anybody] = [await order(harness.knex, guest), await order(harness.knex, guest)];
  expect((await create(seller, named)).code).toBe('fiscal_data_missing');
  const fiscal = {
    LicTradNum: 'CACX7605101P8',
    companyName: 'Xochilt Casas Chavez',
    regime: '612',
    cfdiUse: 'G03',
    ZipCode: '36257',
  };
  expect((await create(seller, named, { fiscal: { ...fiscal, regime: '601' } })).body.details).toEqual([
    { field: 'regime' },
  ]);
  expect((await create(seller, named, { fiscal })).body).toMatchObject({
    status: 'valid',
    companyName: 'XOCHILT CASAS CHAVEZ',
  });
  expect((await create(seller, anybody, { fiscal: { LicTradNum: 'XAXX010101000' } })).body).toMatchObject({
    status: 'valid',
    LicTradNum: 'XAXX010101000',
    companyName: 'PUBLICO EN GENERAL',
  });
  await drain(harness);
  expect(await mailsTo(harness, guest.email)).toHaveLength(2);
});

test('makes the invoice asked for before paying once the order is paid, once', async () => {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana, { status: 'pending-payment', paid_cents: 0 });
  const { quotation_id } = await harness.knex('orders').where({ id }).first();
  const ask = (wanted: boolean, who = ana) =>
    send(harness, who, 'POST', '/invoice/request/', { quotation: quotation_id, wanted });
  expect((await ask(true)).body).toEqual({ ok: true });
  expect((await ask(true, await client(harness.knex))).status).toBe(404);
  await drain(harness);
  expect((await find(ana, id)).body).toMatchObject({ invoice: null, automatic: true });
  await harness.knex('orders').where({ id }).update({ status: 'pending-sap', paid_cents: 1_039_900 });
  await Promise.all([drain(harness), drain(harness)]);
  await drain(harness);
  expect((await find(ana, id)).body).toMatchObject({ invoice: { status: 'valid' }, automatic: false });
  expect(await stamped(harness, id)).toHaveLength(1);
  expect(await mailsTo(harness, ana.email)).toHaveLength(1);
});

test('makes no invoice for a buyer who took the request back', async () => {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana, { status: 'pending-payment', paid_cents: 0 });
  const { quotation_id: quotation } = await harness.knex('orders').where({ id }).first();
  for (const wanted of [true, false]) await send(harness, ana, 'POST', '/invoice/request/', { quotation, wanted });
  await harness.knex('orders').where({ id }).update({ status: 'pending-sap', paid_cents: 1_039_900 });
  await drain(harness);
  expect((await find(ana, id)).body.invoice).toBeNull();
});
