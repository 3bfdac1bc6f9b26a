import type { FiscalAddress, InvoiceObstacle, NewFiscalAddress } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { completed, fiscalProblems, hasFiscalData, invoiceRefusal, receiverOf } from '@actual/domain';
import { AppError } from '@actual/kit';
import { readFiscalAddress } from '../fiscal/fiscal.queries';
import type { Invoices } from './context';
import type { InvoiceRow } from './invoice.queries';
import { writeLog } from './invoice-log';
import type { InvoiceOrder } from './order.queries';

type Fiscal = FiscalAddress | NewFiscalAddress;

/** Why the order cannot be invoiced; null where it can. */
export async function obstacleOf(
  db: Knex,
  order: InvoiceOrder,
  there?: Pick<InvoiceRow, 'requested_at'>,
): Promise<InvoiceObstacle | null> {
  // a correction keeps the date of the first request
  const refusal = invoiceRefusal(order, there?.requested_at ?? new Date());
  if (refusal) return refusal;
  return (await keptFiscal(db, order)) ? null : 'fiscal_data_missing';
}

async function keptFiscal(db: Knex, { clientId }: InvoiceOrder): Promise<FiscalAddress | null> {
  if (!clientId) return null;
  const { fiscalAddress } = await readFiscalAddress(db, clientId);
  return hasFiscalData(fiscalAddress) ? fiscalAddress : null;
}

/** Consistent fiscal data. @throws fiscal_data_missing, invalid_input with the fields that contradict each other */
async function receiverData(db: Knex, order: InvoiceOrder, given: Fiscal | undefined): Promise<FiscalAddress> {
  const data = given ? completed(given as FiscalAddress) : await keptFiscal(db, order);
  if (!data) throw new AppError('fiscal_data_missing');
  const problems = fiscalProblems(data).filter((field) => !['Phone1', 'State', 'U_Correos'].includes(field));
  if (problems.length === 0) return data;
  throw new AppError(
    'invalid_input',
    'fiscal data',
    problems.map((field) => ({ field })),
  );
}

interface Asked {
  by: string | null;
  /** The receiver, where staff name one; the client's own data otherwise. */
  fiscal?: Fiscal | undefined;
}

/**
 * Requests the invoice of an order: a new one, a corrected one after a refusal, or the same one again where retries had
 * ended. An order has one row, and one message per revision, so a double click is one request.
 * @returns the message's key, null where the invoice exists already.
 * @throws invoice_not_possible with the reason, fiscal_data_missing, invalid_input
 */
export function askForInvoice({ db, settings }: Invoices, order: InvoiceOrder, asked: Asked): Promise<string | null> {
  return db.transaction(async (trx) => {
    // the first of two requests creates the row, the second waits for it
    await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 10))', [order.id]);
    const there = await trx('invoice').where({ order_id: order.id }).first<InvoiceRow | undefined>();
    if (there?.state === 'valid') return null;
    if (there?.state === 'requested') return tryAgain(trx, there);
    const refusal = invoiceRefusal(order, there?.requested_at ?? new Date());
    if (refusal) throw new AppError('invoice_not_possible', undefined, { reason: refusal });
    const data = await receiverData(trx, order, asked.fiscal);
    const row = {
      ...{ receiver: receiverOf(data, settings.issuedAtZip), email: data.U_Correos || order.email },
      ...{ state: 'requested', refusal: '[]', revision: (there?.revision ?? 0) + 1, requested_by: asked.by },
    };
    await trx('invoice')
      .insert({ order_id: order.id, ...row })
      .onConflict('order_id')
      .merge(row);
    const key = effectKey(order.id, row.revision);
    await trx('account_outbox').insert({ kind: 'invoice', key, payload: { orderId: order.id } });
    const whose = asked.by ? 'Solicitada' : 'Solicitada con la compra';
    await writeLog(trx, {
      orderId: order.id,
      step: 'request',
      ok: true,
      sentence: `${whose}, revisión ${row.revision}`,
    });
    return key;
  });
}

export const effectKey = (orderId: string, revision: number): string => `${orderId}:${revision}`;

/** Retries a dead letter; a message under way stays as it is. */
async function tryAgain(trx: Knex, { order_id, revision }: InvoiceRow): Promise<string> {
  const key = effectKey(order_id, revision);
  await trx('account_outbox')
    .where({ kind: 'invoice', key })
    .whereNotNull('parked_at')
    .update({ parked_at: null, next_at: trx.fn.now() });
  return key;
}
