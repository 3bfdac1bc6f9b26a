import { storeDay } from '@actual/contracts/store-day';
import {
  client,
  drain,
  type InvoiceHarness,
  mailsTo,
  order,
  send,
  stamped,
  startInvoiceHarness,
} from '../testing/invoice-harness';
import { xenon } from '../testing/taxpayers';

let harness: InvoiceHarness;
beforeAll(async () => {
  harness = await startInvoiceHarness();
});
afterAll(() => harness.close());

/** A guest's order, and the data of its receipt. */
async function bought(change: Record<string, unknown> = {}) {
  const guest = await client(harness.knex, { guest: true, fiscal: false });
  const id = await order(harness.knex, guest, change);
  const row = await harness.knex('orders').where({ id }).first<{ folio: number; created_at: Date }>();
  const receipt = { orderFolio: String(row?.folio), purchaseDate: storeDay(row?.created_at), orderAmount: 10_399 };
  return { id, email: guest.email, receipt };
}
const receiver = {
  LicTradNum: xenon.rfc,
  companyName: 'Xenon Industrial Articles',
  cfdiUse: xenon.cfdi_use,
  regime: xenon.regime,
  ZipCode: xenon.zip,
  Phone1: xenon.phone,
  State: xenon.state,
  U_Correos: 'conta@xenon.example',
};
const claim = (form: object, { at = harness, site = 'actual-studio' as const, seconds = 60 } = {}) =>
  send(at, null, 'POST', '/sendfiscaldata', { name: 'Ana', email: 'ana@correo.mx', seconds, form }, { site });

test('invoices an order to a customer who knows its folio, day and total, and tells the buyer', async () => {
  const { id, email, receipt } = await bought();
  const reply = await claim({ ...receipt, ...receiver });
  expect([reply.status, reply.body]).toEqual([200, { ok: true }]);
  await drain(harness);
  expect(await stamped(harness, id)).toHaveLength(1);
  const [invoice] = await mailsTo(harness, receiver.U_Correos);
  expect(invoice?.attachments.map(({ filename }) => filename.slice(-4))).toEqual(['.pdf', '.xml']);
  const [notice] = await mailsTo(harness, email);
  expect(notice?.text).toContain(xenon.rfc);
});

test.each([
  ['no order has the folio', { orderFolio: '999999' }],
  ['the day is another', { purchaseDate: '2026-01-02' }],
  ['the total is a centavo off', { orderAmount: 10_399.01 }],
])('where %s the claim is refused in the same words, without an invoice', async (_what, change) => {
  const { id, receipt } = await bought();
  const refused = await claim({ ...receipt, ...receiver, ...change });
  expect([refused.status, refused.code, refused.body.details]).toEqual([404, 'order_not_matched', undefined]);
  expect(await harness.knex('invoice').where({ order_id: id })).toEqual([]);
});

test('does not find the order on another brand’s page', async () => {
  const { receipt } = await bought();
  const reply = await send(
    harness,
    null,
    'POST',
    '/sendfiscaldata',
    { name: 'Ana', email: 'ana@correo.mx', seconds: 60, form: { ...receipt, ...receiver } },
    { site: 'actual-home' },
  );
  expect(reply.code).toBe('order_not_matched');
});

test('asked for again, the invoice goes to its own address and to no other', async () => {
  const { id, receipt } = await bought();
  await claim({ ...receipt, ...receiver, U_Correos: 'primera@xenon.example' });
  await drain(harness);
  expect((await claim({ ...receipt, ...receiver, U_Correos: 'otra@ladron.example' })).status).toBe(200);
  await drain(harness);
  expect(await mailsTo(harness, 'primera@xenon.example')).toHaveLength(2);
  expect(await mailsTo(harness, 'otra@ladron.example')).toEqual([]);
  expect(await stamped(harness, id)).toHaveLength(1);
});

test.each([
  ['not paid', 'not_paid', { paid_cents: 0, status: 'pending-payment' }],
  ['canceled', 'canceled', { status: 'canceled' }],
])('an order that is %s has no invoice to ask for, and the answer says so', async (_what, reason, change) => {
  const { receipt } = await bought(change);
  const refused = await claim({ ...receipt, ...receiver });
  expect([refused.code, refused.body.details]).toEqual(['invoice_not_possible', { reason }]);
});

test.each([
  ['LicTradNum', { LicTradNum: 'XXX999999XXX' }],
  ['companyName', { companyName: '' }],
  ['regime', { regime: '612' }],
  ['ZipCode', { ZipCode: '7634' }],
])('%s that is wrong is named before any order is looked for', async (field, change) => {
  const refused = await claim({
    orderFolio: '999999',
    purchaseDate: '2026-01-02',
    orderAmount: 1,
    ...receiver,
    ...change,
  });
  expect([refused.status, refused.code]).toEqual([400, 'invalid_input']);
  expect(refused.body.details).toContainEqual(expect.objectContaining({ field: expect.stringContaining(field) }));
});

test('asks for proof of work before a total can be found out by trying', async () => {
  const capped = await startInvoiceHarness({ perMinute: 1_000 });
  const codes = [];
  for (let at = 0; at < 12; at += 1)
    codes.push(
      // a folio with more zeros before it is the same
      (
        await claim(
          { orderFolio: at % 2 ? '200001' : '000200001', purchaseDate: '2026-01-02', orderAmount: at, ...receiver },
          { at: capped },
        )
      ).code,
    );
  expect(codes).toEqual([...Array(10).fill('order_not_matched'), 'rate_limited', 'rate_limited']);
  await capped.close();
});

test('the lists to choose from are there without an account', async () => {
  const { status, body } = await send(harness, null, 'GET', '/fiscal/lists');
  expect(status).toBe(200);
  expect(body.regimes.map(({ code }: { code: string }) => code)).toContain('601');
});
