import { brands } from '@actual/contracts/facts/brands';
import { genericRfc } from '@actual/contracts/rfc';
import {
  globalInformation,
  invoiceDate,
  invoiceFigures,
  invoiceRefusal,
  paymentFormOf,
  paymentMethod,
  productKeyOf,
} from '@actual/domain';
import { deadLetter, type Failure, type OutboxMessage, retry } from '@actual/kit/outbox';
import type { InvoiceInput, ProviderInvoice } from '@actual/providers/invoicing/types';
import type { ProviderRejectedRequest } from '@actual/providers/results';
import type { Invoices } from './context';
import { folioOf, type InvoiceRow, readInvoice } from './invoice.queries';
import { writeLog } from './invoice-log';
import { type InvoiceOrder, readOrder } from './order.queries';

export type Outcome = { kind: 'done' } | Failure;

/** Our fiscal fields by the provider's names. */
const fields: readonly (readonly [part: string, field: string])[] = [
  ['tax_id', 'LicTradNum'],
  ['legal_name', 'companyName'],
  ['tax_system', 'regime'],
  ['zip', 'ZipCode'],
  ['use', 'cfdiUse'],
];

/** What the tax authority refused, by field. Its codes differ by source, so the path decides. */
const refusalOf = ({ causes }: ProviderRejectedRequest) =>
  causes.map(({ code, description }) => {
    const path = /^[\w.]+(?=:)/.exec(description)?.[0] ?? '';
    return { field: fields.find(([part]) => path.endsWith(part))?.[1] ?? '', code };
  });

function input(order: InvoiceOrder, invoice: InvoiceRow, form: string, date: Date | null): InvoiceInput {
  const { receiver } = invoice;
  return {
    externalId: order.id,
    idempotencyKey: `${order.id}-${invoice.revision}`,
    customer: { rfc: receiver.rfc, name: receiver.name, regime: receiver.regime, zip: receiver.zip },
    use: receiver.use,
    paymentForm: form,
    paymentMethod,
    series: brands[order.site].series,
    ...(date ? { date } : {}),
    ...(receiver.rfc === genericRfc ? { global: globalInformation(order.purchasedAt) } : {}),
    items: order.lines.map((line) => ({
      sku: line.itemCode,
      description: [line.name, line.finish].filter(Boolean).join(', ').replaceAll('|', ' '),
      productKey: productKeyOf(line.categories),
      quantity: line.quantity,
      unitTotalCents: line.unitTotal,
    })),
  };
}

/** Stores the stamp and its mail's outbox message in one transaction; only the first caller does. */
async function keep({ db }: Invoices, order: InvoiceOrder, stamped: ProviderInvoice, started: number): Promise<void> {
  await db.transaction(async (trx) => {
    const changed = await trx('invoice')
      .where({ order_id: order.id, state: 'requested' })
      .update({
        ...{ state: 'valid', provider_id: stamped.id, uuid: stamped.uuid, series: stamped.series },
        ...{ folio_number: stamped.folioNumber, total_cents: stamped.totalCents, issued_at: stamped.issuedAt },
      });
    if (changed === 0) return;
    const folio = folioOf({ series: stamped.series, folio_number: stamped.folioNumber });
    const sentence = `Factura ${folio}, folio fiscal ${stamped.uuid}${stamped.found ? ' (ya existía)' : ''}`;
    await writeLog(trx, { orderId: order.id, step: 'stamp', ok: true, sentence, started });
    await trx('account_outbox')
      .insert({ kind: 'invoice-mail', key: `${order.id}:first`, payload: { orderId: order.id } })
      .onConflict()
      .ignore();
  });
}

async function refused({ db }: Invoices, order: InvoiceOrder, answer: ProviderRejectedRequest): Promise<Outcome> {
  await db('invoice')
    .where({ order_id: order.id, state: 'requested' })
    .update({ state: 'refused', refusal: JSON.stringify(refusalOf(answer)) });
  return { kind: 'done' };
}

/** Acts on the provider's answer: stored, refused, or retried. */
async function applyAnswer(
  invoices: Invoices,
  order: InvoiceOrder,
  answer: Awaited<ReturnType<Invoices['invoicing']['create']>>,
  started: number,
): Promise<Outcome> {
  const failed = (sentence: string, code: string | null = null) =>
    writeLog(invoices.db, { orderId: order.id, step: 'stamp', ok: false, sentence, code, started });
  if (answer.kind === 'provider_unreachable') {
    await failed(answer.reason);
    return retry(answer.reason);
  }
  if (answer.kind === 'provider_rejected_request') {
    await failed(answer.message, answer.code);
    return answer.retry === 'later' ? retry(answer.message) : refused(invoices, order, answer);
  }
  if (answer.status === 'pending') {
    await failed('Aceptada, por timbrar');
    return retry('not stamped yet');
  }
  if (answer.status !== 'valid' || !answer.uuid) {
    await failed(`La factura está ${answer.status}`);
    return deadLetter(`the provider's invoice is ${answer.status}`);
  }
  // an invoice with another total than was paid is never delivered: staff cancel it at the provider
  if (answer.totalCents !== order.totalCents) {
    const sentence = `El total timbrado ${answer.totalCents} difiere del cobrado ${order.totalCents}`;
    await failed(sentence);
    return deadLetter(sentence);
  }
  await keep(invoices, order, answer, started);
  return { kind: 'done' };
}

/**
 * Has the invoice of an order stamped, once: it first looks by our id for what an earlier attempt may have made, and
 * the provider accepts a key once.
 */
export async function stampInvoice(invoices: Invoices, message: OutboxMessage): Promise<Outcome> {
  const orderId = String(message.payload.orderId);
  const [invoice, order] = await Promise.all([readInvoice(invoices.db, orderId), readOrder(invoices.db, orderId)]);
  if (!invoice || !order) return deadLetter('its order does not exist');
  if (invoice.state !== 'requested') return { kind: 'done' };
  const obstacle = invoiceRefusal(order, invoice.requested_at);
  const date = invoiceDate(order.purchasedAt, new Date());
  const form = paymentFormOf(order.payments);
  const stop =
    obstacle ??
    (date === 'too_late' ? date : null) ??
    (form ? null : 'no form of payment') ??
    (invoiceFigures(order.lines).total === order.totalCents ? null : 'its lines are not its total');
  if (stop !== null || date === 'too_late' || !form) {
    await writeLog(invoices.db, { orderId, step: 'stamp', ok: false, sentence: `No se puede facturar: ${stop}` });
    return deadLetter(String(stop));
  }
  const started = performance.now();
  const first = message.attempts === 1 && invoice.revision === 1;
  let answer = await invoices.invoicing.create(input(order, invoice, form, date), { outcomeUnknown: !first });
  if (answer.kind === 'invoice' && answer.status === 'pending' && answer.found)
    answer = await invoices.invoicing.get(answer.id);
  return applyAnswer(invoices, order, answer, started);
}
