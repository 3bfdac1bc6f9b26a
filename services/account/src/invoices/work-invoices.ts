import { InvoiceState, invoiceWorkDays, notTakenPlace } from '@actual/contracts/facts/payment/invoices';
import { confirmedOrderStates, OrderState } from '@actual/contracts/facts/payment/states';
import { prepared, sqlList } from '@actual/database';
import { AppError } from '@actual/kit';
import { claimMessage, workDue, workMessage } from '@actual/kit/outbox';
import { Worker } from '@actual/kit/worker';
import { creditOrder, workCredits } from '../credit-notes/credit-orders';
import { readFiscalAddress } from '../fiscal/fiscal.queries';
import { type AccountPayloads, accountOutbox } from '../outbox/messages';
import { works } from '../outbox/works';
import { askForInvoice } from './ask-for-invoice';
import { askToCancel } from './ask-to-cancel';
import type { Invoices } from './context';
import { writeLog } from './invoice-log';
import { readOrder } from './order.queries';

/** Messages per batch. */
const batch = 4;
/** Milliseconds that a caller waits for their own message. */
const patienceMs = 8_000;
const workOf = (invoices: Invoices) => {
  const { db, log } = invoices;
  return { db, log, outbox: accountOutbox, works, context: invoices };
};

/** Stamps and sends the due invoices, each once however often it is retried. @returns the number of messages taken */
export const workInvoices = (invoices: Invoices): Promise<number> => workDue(workOf(invoices), batch);

/**
 * Processes one message for a caller who waits, unless a worker has it; what takes longer goes on in the background.
 */
export async function workNow(invoices: Invoices, kind: keyof AccountPayloads, key: string): Promise<void> {
  const message = await claimMessage(invoices.db, accountOutbox.table, { kind, key });
  if (!message) return;
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([workMessage(workOf(invoices), message), enough]);
  clearTimeout(timer);
}

const paidSql = `
SELECT r.quotation_id AS quotation, o.id, r.client_id AS buyer FROM invoice_request r JOIN orders o ON o.quotation_id = r.quotation_id
WHERE r.closed_at IS NULL AND r.created_at > now() - interval '${invoiceWorkDays} days' AND (o.client_id = r.client_id OR EXISTS (
    SELECT FROM guest_join j WHERE j.guest_client_id = r.client_id AND j.client_id = o.client_id))
  AND o.status IN ${sqlList(confirmedOrderStates)} AND o.paid_cents >= o.total_cents
ORDER BY r.created_at LIMIT 20`;

/** Requests the invoices of paid orders whose buyers wanted one. @returns how many */
export async function workRequests(invoices: Invoices): Promise<number> {
  const { db } = invoices;
  const paid = await prepared<{ quotation: string; id: string; buyer: string }>(db, 'invoice-requests', paidSql, []);
  for (const { quotation, id, buyer } of paid) {
    const order = await readOrder(db, id);
    // a guest’s data, though the order is an account’s by now
    const { fiscalAddress } = await readFiscalAddress(db, buyer);
    try {
      if (order) await askForInvoice(invoices, order, { by: null, fiscal: fiscalAddress ?? undefined });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await writeLog(db, { orderId: id, step: 'request', ok: false, sentence: 'No se solicitó', code: error.code });
    }
    await db('invoice_request').where({ quotation_id: quotation }).update({ closed_at: db.fn.now() });
  }
  return paid.length;
}

const canceledSql = `
SELECT i.order_id AS id FROM orders o JOIN invoice i ON i.order_id = o.id
WHERE o.status = '${OrderState.canceled}' AND o.updated_at > now() - interval '${invoiceWorkDays} days'
  AND i.state = '${InvoiceState.valid}' AND i.provider_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM invoice_cancellation c WHERE c.provider_id = i.provider_id)
  AND i.total_cents <> coalesce((SELECT sum(n.total_cents) FROM credit_note n WHERE n.invoice_uuid = i.uuid), 0) LIMIT 20`;

/**
 * Cancels canceled orders' invoices once, or credits them where that is too late; one not accepted is staff's case.
 * @returns how many
 */
export async function workCanceledOrders(invoices: Invoices): Promise<number> {
  const { db } = invoices;
  const canceled = await prepared<{ id: string }>(db, 'invoices-of-canceled', canceledSql, []);
  for (const { id } of canceled) {
    const order = await readOrder(db, id);
    if ((await creditOrder(invoices, id)) === null && order?.status === OrderState.canceled)
      await askToCancel(invoices, order, { motive: notTakenPlace, by: null });
  }
  return canceled.length;
}

/** One round of all due work: requests, cancellations, credit notes, messages. @returns how many things it did */
export const workRound = async (invoices: Invoices): Promise<number> =>
  (await workRequests(invoices)) +
  (await workCanceledOrders(invoices)) +
  (await workCredits(invoices)) +
  (await workInvoices(invoices));

/** The background workers. They keep no state: a restart loses nothing. */
export const invoiceWorkers = (invoices: Invoices) =>
  new Worker('invoices', invoices.settings.workerIntervalMs, () => workRound(invoices), invoices.log, { rests: true });
