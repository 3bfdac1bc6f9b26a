import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { DeliveryPlace } from '@actual/contracts';
import { newDayChanges } from '@actual/contracts/facts/delivery/deadlines';
import { prepared } from '@actual/database';
import { normalPhone } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { appendPromise } from '../../promise/append-promise';
import type { KeptAddress } from '../../quotation/loaded-quotation';
import { lockQuotation } from '../../quotation/quotation.queries';
import type { SpendCode } from '../code/order-code';
import { preparedLines } from '../day/movable-deliveries';
import { type LoadedOrder, readOrders } from '../order.queries';
import { offerPlace } from './offer-place';

/** Who receives and where, the days that were shown with it, and who of the staff asks. */
export interface PlaceChange {
  readonly address: Omit<KeptAddress, 'email' | 'municipality' | 'state'>;
  readonly moved: DeliveryPlace['moved'];
  readonly staffId: string | null;
  readonly spend: SpendCode;
}

const sql = `
WITH there AS (
  SELECT * FROM jsonb_to_recordset(:deliveries::jsonb) AS d(id uuid, date date, day date, company text, half text, "halfBefore" text)
), lines AS (
  UPDATE order_line l SET ship_date = d.day, ship_company = d.company, half = d.half FROM there d
  WHERE l.order_id = :order::uuid AND l.ship_date = d.date AND l.id = ANY (:lines::uuid[]) RETURNING d.*, l.quantity
), days AS (
  INSERT INTO delivery_change (id, order_id, from_day, to_day, from_half, to_half, pieces, changed_by)
  SELECT id, :order::uuid, date, day, "halfBefore", half, sum(quantity)::int, :staffId::uuid FROM lines
  WHERE day <> date OR half IS DISTINCT FROM "halfBefore" GROUP BY id, date, day, half, "halfBefore"
), change AS (
  INSERT INTO delivery_address_change (id, order_id, address_before, changed_by)
  VALUES (:id::uuid, :order::uuid, :before::jsonb, :staffId::uuid)
), told AS (
  INSERT INTO outbox (kind, key, payload)
  SELECT kind, :id, jsonb_build_object('orderId', :order::uuid, 'moved', :moved::jsonb) FROM unnest(:kinds::text[]) AS kind
)
UPDATE orders SET address = :address::jsonb, zipcode_id = :zipcode::text, updated_at = now(), delivery_date = (
  SELECT max(coalesce(d.day, l.ship_date)) FROM order_line l LEFT JOIN there d ON d.date = l.ship_date AND l.id = ANY (:lines::uuid[]) WHERE l.order_id = :order::uuid)
WHERE id = :order::uuid RETURNING delivery_date AS "deliveryDate"`;

/**
 * Changes who receives an order and where, with mail and ERP message in one transaction. Another postal code can change
 * the days, never the price.
 * @throws the refusals of the place; delivery_date_unavailable if the days are no longer those shown; rate_limited if
 * the buyer changed it too often
 */
export async function changePlace(
  { db, delivery, nudge }: Checkout,
  { id, quotationId }: Pick<LoadedOrder, 'id' | 'quotationId'>,
  { address, moved, staffId, spend }: PlaceChange,
): Promise<{ deliveryDate: string | null }> {
  const facts = await delivery.readFacts();
  const changed = await db.transaction(async (trx) => {
    // as a cancellation does: of the two, the second sees what the first left
    await lockQuotation(trx, quotationId, null);
    await spend(trx);
    const [order] = await readOrders(trx, [id]);
    if (!order) throw new AppError('not_found');
    const offer = await offerPlace(trx, order, { cp: address.zipCode, facts, now: new Date() });
    if (offer.refusal) throw new AppError(offer.refusal);
    if (!isDeepStrictEqual(offer.moved, moved)) throw new AppError('delivery_date_unavailable');
    const { municipality, state } = offer;
    const wanted = Object.assign({}, order.address, address, {
      phone: normalPhone(address.phone),
      municipality,
      state,
    });
    if (isDeepStrictEqual(wanted, order.address)) return { deliveryDate: order.deliveryDate };
    if (staffId === null) await assertFewChanges(trx, id);
    const [row] = await prepared<{ deliveryDate: string | null }>(trx, 'change-place', sql, {
      id: randomUUID(),
      order: id,
      staffId,
      before: JSON.stringify(order.address),
      address: JSON.stringify(wanted),
      zipcode: offer.zipcodeId,
      deliveries: JSON.stringify(offer.deliveries.map((one) => Object.assign({ id: randomUUID() }, one))),
      lines: preparedLines(order),
      moved: JSON.stringify(moved),
      kinds: ['place-changed', 'erp-place', ...(moved.length > 0 || offer.losesHalf ? ['erp-dates'] : [])],
    });
    if (!row) throw new AppError('not_found');
    if (address.zipCode !== order.address.zipCode || moved.length > 0)
      await appendPromise(trx, order, {
        tipo: 'cambio-de-lugar',
        por: staffId === null ? 'cliente' : 'tienda',
        codigoPostal: address.zipCode,
        dias: moved.map(({ from, to }) => ({ de: from, a: to })),
      });
    return row;
  });
  nudge();
  return changed;
}

async function assertFewChanges(trx: Checkout['db'], orderId: string): Promise<void> {
  const [{ count } = { count: 0 }] = await prepared<{ count: number }>(
    trx,
    'count-place-changes',
    'SELECT count(*)::int AS count FROM delivery_address_change WHERE order_id = ? AND changed_by IS NULL',
    [orderId],
  );
  if (count >= newDayChanges) throw new AppError('rate_limited');
}
