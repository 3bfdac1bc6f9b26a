import type { FiscalAddress } from '@actual/contracts';
import { isTooFast } from '@actual/contracts/rules';
import { storeTimeZone } from '@actual/contracts/store-day';
import { type Knex, prepared } from '@actual/database';
import { AppError, type Call, type Handler, type Idempotency } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import { rightFiscalData } from '../fiscal/right-fiscal-data';
import { askForInvoice } from '../invoices/ask-for-invoice';
import type { Invoices } from '../invoices/context';
import { readInvoice } from '../invoices/invoice.queries';
import { type InvoiceOrder, readOrder } from '../invoices/order.queries';
import { accountOutbox } from '../outbox/messages';

type Claim = Call<'POST /sendfiscaldata'>;

const matchSql = `
SELECT id FROM orders WHERE folio = ? AND site = ? AND total_cents = ?
  AND (created_at AT TIME ZONE '${storeTimeZone}')::date = ?::date`;

/** The order of a folio, a day and a total. One refusal where any of them is another. @throws order_not_matched */
async function matchingOrder(db: Knex, { body, site }: Claim): Promise<InvoiceOrder> {
  const { orderFolio, purchaseDate, orderAmount } = body.form;
  const cents = Math.round(orderAmount * 100);
  const [row] = await prepared<{ id: string }>(db, 'claimed-order', matchSql, [
    Number(orderFolio),
    site,
    cents,
    purchaseDate,
  ]);
  const order = row ? await readOrder(db, row.id) : null;
  if (!order) throw new AppError('order_not_matched');
  return order;
}

/** Puts a mail into the outbox, once for a key. */
const mail = (db: Knex, kind: 'invoice-mail' | 'invoice-claimed', key: string, orderId: string) =>
  accountOutbox.leave(db, { kind, key, payload: { orderId } }).onConflict(['kind', 'key']).ignore();

/** Asks for the invoice, or mails the one that is made to its own address again; its buyer is told where it went. */
async function ask(invoices: Invoices, order: InvoiceOrder, fiscal: FiscalAddress, request: string): Promise<void> {
  const { db } = invoices;
  const there = await readInvoice(db, order.id);
  if (there?.state === 'valid') await mail(db, 'invoice-mail', `${order.id}:${request}`, order.id);
  else {
    const key = await askForInvoice(invoices, order, { by: null, fiscal });
    if (key && order.email.toLowerCase() !== fiscal.U_Correos.toLowerCase())
      await mail(db, 'invoice-claimed', key, order.id);
  }
  invoices.nudge();
}

/**
 * `POST /sendfiscaldata`: invoices an order for a customer who shows its receipt and need not be signed in.
 * @throws order_not_matched, invoice_not_possible, invalid_input, proof_required, rate_limited
 */
export function claimInvoice(
  invoices: Invoices,
  { caps, idempotency }: { caps: Caps; idempotency: Idempotency },
): Handler<'POST /sendfiscaldata'> {
  const { db } = invoices;
  return async (call) => {
    const { form, seconds } = call.body;
    // check the receiver first: its errors tell nothing about the order
    const fiscal = rightFiscalData(form, 'claimed');
    const identity = idempotency.identityOf(call.request, { name: 'claim', userId: null });
    return idempotency.once(identity, async () => {
      const caller = caps.callerOf(call);
      // counted before the order is looked for: a try that finds none counts as well
      await db.transaction((trx) =>
        caps.take(
          trx,
          caller,
          [
            { cap: 'invoiceClaimsOfOrder', subject: caps.digests.of('order', String(Number(form.orderFolio))) },
            { cap: 'invoiceClaimsOfAddress', subject: caller.address },
          ],
          { proof: isTooFast(seconds) },
        ),
      );
      await ask(invoices, await matchingOrder(db, call), fiscal, String(call.request.id));
      return { ok: true as const };
    });
  };
}
