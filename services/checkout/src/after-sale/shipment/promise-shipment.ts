import { randomUUID } from 'node:crypto';
import type { ShippedResolution } from '@actual/contracts/facts/delivery/after-sale';
import { isConfirmedOrder, PaymentState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared } from '@actual/database';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { readOrders } from '../../order/order.queries';
import { lockStock, UnlockedSources } from '../../stock/stock-locks';
import type { LoadedRequest } from '../request.queries';
import { planShipment, supplyFor } from './plan-shipment';

/** Its pieces are claimed under the shipment's id, in the same book as those of orders. */
const sql = `
WITH shipment AS (
  INSERT INTO request_shipment (id, request_id, order_id, resolution, day, company, from_state)
  VALUES (:id::uuid, :request::uuid, :order::uuid, :resolution::text, :day::date, :company::text, :state::text)
), claimed AS (
  INSERT INTO reservation (payment_id, quotation_id, line_id, item_code, stock_source_id, quantity, expires_at, state)
  SELECT :payment::uuid, :quotation::uuid, :id::uuid, r."itemCode", r."stockSourceId", r.quantity, now(), 'claimed'
  FROM jsonb_to_recordset(:taken::jsonb) AS r("itemCode" text, "stockSourceId" bigint, quantity int)
  RETURNING stock_source_id, quantity
)
UPDATE stock_sold s SET sold = s.sold + claimed.quantity FROM claimed WHERE claimed.stock_source_id = s.stock_source_id`;

/**
 * Promises what a request sends for a day and takes its stock; the caller's transaction holds the quotation's lock.
 * @throws insufficient_stock where there is none that can come; delivery_date_unavailable for a day that is none on offer;
 * conflict where the order is not paid any more; `UnlockedSources`
 */
export async function promiseShipment(
  checkout: Pick<Checkout, 'delivery'>,
  trx: Knex,
  { request, resolution, day }: { request: LoadedRequest; resolution: ShippedResolution; day: string },
): Promise<void> {
  const [order] = await readOrders(trx, [request.orderId]);
  const payment = order?.payments.findLast(({ status }) => status === PaymentState.approved);
  if (!order || !payment || !isConfirmedOrder(order.status)) throw new AppError('conflict');
  const { zone, quotationId } = order;
  const takes = resolution === 'replacement';
  const locked = takes
    ? await lockStock(
        trx,
        request.pieces.map(({ itemCode }) => itemCode),
      )
    : new Set<number>();
  const supply = await supplyFor(checkout, request, { zone, trx });
  if (takes && supply.sourceIds.some((id) => !locked.has(id))) throw new UnlockedSources();
  const plan = await planShipment(checkout, resolution, { pieces: request.pieces, zone, supply });
  if (plan.lacks) throw new AppError('insufficient_stock');
  if (!plan.days.includes(day)) throw new AppError('delivery_date_unavailable');
  await prepared(trx, 'promise-shipment', sql, {
    id: randomUUID(),
    request: request.id,
    order: request.orderId,
    resolution,
    day,
    company: plan.company,
    state: request.state,
    payment: payment.id,
    quotation: quotationId,
    taken: JSON.stringify(plan.taken),
  });
}
