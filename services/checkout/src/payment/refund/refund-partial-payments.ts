import { partPaymentMinutes } from '@actual/contracts/facts/payment/deadlines';
import { openPaymentStates, PaymentState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared, sqlList } from '@actual/database';
import { toPesos } from '@actual/domain';
import type { Checkout } from '../../context';
import { changeQuotation } from '../../quotation/change-quotation';
import { type LoadedQuotation, openPayment } from '../../quotation/loaded-quotation';
import { readQuotation } from '../../quotation/quotation.queries';
import { refundPayments } from '../outcome/refund-payments.sql';

/**
 * Refunds a quotation's part payments as its buyer asks; those taken by staff only staff cancel.
 * @throws see `assertEditable`
 */
export async function refundPartialPayments(
  checkout: Checkout,
  before: LoadedQuotation,
): Promise<{ returned: number }> {
  const takeBack = (trx: Knex, { id }: LoadedQuotation) => refundPayments(trx, id, 'taken-back', { counter: false });
  const returned = await changeQuotation(checkout, before, takeBack, { priced: false });
  checkout.nudge();
  return { returned: toPesos(returned) };
}

async function giveBackUnlessOrdered(trx: Knex, id: string): Promise<number> {
  const [locked] = await trx('quotation').where({ id }).forUpdate().skipLocked().select('id');
  const quotation = locked ? await readQuotation(trx, id) : null;
  if (!quotation || quotation.orderId || openPayment(quotation)) return 0;
  return refundPayments(trx, id, 'abandoned', { counter: false });
}

/** Refunds part payments on the web whose rest nobody pays; those at a counter wait for staff. Answers how many. */
export async function refundAbandoned(checkout: Checkout): Promise<number> {
  const rows = await prepared<{ id: string }>(
    checkout.db,
    'work-abandoned-payments',
    `SELECT DISTINCT p.quotation_id AS id FROM payment p
     WHERE p.status = '${PaymentState.approved}' AND p.order_id IS NULL AND p.refunded_cents < p.amount_cents AND p.taken_by IS NULL
       AND p.updated_at < now() - :minutes * interval '1 minute'
       AND NOT EXISTS (SELECT FROM payment o WHERE o.quotation_id = p.quotation_id AND (o.taken_by IS NOT NULL
         OR o.status IN ${sqlList(openPaymentStates)} OR o.updated_at >= now() - :minutes * interval '1 minute'))
     LIMIT 10`,
    { minutes: partPaymentMinutes },
  );
  for (const { id } of rows) {
    const returned = await checkout.db.transaction((trx) => giveBackUnlessOrdered(trx, id));
    checkout.log.info({ quotationId: id, returned }, 'parts given back');
  }
  return 0;
}
