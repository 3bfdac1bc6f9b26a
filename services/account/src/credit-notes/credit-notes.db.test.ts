import { randomUUID } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { workCanceledOrders } from '../invoices/work-invoices';
import {
  client,
  drain,
  type InvoiceHarness,
  mailsTo,
  misbehave,
  order,
  type Person,
  send,
  staffPerson,
  stamped,
  startInvoiceHarness,
} from '../testing/invoice-harness';
import { workCredits } from './credit-orders';

let harness: InvoiceHarness;
beforeAll(async () => {
  harness = await startInvoiceHarness();
});
afterAll(() => harness.close());
afterEach(() => fetch(`${harness.sandbox.origin}/facturacion/_control/faults`, { method: 'DELETE' }));

const total = 1_039_900;
const manager = staffPerson('manager');

/** A client whose paid order, of two sofas and three cushions, is invoiced. */
async function invoiced(change: object = {}) {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana);
  if (Object.keys(change).length > 0)
    await harness.knex('fiscal_address').where({ client_id: ana.clientId }).update(change);
  const { body } = await send(harness, ana, 'POST', '/invoice/create/', { order: id });
  expect(body.status).toBe('valid');
  await drain(harness);
  const lines = await harness.knex('order_line').where({ order_id: id }).orderBy('position');
  const [payment] = await harness.knex('payment').where({ order_id: id });
  return { ana, id, uuid: String(body.uuid), sofa: lines[0], cushions: lines[1], paymentId: String(payment.id) };
}
type Invoiced = Awaited<ReturnType<typeof invoiced>>;

/** The checkout canceled pieces of a line, as it writes that down. */
async function piecesCanceled({ id, paymentId }: Invoiced, line: Record<string, unknown>, quantity: number) {
  const { knex } = harness;
  const cents = Number(line.unit_total_cents) * quantity;
  const cancellation = randomUUID();
  const { id: lineId, product_id: productId, item_code: itemCode, name, finish, unit_total_cents: unitTotal } = line;
  await knex('order_cancellation').insert({
    id: cancellation,
    order_id: id,
    lines: JSON.stringify([{ id: lineId, productId, itemCode, name, finish, quantity, unitTotal }]),
    total_before_cents: total,
    value_cents: cents,
    returned_cents: cents,
    whole: false,
    reason: 'Ya no lo quiero',
  });
  const part = { id: randomUUID(), payment_id: paymentId, amount_cents: cents, reason: 'Ya no lo quiero' };
  await knex('payment_refund').insert({ ...part, cancellation_id: cancellation });
  await knex('payment').where({ id: paymentId }).increment('refunded_cents', cents);
  await knex('orders').where({ id }).decrement({ total_cents: cents, paid_cents: cents });
  return cents;
}

/** Staff gave money back; `request`: for a service request. */
async function givenBack({ id, paymentId }: Invoiced, cents: number, request: string | null = null) {
  const { knex } = harness;
  const part = { id: randomUUID(), payment_id: paymentId, amount_cents: cents, reason: 'Raspón', request_id: request };
  await knex('payment_refund').insert({ ...part, refunded_by: randomUUID() });
  await knex('payment').where({ id: paymentId }).increment('refunded_cents', cents);
  await knex('orders').where({ id }).increment('returned_cents', cents);
}

/** The worker's round, as often as there is something to do. */
async function work() {
  await workCredits(harness.invoices);
  await drain(harness);
}

const notesOf = (id: string) => harness.knex('credit_note').where({ order_id: id }).orderBy('created_at');
const found = async (who: Person, id: string) =>
  (await send(harness, who, 'GET', `/invoice/find/?order=${id}`)).body.invoice;
/** Documents that name another one, at the provider. */
async function egresosOf(uuid: string) {
  const answer = await fetch(`${harness.sandbox.origin}/facturacion/_control/invoices`);
  const { invoices } = (await answer.json()) as { invoices: Record<string, unknown>[] };
  return invoices.filter(
    ({ type, related_documents: related }) => type === 'E' && JSON.stringify(related).includes(uuid),
  );
}
const xmlOf = async (who: Person, id: string, document: string) => {
  const { raw } = await send(harness, who, 'GET', `/invoice/${id}/file/xml?document=${document}`);
  return new XMLParser({ ignoreAttributes: false }).parse(raw.toString())['cfdi:Comprobante'];
};

test('canceled pieces of an invoiced order: a CFDI of egreso with their own key, price, form and relation, mailed once', async () => {
  const bought = await invoiced();
  const { ana, id, uuid } = bought;
  await piecesCanceled(bought, bought.cushions, 2);
  await work();
  await work();
  const invoice = await found(ana, id);
  expect(invoice.creditNotes).toMatchObject([
    { status: 'valid', relation: '03', folio: expect.stringMatching(/^STUNC-\d+$/), total: 266 },
  ]);
  const [note] = invoice.creditNotes;
  const xml = await xmlOf(ana, id, note.uuid);
  expect(xml).toMatchObject({
    '@_TipoDeComprobante': 'E',
    '@_Total': '266.00',
    '@_FormaPago': '04',
    '@_MetodoPago': 'PUE',
    'cfdi:CfdiRelacionados': { '@_TipoRelacion': '03', 'cfdi:CfdiRelacionado': { '@_UUID': uuid } },
    'cfdi:Receptor': { '@_Rfc': 'XIA190128J61', '@_UsoCFDI': 'G02' },
    'cfdi:Conceptos': {
      'cfdi:Concepto': { '@_ClaveProdServ': '56101500', '@_NoIdentificacion': 'ST2', '@_Cantidad': '2' },
    },
  });
  expect(await egresosOf(uuid)).toHaveLength(1);
  const mails = (await mailsTo(harness, ana.email)).filter(({ subject }) => subject.startsWith('Tu nota de crédito'));
  expect(mails).toMatchObject([{ attachments: [{ filename: `Nota-de-credito-${note.folio}.pdf` }, {}] }]);
  const list = (await send(harness, ana, 'GET', '/invoice/find/1')).body;
  expect(list.data).toMatchObject([{ uuid, creditNotes: [{ uuid: note.uuid }], motives: [], replaceable: false }]);
  const pdf = await send(harness, ana, 'GET', `/invoice/${id}/file/pdf?document=${note.uuid}`);
  expect(pdf.headers['content-disposition']).toContain(`Nota-de-credito-${note.folio}.pdf`);
  const luis = await client(harness.knex);
  expect((await send(harness, luis, 'GET', `/invoice/${id}/file/pdf?document=${note.uuid}`)).status).toBe(404);
});

test('money given back by choice is a bonification related as credit note; a receiver without G02 gets S01', async () => {
  const bought = await invoiced({
    rfc: 'CACX7605101P8',
    company_name: 'Xochilt Casas Chavez',
    regime: '605',
    cfdi_use: 'S01',
    zip: '36257',
  });
  await givenBack(bought, 25_001);
  await work();
  const [note] = (await found(bought.ana, bought.id)).creditNotes;
  expect(await xmlOf(bought.ana, bought.id, note.uuid)).toMatchObject({
    '@_Total': '250.01',
    'cfdi:CfdiRelacionados': { '@_TipoRelacion': '01' },
    'cfdi:Receptor': { '@_UsoCFDI': 'S01' },
    'cfdi:Conceptos': { 'cfdi:Concepto': { '@_ClaveProdServ': '84111506', '@_ClaveUnidad': 'ACT', '@_Cantidad': '1' } },
  });
});

test.each([
  ['return', '03', 'ST1'],
  ['damage', '01', null],
])('a %s whose refund went back by two payments is one credit note, related as %s', async (kind, relation, sku) => {
  const bought = await invoiced();
  const request = randomUUID();
  const { knex } = harness;
  const due = { due_at: knex.fn.now(), reason: 'other' };
  await knex('service_request').insert({ id: request, order_id: bought.id, kind, ...due });
  const piece = { request_id: request, line_id: bought.sofa.id, quantity: 1, amount_cents: 500_000 };
  await knex('service_request_piece').insert(piece);
  await givenBack(bought, 400_000, request);
  await givenBack(bought, 49_999, request);
  await work();
  const [note, ...others] = await notesOf(bought.id);
  expect(others).toEqual([]);
  expect(note).toMatchObject({ relation, total_cents: 449_999, state: 'valid', source: request });
  expect(note.items).toMatchObject([
    { sku: sku ?? expect.stringMatching(/^\d{6}$/), quantity: 1, unitTotalCents: 449_999 },
  ]);
});

test('for exchanged pieces the egreso says compensation, and the invoice minus it is what the store kept', async () => {
  const bought = await invoiced();
  const request = randomUUID();
  const { knex } = harness;
  await knex('service_request').insert({
    id: request,
    order_id: bought.id,
    kind: 'change',
    reason: 'other-color',
    due_at: knex.fn.now(),
    state: 'resolved',
    resolution: 'exchange',
    refund_cents: 449_999,
  });
  const piece = { request_id: request, line_id: bought.sofa.id, quantity: 1, amount_cents: 500_000 };
  await knex('service_request_piece').insert(piece);
  await givenBack(bought, 449_999, request);
  await work();
  expect(await notesOf(bought.id)).toMatchObject([
    { relation: '03', payment_form: '17', total_cents: 449_999, state: 'valid', source: request },
  ]);
});

test('makes one egreso when the connection is cut after the stamp and the worker runs twice at once', async () => {
  const bought = await invoiced();
  await givenBack(bought, 10_000);
  await misbehave(harness, 'facturacion', { commitThenDrop: 1 });
  await Promise.all([workCredits(harness.invoices), workCredits(harness.invoices)]);
  await drain(harness);
  await work();
  expect(await notesOf(bought.id)).toMatchObject([{ state: 'valid' }]);
  expect(await egresosOf(bought.uuid)).toHaveLength(1);
});

test('a refused one is told to staff alone and not made again; the next giving back gets its own', async () => {
  const bought = await invoiced();
  await givenBack(bought, 10_000);
  await misbehave(harness, 'facturacion', { refuseNext: 1 });
  await work();
  await work();
  expect((await found(bought.ana, bought.id)).creditNotes).toEqual([]);
  expect((await found(manager, bought.id)).creditNotes).toMatchObject([{ status: 'refused', total: 100, uuid: null }]);
  await piecesCanceled(bought, bought.cushions, 1);
  await work();
  expect(await notesOf(bought.id)).toMatchObject([
    { state: 'refused', total_cents: 10_000 },
    { state: 'valid', total_cents: 13_300 },
  ]);
});

test('an invoice with credit notes is neither canceled nor replaced; the rest of a canceled order is credited', async () => {
  const bought = await invoiced();
  const { ana, id } = bought;
  const canceled = await piecesCanceled(bought, bought.cushions, 3);
  await harness.knex('order_line').where({ id: bought.cushions.id }).delete();
  await work();
  for (const [what, more] of [
    ['cancel', { motive: '02' }],
    ['replace', {}],
  ] as const)
    expect((await send(harness, ana, 'POST', `/invoice/${what}/`, { order: id, ...more })).code).toBe(
      'invoice_credited',
    );
  await harness.knex('orders').where({ id }).update({ status: 'canceled', paid_cents: 0 });
  await workCanceledOrders(harness.invoices);
  await workCanceledOrders(harness.invoices);
  await drain(harness);
  expect((await found(ana, id)).status).toBe('valid');
  expect(await notesOf(id)).toMatchObject([
    { total_cents: canceled, state: 'valid' },
    { total_cents: total - canceled, state: 'valid', source: id, relation: '03' },
  ]);
  const sums = (await egresosOf(bought.uuid)).reduce((sum, one) => sum + Math.round(Number(one.total) * 100), 0);
  expect(sums).toBe(total);
});

test('a canceled order without credit notes has its invoice canceled; in a year that was declared, credited', async () => {
  const [now, before] = [await invoiced(), await invoiced()];
  await harness.knex('invoice').where({ order_id: before.id }).update({ issued_at: '2024-11-20T18:00:00Z' });
  await harness.knex('orders').whereIn('id', [now.id, before.id]).update({ status: 'canceled', paid_cents: 0 });
  await workCanceledOrders(harness.invoices);
  await drain(harness);
  expect((await found(now.ana, now.id)).status).toBe('canceled');
  expect(await stamped(harness, now.id)).toMatchObject([{ cancellation: { motive: '03' } }]);
  expect(await notesOf(now.id)).toEqual([]);
  expect((await found(before.ana, before.id)).status).toBe('valid');
  expect(await notesOf(before.id)).toMatchObject([{ total_cents: total, state: 'valid' }]);
});

test('a canceled order whose only credit note was refused has its invoice canceled', async () => {
  const bought = await invoiced();
  await givenBack(bought, 10_000);
  await misbehave(harness, 'facturacion', { refuseNext: 1 });
  await work();
  await harness.knex('orders').where({ id: bought.id }).update({ status: 'canceled', paid_cents: 0 });
  await workCanceledOrders(harness.invoices);
  await drain(harness);
  expect((await found(bought.ana, bought.id)).status).toBe('canceled');
  expect(await notesOf(bought.id)).toMatchObject([{ state: 'refused' }]);
});

test('makes no credit note for the general public’s invoice, nor where accountants made one by hand', async () => {
  const [general, byHand] = [await invoiced(), await invoiced()];
  const receiver = { rfc: 'XAXX010101000', name: 'PUBLICO EN GENERAL', regime: '616', use: 'S01', zip: '77507' };
  await harness
    .knex('invoice')
    .where({ order_id: general.id })
    .update({ receiver: JSON.stringify(receiver) });
  await givenBack(general, 10_000);
  await givenBack(byHand, 10_000);
  await harness.knex('reconciliation_break').insert({
    kind: 'invoice-part-returned',
    subject: byHand.id,
    sentence: 'Falta un CFDI de egreso',
    detail: '{}',
    seen_at: harness.knex.fn.now(),
    note: 'Egreso 5F3C9A7D',
  });
  await work();
  expect(await notesOf(general.id)).toEqual([]);
  expect(await notesOf(byHand.id)).toEqual([]);
  await givenBack(byHand, 7_000);
  await work();
  expect(await notesOf(byHand.id)).toMatchObject([{ total_cents: 7_000 }]);
});

/** A client whose invoice was stamped, but the provider's answer never came. */
async function stampedUnseen(): Promise<Invoiced> {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana);
  await misbehave(harness, 'facturacion', { commitThenDrop: 1 });
  expect((await send(harness, ana, 'POST', '/invoice/create/', { order: id })).body.status).toBe('requested');
  const [document] = await stamped(harness, id);
  const lines = await harness.knex('order_line').where({ order_id: id }).orderBy('position');
  const [payment] = await harness.knex('payment').where({ order_id: id });
  return {
    ana,
    id,
    uuid: String(document?.uuid),
    sofa: lines[0],
    cushions: lines[1],
    paymentId: String(payment.id),
  };
}

test('an invoice whose stamp nobody saw, of an order canceled since, is found and canceled', async () => {
  const { id } = await stampedUnseen();
  await harness.knex('orders').where({ id }).update({ status: 'canceled', paid_cents: 0 });
  await drain(harness);
  await workCanceledOrders(harness.invoices);
  await drain(harness);
  expect(await stamped(harness, id)).toMatchObject([{ status: 'canceled' }]);
  expect(await harness.knex('invoice').where({ order_id: id }).first()).toMatchObject({ state: 'canceled' });
});

test('an invoice whose stamp nobody saw, with pieces canceled since, is found and credited for them', async () => {
  const order = await stampedUnseen();
  const cents = await piecesCanceled(order, order.cushions, 1);
  await drain(harness);
  await work();
  expect(await harness.knex('invoice').where({ order_id: order.id }).first()).toMatchObject({
    state: 'valid',
    uuid: order.uuid,
    total_cents: total,
  });
  expect(await harness.knex('credit_note').where({ order_id: order.id })).toMatchObject([
    { state: 'valid', invoice_uuid: order.uuid, total_cents: cents },
  ]);
  const mails = await mailsTo(harness, order.ana.email);
  expect(mails.find(({ subject }) => subject.startsWith('Tu factura'))?.text).toContain('$10,399 MXN');
});
