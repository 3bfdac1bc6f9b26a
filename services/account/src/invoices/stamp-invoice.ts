import { brands } from '@actual/contracts/facts/company/brands';
import { InvoiceState, substitutionRelation } from '@actual/contracts/facts/payment/invoices';
import { genericRfc } from '@actual/contracts/fiscal/rfc';
import { type InvoiceStop, invoiceStopWords } from '@actual/contracts/recorded-words';
import {
  globalInformation,
  invoiceDate,
  invoiceFigures,
  invoiceRefusal,
  paymentFormOf,
  paymentMethod,
  productKeyOf,
  zoneOfIssue,
} from '@actual/domain';
import { deadLetter } from '@actual/kit/outbox';
import type { InvoiceInput, ProviderInvoice } from '@actual/providers/invoicing/types';
import type { ProviderRejectedRequest } from '@actual/providers/results';
import { type AccountMessage, accountOutbox } from '../outbox/messages';
import { keepOldInvoice, letOldInvoiceGo } from './cancellation.queries';
import type { Invoices } from './context';
import { folioOf, type InvoiceRow, readInvoice } from './invoice.queries';
import { writeLog } from './invoice-log';
import { type InvoiceOrder, readOrder, totalsBefore } from './order.queries';
import { type Answered, keepFound, type Outcome, stampDocument } from './stamp-document';

/** Our fiscal fields by the provider's names. */
const fields: readonly (readonly [part: string, field: string])[] = [
  ['tax_id', 'LicTradNum'],
  ['legal_name', 'companyName'],
  ['tax_system', 'regime'],
  ['zip', 'ZipCode'],
  ['use', 'cfdiUse'],
];

/** The tax authority's reasons, by field. Its codes differ by source, so the path decides. */
const refusalOf = ({ causes }: ProviderRejectedRequest) =>
  causes.map(({ code, description }) => {
    const path = /^[\w.]+(?=:)/.exec(description)?.[0] ?? '';
    return { field: fields.find(([part]) => path.endsWith(part))?.[1] ?? '', code };
  });

/** Each document of an order is found by an id of its own. */
const externalIdOf = ({ order_id, document }: InvoiceRow): string =>
  document === 1 ? order_id : `${order_id}-${document}`;

function input(
  order: InvoiceOrder,
  invoice: InvoiceRow,
  { form, date, zone }: { form: string; date: Date | null; zone: string },
): InvoiceInput {
  const { receiver } = invoice;
  return {
    type: 'I',
    externalId: externalIdOf(invoice),
    idempotencyKey: `${order.id}-${invoice.revision}`,
    customer: { rfc: receiver.rfc, name: receiver.name, regime: receiver.regime, zip: receiver.zip },
    use: receiver.use,
    paymentForm: form,
    paymentMethod,
    series: brands[order.site].series,
    related: invoice.replaces ? { relation: substitutionRelation, uuid: invoice.replaces } : undefined,
    date: date ?? undefined,
    global: receiver.rfc === genericRfc ? globalInformation(order.purchasedAt, zone) : undefined,
    items: order.lines.map((line) => ({
      sku: line.itemCode,
      description: [line.name, line.finish, line.bargain].filter(Boolean).join(', ').replaceAll('|', ' '),
      productKey: productKeyOf(line.categories),
      quantity: line.quantity,
      unitTotalCents: line.unitTotal,
    })),
  };
}

/**
 * Stores the stamp, its mail and the cancellation of the document before it in one transaction, for the first caller
 * only.
 */
async function keep(
  { db }: Invoices,
  order: InvoiceOrder,
  { document }: InvoiceRow,
  stamped: ProviderInvoice,
  started: number,
): Promise<void> {
  await db.transaction(async (trx) => {
    const changed = await trx('invoice').where({ order_id: order.id, state: InvoiceState.requested }).update({
      state: InvoiceState.valid,
      provider_id: stamped.id,
      uuid: stamped.uuid,
      series: stamped.series,
      folio_number: stamped.folioNumber,
      total_cents: stamped.totalCents,
      issued_at: stamped.issuedAt,
    });
    if (changed === 0) return;
    const folio = folioOf({ series: stamped.series, folio_number: stamped.folioNumber });
    const sentence = `Factura ${folio}, folio fiscal ${stamped.uuid}${stamped.found ? ' (ya existía)' : ''}`;
    await writeLog(trx, { orderId: order.id, step: 'stamp', ok: true, sentence, started });
    await letOldInvoiceGo(trx, order.id, stamped.id);
    const key = `${order.id}:${document === 1 ? 'first' : `document-${document}`}`;
    await accountOutbox
      .leave(trx, { kind: 'invoice-mail', key, payload: { orderId: order.id } })
      .onConflict()
      .ignore();
  });
}

/** Nothing is stamped: the receiver is to be corrected; where another document was to be replaced, that one stays. */
async function refused({ db }: Invoices, order: InvoiceOrder, refusal: InvoiceRow['refusal']): Promise<Outcome> {
  await db.transaction(async (trx) => {
    if (await keepOldInvoice(trx, order.id, refusal)) return;
    await trx('invoice')
      .where({ order_id: order.id, state: InvoiceState.requested })
      .update({ state: InvoiceState.refused, refusal: JSON.stringify(refusal) });
  });
  return { kind: 'done' };
}

/**
 * Has an order's invoice stamped once: looks by our id for an earlier attempt's, and the provider accepts a key once.
 */
export async function stampInvoice(invoices: Invoices, message: AccountMessage<'invoice'>): Promise<Outcome> {
  const { orderId } = message.payload;
  const [invoice, order] = await Promise.all([readInvoice(invoices.db, orderId), readOrder(invoices.db, orderId)]);
  if (!invoice || !order) return deadLetter('its order does not exist');
  if (invoice.state !== InvoiceState.requested) return { kind: 'done' };
  const zone = zoneOfIssue(invoices.settings.issuedAtZip);
  const obstacle = invoiceRefusal(order, invoice.requested_at, zone);
  const date = invoiceDate(order.purchasedAt, new Date(), zone);
  const form = paymentFormOf(order.payments);
  const stop: InvoiceStop | null =
    obstacle ??
    (date === 'too_late' ? date : null) ??
    (form ? null : 'no_payment_form') ??
    (invoiceFigures(order.lines).total === order.totalCents ? null : 'lines_not_total');
  const isFirst = message.attempts === 1 && invoice.revision === 1;
  const started = performance.now();
  const answered: Answered = {
    log: { orderId, step: 'stamp', started },
    totals: [order.totalCents, ...(isFirst ? [] : await totalsBefore(invoices.db, orderId))],
    keep: (stamped) => keep(invoices, order, invoice, stamped, started),
    refuse: (answer) => refused(invoices, order, refusalOf(answer)),
  };
  if (stop !== null || date === 'too_late' || !form) {
    // a stamped document counts for the tax authority whatever became of its order, so it is canceled or credited
    const found = isFirst ? null : await keepFound(invoices, externalIdOf(invoice), answered);
    if (found) return found;
    const why = invoiceStopWords[stop ?? 'no_payment_form'];
    await writeLog(invoices.db, { orderId, step: 'stamp', ok: false, sentence: `No se puede facturar. ${why}` });
    // a document that cannot be replaced any more stays as it is; nobody has to do anything
    if (invoice.replaces) return refused(invoices, order, []);
    return deadLetter(String(stop));
  }
  return stampDocument(invoices, {
    ...answered,
    input: input(order, invoice, { form, date, zone }),
    outcomeUnknown: !isFirst,
  });
}
