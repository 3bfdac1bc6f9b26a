import { XMLParser } from 'fast-xml-parser';
import { SANDBOX_DEMO_CREDENTIALS, type Sandbox, startSandbox } from '../sandbox/app';
import { createInvoicing } from './client';
import type { InvoiceInput, Invoicing } from './types';

let sandbox: Sandbox;
let invoicing: Invoicing;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  invoicing = speak();
});
afterAll(() => sandbox.close());
afterEach(() => fetch(`${sandbox.origin}/facturacion/_control/faults`, { method: 'DELETE' }));

const speak = (timeoutMs?: number, apiKey = SANDBOX_DEMO_CREDENTIALS.invoicing.apiKey) =>
  createInvoicing({ baseUrl: sandbox.invoicingBaseUrl, apiKey, timeoutMs: timeoutMs || undefined });
const misbehave = (faults: object) =>
  fetch(`${sandbox.origin}/facturacion/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
async function stampedFor(externalId: string): Promise<number> {
  const all = (await (await fetch(`${sandbox.origin}/facturacion/_control/invoices`)).json()) as {
    invoices: { external_id: string }[];
  };
  return all.invoices.filter((one) => one.external_id === externalId).length;
}

const company = { rfc: 'XIA190128J61', name: 'XENON INDUSTRIAL ARTICLES', regime: '601', zip: '76343' };
const input = (externalId: string, change: Partial<InvoiceInput> = {}): InvoiceInput => ({
  type: 'I',
  externalId,
  idempotencyKey: `factura-${externalId}`,
  customer: company,
  use: 'G03',
  paymentForm: '04',
  paymentMethod: 'PUE',
  series: 'STU',
  items: [
    { sku: 'ST1', description: 'Sofá "Bruma" & co', productKey: '56101502', quantity: 3, unitTotalCents: 1_039_950 },
    { sku: 'ST2', description: 'Silla', productKey: '56101504', quantity: 1, unitTotalCents: 99_999 },
  ],
  ...change,
});
const total = 3 * 1_039_950 + 99_999;

it('stamps: number of the tax authority, series, folio, and the total that was charged', async () => {
  const invoice = await invoicing.create(input('uno'));
  expect(invoice).toMatchObject({ kind: 'invoice', status: 'valid', series: 'STU', folioNumber: 1, totalCents: total });
  expect(invoice).toMatchObject({ uuid: expect.stringMatching(/^[0-9A-F-]{36}$/), found: false });
});

it('the same key gets the same invoice, however often it is sent', async () => {
  const [first, second] = [await invoicing.create(input('dos')), await invoicing.create(input('dos'))];
  expect(second).toEqual(first);
  expect(await stampedFor('dos')).toBe(1);
});

it('an answer that was lost is found by our own id, and nothing is stamped again', async () => {
  await misbehave({ commitThenDrop: 1 });
  expect(await invoicing.create(input('tres'))).toMatchObject({ kind: 'provider_unreachable' });
  const again = await invoicing.create(input('tres', { idempotencyKey: 'another' }), { outcomeUnknown: true });
  expect(again).toMatchObject({ kind: 'invoice', status: 'valid', found: true, totalCents: total });
  expect(await stampedFor('tres')).toBe(1);
});

it('reports an invoice that has no stamp yet as pending, and as valid later', async () => {
  await misbehave({ pendNext: 1 });
  const pending = await invoicing.create(input('cuatro'));
  expect(pending).toMatchObject({ kind: 'invoice', status: 'pending', uuid: null });
  if (pending.kind !== 'invoice') throw new Error(pending.kind);
  expect(await invoicing.get(pending.id)).toMatchObject({ status: 'valid', uuid: expect.any(String) });
});

it.each([409, 429, 500, 502, 503])(
  'tells the caller to try later after a %s, which leaves the outcome open',
  async (failStatus) => {
    await misbehave({ failNext: 1, failStatus });
    const answer = await invoicing.create(input(`falla-${failStatus}`));
    if (failStatus === 429) expect(answer).toMatchObject({ kind: 'provider_rejected_request', retry: 'later' });
    else expect(answer).toMatchObject({ kind: 'provider_unreachable' });
  },
);

it('reports a provider slower than the limit as unreachable', async () => {
  await misbehave({ slowMs: 400 });
  expect(await speak(100).create(input('lenta'))).toMatchObject({ kind: 'provider_unreachable' });
});

it('reports a missing provider as unreachable, and a wrong key as a refusal to try again later', async () => {
  const nowhere = createInvoicing({ baseUrl: 'http://127.0.0.1:1/v2', apiKey: 'x' });
  expect(await nowhere.find('x')).toMatchObject({ kind: 'provider_unreachable' });
  expect(await speak(undefined, 'sk_wrong').create(input('llave'))).toMatchObject({ retry: 'later', httpStatus: 401 });
});

it.each<[string, Partial<InvoiceInput>, string, string]>([
  ['another name', { customer: { ...company, name: 'XENON' } }, 'legal_name_mismatch', 'customer.legal_name'],
  ['another postal code', { customer: { ...company, zip: '77500' } }, 'CFDI40148', 'customer.address.zip'],
  ['an RFC that is not', { customer: { ...company, rfc: 'XIA190128J62' } }, 'tax_id_not_found', 'customer.tax_id'],
  ['a person’s regime', { customer: { ...company, regime: '612' } }, 'tax_system_not_allowed_for_tax_id', 'tax_system'],
  ['a use that does not go with it', { use: 'D01' }, 'CFDI40161', 'use'],
  ['a date of last week', { date: new Date(Date.now() - 7 * 86_400_000) }, 'invalid_date', 'date'],
  ['nothing', { items: [] }, 'invalid_value', 'items'],
])('%s is refused for good, with its field', async (_what, change, code, field) => {
  const answer = await invoicing.create(input(`mal-${code}`, change));
  expect(answer).toMatchObject({ kind: 'provider_rejected_request', retry: 'never', code });
  if (answer.kind !== 'provider_rejected_request') throw new Error(answer.kind);
  expect(answer.causes[0]?.description).toContain(field);
  expect(await stampedFor(`mal-${code}`)).toBe(0);
});

it('the general public: global information, its own use and regime, at the place of issue', async () => {
  const nobody = { rfc: 'XAXX010101000', name: 'PUBLICO EN GENERAL', regime: '616', zip: '77507' };
  const global = { periodicity: 'day' as const, months: '11', year: 2026 };
  expect(await invoicing.create(input('pub', { customer: nobody, use: 'S01', global }))).toMatchObject({
    status: 'valid',
  });
  expect(await invoicing.create(input('pub2', { customer: nobody, use: 'S01' }))).toMatchObject({ code: 'CFDI40130' });
});

it('the XML is a CFDI 4.0 whose lines add up, the PDF one that opens', async () => {
  const invoice = await invoicing.create(input('archivo'));
  if (invoice.kind !== 'invoice') throw new Error(invoice.kind);
  const [xml, pdf] = [await invoicing.download(invoice.id, 'xml'), await invoicing.download(invoice.id, 'pdf')];
  if (xml.kind !== 'file' || pdf.kind !== 'file') throw new Error('no files');
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => name === 'cfdi:Concepto',
  });
  const cfdi = parser.parse(xml.content.toString('utf8'))['cfdi:Comprobante'];
  expect(cfdi).toMatchObject({ Version: '4.0', MetodoPago: 'PUE', FormaPago: '04', Total: (total / 100).toFixed(2) });
  expect(Number(cfdi.SubTotal) + Number(cfdi['cfdi:Impuestos'].TotalImpuestosTrasladados)).toBeCloseTo(total / 100, 10);
  expect(cfdi['cfdi:Receptor'].Nombre).toBe(company.name);
  expect(cfdi['cfdi:Conceptos']['cfdi:Concepto'][0].Descripcion).toBe('Sofá "Bruma" & co');
  expect(cfdi['cfdi:Complemento']['tfd:TimbreFiscalDigital'].UUID).toBe(invoice.uuid);
  expect(pdf.content.subarray(0, 8).toString()).toBe('%PDF-1.4');
  expect(await invoicing.download('nope', 'pdf')).toMatchObject({ code: 'invoice_not_found' });
});

it('a credit note names its valid invoice, and keeps it from being canceled', async () => {
  const invoice = await invoicing.create(input('con-nota'));
  if (invoice.kind !== 'invoice' || !invoice.uuid) throw new Error('not stamped');
  const note = (externalId: string, change: Partial<InvoiceInput>) =>
    invoicing.create(input(externalId, { type: 'E', use: 'G02', series: 'STUNC', ...change }));
  const items = [
    {
      sku: '1',
      description: 'Bonificación',
      productKey: '84111506',
      quantity: 1,
      unitTotalCents: 99,
      unit: 'act' as const,
    },
  ];
  expect(await note('sin-factura', { items })).toMatchObject({ kind: 'provider_rejected_request' });
  const nobody = { relation: '01', uuid: '11111111-1111-4111-8111-111111111111' };
  expect(await note('de-nadie', { items, related: nobody })).toMatchObject({ kind: 'provider_rejected_request' });
  const credited = await note('nota', { items, related: { relation: '01', uuid: invoice.uuid } });
  expect(credited).toMatchObject({ status: 'valid', series: 'STUNC', totalCents: 99 });
  expect(await invoicing.cancel(invoice.id, { motive: '02' })).toMatchObject({
    kind: 'provider_rejected_request',
    code: 'invoice_not_cancellable',
    retry: 'never',
  });
});
