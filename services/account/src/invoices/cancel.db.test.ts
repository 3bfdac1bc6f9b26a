import { claimMessages } from '@actual/kit/outbox';
import type { AccountMessage, AccountPayloads } from '../outbox/messages';
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
import { xenon } from '../testing/taxpayers';
import { askToCancel, askToReplace } from './ask-to-cancel';
import { readOrder } from './order.queries';
import { stampInvoice } from './stamp-invoice';
import { workCanceledOrders } from './work-invoices';

let harness: InvoiceHarness;
beforeAll(async () => {
  harness = await startInvoiceHarness();
});
afterAll(() => harness.close());
afterEach(() => fetch(`${harness.sandbox.origin}/facturacion/_control/faults`, { method: 'DELETE' }));

const call = (who: Person | null, what: 'create' | 'cancel' | 'replace', id: string, more: object = {}) =>
  send(harness, who, 'POST', `/invoice/${what}/`, { order: id, ...more });
const cancel = (who: Person | null, id: string, motive = '02') => call(who, 'cancel', id, { motive });
const stateOf = async (who: Person, id: string) =>
  (await send(harness, who, 'GET', `/invoice/find/?order=${id}`)).body.invoice?.status;
/** The mails to the buyer about canceled documents. */
const toldOf = async (ana: Person) =>
  (await mailsTo(harness, ana.email))
    .map(({ subject }) => subject)
    .filter((one) => /se (canceló|sustituyó)$/.test(one));
const listOf = async (who: Person, query = '') =>
  (await send(harness, who, 'GET', `/invoice/find/1${query}`)).body as {
    data: Record<string, unknown>[];
    total: number;
  };
/** Everything that waits, however long it was to wait. */
const later = () => drain(harness);

/** A client whose paid order is invoiced. */
async function invoiced() {
  const ana = await client(harness.knex);
  const id = await order(harness.knex, ana);
  const { body } = await call(ana, 'create', id);
  expect(body.status).toBe('valid');
  await later();
  return { ana, id, first: body as { uuid: string; folio: string } };
}
const rename = (ana: Person) =>
  harness.knex('fiscal_address').where({ client_id: ana.clientId }).update({ cfdi_use: 'G01' });
/** The receiver answers what waits at the provider. */
async function answer(id: string, said: 'accepted' | 'rejected') {
  const waiting = (await stamped(harness, id)).find((one) => one.cancellation_status === 'pending');
  const reply = await fetch(`${harness.sandbox.origin}/facturacion/_control/cancellations/${waiting?.id}/${said}`, {
    method: 'POST',
    redirect: 'manual',
  });
  expect(reply.status).toBe(303);
  await harness
    .knex('account_outbox')
    .where({ kind: 'invoice-cancel' })
    .whereNull('done_at')
    .update({ next_at: harness.knex.fn.now() });
  await later();
}

test('a canceled invoice shows state, motive and log and keeps its files; its order can be invoiced again that month', async () => {
  const { ana, id, first } = await invoiced();
  expect((await cancel(ana, id)).body).toMatchObject({ status: 'canceled', uuid: first.uuid, folio: first.folio });
  expect(await stamped(harness, id)).toMatchObject([{ status: 'canceled', cancellation: { motive: '02' } }]);
  expect((await send(harness, ana, 'GET', `/invoice/${id}/file/xml`)).raw.toString()).toContain(first.uuid);
  const log = await harness.knex('invoice_log').where({ order_id: id, step: 'cancel' }).orderBy('id');
  expect(log.map(({ ok, code }) => [ok, code])).toEqual([
    [true, '02'],
    [true, null],
  ]);
  await later();
  expect(await toldOf(ana)).toEqual([`Tu factura ${first.folio} se canceló`]);
  // a second press, and a third one later
  expect((await cancel(ana, id)).body.status).toBe('canceled');
  expect((await send(harness, ana, 'GET', '/invoice/orders/')).body).toMatchObject([{ order: id }]);
  const again = (await call(ana, 'create', id)).body;
  expect(again).toMatchObject({ status: 'valid' });
  expect(again.uuid).not.toBe(first.uuid);
  await later();
  expect((await mailsTo(harness, ana.email)).filter(({ attachments }) => attachments.length > 0)).toHaveLength(2);
  const { data, total } = await listOf(ana);
  expect([total, data.map(({ status, uuid }) => [status, uuid])]).toEqual([
    2,
    [
      ['valid', again.uuid],
      ['canceled', first.uuid],
    ],
  ]);
  const old = await send(harness, ana, 'GET', `/invoice/${id}/file/xml?document=${first.uuid}`);
  expect(old.raw.toString()).toContain(first.uuid);
});

test('a cancellation that its receiver must accept is pending until they do', async () => {
  const { ana, id } = await invoiced();
  await misbehave(harness, 'facturacion', { askReceiver: 1 });
  expect((await cancel(ana, id)).body.status).toBe('canceling');
  await later();
  expect(await stateOf(ana, id)).toBe('canceling');
  expect((await listOf(ana, '?status=canceling')).total).toBe(1);
  expect(await toldOf(ana)).toEqual([]);
  // nothing else can be done with it meanwhile
  expect((await call(ana, 'replace', id)).code).toBe('conflict');
  expect((await call(ana, 'create', id)).body.status).toBe('canceling');
  await answer(id, 'accepted');
  expect(await stateOf(ana, id)).toBe('canceled');
  expect(await toldOf(ana)).toHaveLength(1);
});

test('an invoice whose receiver rejects the cancellation is valid again, says so, and can be canceled once more', async () => {
  const { ana, id } = await invoiced();
  await misbehave(harness, 'facturacion', { rejectCancellation: 1 });
  expect((await cancel(ana, id)).body.status).toBe('valid');
  await later();
  expect((await listOf(ana)).data[0]).toMatchObject({ status: 'valid', cancellationRefused: true });
  expect(await toldOf(ana)).toEqual([]);
  expect((await cancel(ana, id)).body.status).toBe('canceled');
  expect((await stamped(harness, id))[0]).toMatchObject({ status: 'canceled' });
});

test.each([{ failNext: 2 }, { failNext: 2, failStatus: 500 }, { commitThenDrop: 1 }, { slowMs: 2_500 }])(
  'the provider with %j: the cancellation waits, and is made',
  async (faults) => {
    const { ana, id } = await invoiced();
    await misbehave(harness, 'facturacion', faults);
    expect((await cancel(ana, id)).body.status).toBe('canceling');
    if ('slowMs' in faults) await misbehave(harness, 'facturacion', { slowMs: 0 });
    for (const _try of [1, 2, 3]) await later();
    expect(await stateOf(ana, id)).toBe('canceled');
  },
);

test('an invoice that was already canceled at the provider is shown as canceled', async () => {
  const { ana, id } = await invoiced();
  const { provider_id } = await harness.knex('invoice').where({ order_id: id }).first();
  await harness.invoices.invoicing.cancel(provider_id, { motive: '02' });
  expect((await cancel(ana, id)).body.status).toBe('canceled');
});

test.each([
  ['01', 400],
  ['03', 400],
  ['04', 400],
  ['05', 400],
])('refuses motive %s for a client’s paid order', async (motive, status) => {
  const { ana, id } = await invoiced();
  expect((await cancel(ana, id, motive)).status).toBe(status);
  expect(await stateOf(ana, id)).toBe('valid');
});

test('motive 03 is for a sale that did not take place, 04 for the general public’s', async () => {
  const { ana, id } = await invoiced();
  await harness.knex('orders').where({ id }).update({ status: 'canceled' });
  expect((await cancel(ana, id, '03')).body.status).toBe('canceled');
  const guest = await client(harness.knex, { guest: true, fiscal: false });
  const sold = await order(harness.knex, guest);
  const seller = staffPerson('seller');
  await call(seller, 'create', sold, { fiscal: { LicTradNum: 'XAXX010101000' } });
  expect((await cancel(seller, sold, '04')).body.status).toBe('canceled');
});

test('replaced: the new one names the old one, which is canceled after it with motive 01', async () => {
  const { ana, id, first } = await invoiced();
  expect((await call(ana, 'replace', id)).code).toBe('invoice_unchanged');
  await rename(ana);
  const second = (await call(ana, 'replace', id)).body;
  expect(second).toMatchObject({ status: 'valid', refusal: [] });
  await later();
  const documents = await stamped(harness, id);
  expect(documents).toMatchObject([
    { uuid: second.uuid, status: 'valid', related_documents: [{ relationship: '04', documents: [first.uuid] }] },
    { uuid: first.uuid, status: 'canceled', cancellation: { motive: '01', substitutionUUID: documents[0]?.id } },
  ]);
  expect((await listOf(ana)).data.map(({ status, motive }) => [status, motive])).toEqual([
    ['valid', null],
    ['canceled', '01'],
  ]);
  const xml = (await send(harness, ana, 'GET', `/invoice/${id}/file/xml`)).raw.toString();
  expect(xml).toContain(`<cfdi:CfdiRelacionados TipoRelacion="04"><cfdi:CfdiRelacionado UUID="${first.uuid}"/>`);
  expect((await mailsTo(harness, ana.email)).filter(({ attachments }) => attachments.length > 0)).toHaveLength(2);
  expect(await toldOf(ana)).toEqual([`Tu factura ${first.folio} se sustituyó`]);
});

test('the buyer is told of a cancellation, wherever the invoice went; not twice where the mail was late', async () => {
  const { ana, id, first } = await invoiced();
  await harness.knex('invoice').where({ order_id: id }).update({ email: 'conta@xenon.example' });
  await misbehave(harness, 'mail', { failNext: 1 });
  await cancel(ana, id);
  for (const _try of [1, 2]) await later();
  const [mail, ...more] = (await mailsTo(harness, ana.email)).filter(({ subject }) => subject.endsWith('se canceló'));
  expect(more).toEqual([]);
  for (const part of [mail?.text, mail?.html])
    for (const words of [first.folio, first.uuid, xenon.rfc, `/order/${id}`]) expect(part).toContain(words);
});

test('a new receiver that the tax authority refuses leaves the invoice as it was, and says why', async () => {
  const { ana, id, first } = await invoiced();
  await harness.knex('fiscal_address').where({ client_id: ana.clientId }).update({ company_name: 'Otra' });
  expect((await call(ana, 'replace', id)).body).toMatchObject({
    status: 'valid',
    uuid: first.uuid,
    refusal: [{ field: 'companyName', code: 'legal_name_mismatch' }],
  });
  expect((await listOf(ana)).total).toBe(1);
  // corrected, it goes through
  await harness
    .knex('fiscal_address')
    .where({ client_id: ana.clientId })
    .update({ company_name: 'Xenon Industrial Articles' });
  await rename(ana);
  expect((await call(ana, 'replace', id)).body).toMatchObject({ status: 'valid', refusal: [] });
  await later();
  expect((await stamped(harness, id)).map(({ status }) => status)).toEqual(['valid', 'canceled']);
});

test('rejected, not replaced, and asked for once more: each is a request of its own', async () => {
  const { ana, id } = await invoiced();
  await misbehave(harness, 'facturacion', { rejectCancellation: 1 });
  expect((await cancel(ana, id)).body.status).toBe('valid');
  await harness.knex('fiscal_address').where({ client_id: ana.clientId }).update({ company_name: 'Otra' });
  expect((await call(ana, 'replace', id)).body.refusal).toHaveLength(1);
  expect((await listOf(ana)).data[0]).toMatchObject({ status: 'valid', cancellationRefused: false });
  expect((await cancel(ana, id)).body.status).toBe('canceled');
});

test('ten requests at once to replace an invoice replace it once', async () => {
  const { ana, id } = await invoiced();
  await rename(ana);
  const replies = await Promise.all(Array.from({ length: 10 }, () => call(ana, 'replace', id)));
  expect(replies.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
  await later();
  expect((await stamped(harness, id)).map(({ status }) => status)).toEqual(['valid', 'canceled']);
});

describe('a process that dies while it replaces', () => {
  const asked = { by: null };
  const claim = async <Kind extends keyof AccountPayloads>(kind: Kind): Promise<AccountMessage<Kind>> => {
    await harness
      .knex('account_outbox')
      .whereNull('done_at')
      .update({ next_at: harness.knex.raw("now() - interval '1 s'") });
    const [message] = await claimMessages(harness.invoices.db, 'account_outbox', 1);
    if (message?.kind !== kind) throw new Error(`${message?.kind} is due`);
    return message as AccountMessage<Kind>;
  };
  /** Runs so far and no further; the next worker has to find out how far. */
  const deaths: readonly (readonly [string, (id: string) => Promise<void>])[] = [
    ['after the request', async () => undefined],
    [
      'after the message was taken',
      async () => {
        await claim('invoice');
      },
    ],
    [
      'after the new one was stamped, before that was written down',
      async () => {
        const message = await claim('invoice');
        const db = new Proxy(harness.invoices.db, {
          get: (target, name) =>
            name === 'transaction' ? () => Promise.reject(new Error('killed')) : Reflect.get(target, name),
        });
        await expect(stampInvoice({ ...harness.invoices, db }, message)).rejects.toThrow('killed');
      },
    ],
    [
      'after the stamp was written down, before the old one is canceled',
      async () => {
        await stampInvoice(harness.invoices, await claim('invoice'));
      },
    ],
    [
      'after the old one was canceled, before that was written down',
      async (id) => {
        await stampInvoice(harness.invoices, await claim('invoice'));
        const row = await harness.knex('invoice_cancellation').where({ order_id: id }).first();
        await harness.invoices.invoicing.cancel(row.provider_id, { motive: '01', substitution: row.substitution });
        await harness
          .knex('account_outbox')
          .where({ kind: 'invoice-cancel', key: `${row.provider_id}:1:0` })
          .update({ attempts: 1 });
      },
    ],
  ];
  test.each(deaths)('%s', async (_when, die) => {
    const { ana, id, first } = await invoiced();
    await rename(ana);
    const read = await readOrder(harness.invoices.db, id);
    if (!read) throw new Error('no order');
    await askToReplace(harness.invoices, read, asked);
    await die(id);
    for (const _try of [1, 2, 3]) await later();
    const documents = await stamped(harness, id);
    expect(documents.map(({ status }) => status)).toEqual(['valid', 'canceled']);
    expect(documents[1]).toMatchObject({ uuid: first.uuid });
    expect((await listOf(ana)).data.map(({ status }) => status)).toEqual(['valid', 'canceled']);
    expect((await mailsTo(harness, ana.email)).filter(({ attachments }) => attachments.length > 0)).toHaveLength(2);
    expect(await toldOf(ana)).toHaveLength(1);
  });
});

test('lists a client’s invoices of one brand, and nobody else’s', async () => {
  const { ana, id } = await invoiced();
  expect((await listOf(ana)).data).toMatchObject([
    { order: id, site: 'actual-studio', motives: ['02'], replaceable: true },
  ]);
  expect((await send(harness, ana, 'GET', '/invoice/find/1', undefined, { site: 'actual-kids' })).status).toBe(401);
  const kids = { ...ana, site: 'actual-kids' as const };
  expect((await listOf(kids)).total).toBe(0);
  expect((await listOf(await client(harness.knex))).total).toBe(0);
  expect((await send(harness, null, 'GET', '/invoice/find/1')).status).toBe(401);
  const { folio } = await harness.knex('orders').where({ id }).first();
  expect((await listOf(ana, `?folio=${folio}`)).total).toBe(1);
  expect((await listOf(ana, '?folio=999999')).total).toBe(0);
});

test('both files come as one archive', async () => {
  const { ana, id, first } = await invoiced();
  const zip = await send(harness, ana, 'GET', `/invoice/${id}/file/zip`);
  expect([zip.status, zip.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(zip.headers['content-disposition']).toBe(`attachment; filename="Factura-${first.folio}.zip"`);
  const names = new Set(zip.raw.toString('latin1').match(/Factura-[\w-]+\.(?:pdf|xml)/g));
  expect([...names]).toEqual([`Factura-${first.folio}.pdf`, `Factura-${first.folio}.xml`]);
  expect((await send(harness, ana, 'GET', `/invoice/${id}/file/zip?document=${crypto.randomUUID()}`)).status).toBe(404);
});

test('an order that was canceled, or whose month is over, cannot be replaced', async () => {
  const { ana, id } = await invoiced();
  await rename(ana);
  await harness
    .knex('payment')
    .where({ order_id: id })
    .update({ approved_at: harness.knex.raw("now() - interval '32 days'") });
  expect((await call(ana, 'replace', id)).body.details).toEqual({ reason: 'month_over' });
  const read = await readOrder(harness.invoices.db, id);
  if (!read) throw new Error('no order');
  await expect(askToCancel(harness.invoices, read, { motive: '04', by: null })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

describe('an order that is canceled after it was invoiced', () => {
  const cancelOrder = (id: string) => harness.knex('orders').where({ id }).update({ status: 'canceled' });

  test('its invoice is canceled by itself, once, for a sale that did not take place', async () => {
    const { ana, id } = await invoiced();
    await cancelOrder(id);
    expect(await workCanceledOrders(harness.invoices)).toBe(1);
    await later();
    expect(await stateOf(ana, id)).toBe('canceled');
    expect(await harness.knex('invoice_cancellation').where({ order_id: id })).toMatchObject([{ motive: '03' }]);
    expect(await workCanceledOrders(harness.invoices)).toBe(0);
  });

  test('one whose receiver does not accept stays with staff, and is not asked for again by itself', async () => {
    const { ana, id } = await invoiced();
    await misbehave(harness, 'facturacion', { askReceiver: 1 });
    await cancelOrder(id);
    await workCanceledOrders(harness.invoices);
    await later();
    await answer(id, 'rejected');
    expect(await stateOf(ana, id)).toBe('valid');
    expect(await workCanceledOrders(harness.invoices)).toBe(0);
  });
});
