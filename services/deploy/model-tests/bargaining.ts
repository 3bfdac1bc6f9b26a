import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { products } from '@actual/checkout-service/testing/catalog';
import { cardOf, cardToken } from '@actual/checkout-service/testing/shopper';
import type { Quotation } from '@actual/contracts';
import { bargainedPercent, discounted } from '@actual/domain';
import type { ModelState } from './model-state';

interface Agreed {
  quotation: string;
  item: string;
  quantity: number;
  unitPriceCents: number;
  shipDate: string | null;
}
const keyOf = (one: Agreed): string =>
  [one.quotation, one.item, one.quantity, one.unitPriceCents, one.shipDate].join(' ');

/** Notes the discounts granted for lines, as staff were told. */
function noteGranted({ granted }: ModelState, { id, Details }: Quotation): void {
  for (const line of Details) {
    const { quantity, shipDate, bigticketDiscountPercentage: percent } = line;
    const unitPriceCents = Math.round(line.unitPrice * 100);
    granted.set(keyOf({ quotation: id, item: line.Product.ItemCode, quantity, unitPriceCents, shipDate }), percent);
  }
}

/** A seller lowers all lines; a manager has let them go so far before, or nobody was asked. */
export async function bargain(state: ModelState, percentage: number, asked: boolean): Promise<void> {
  const quotation = await state.look();
  if (!quotation) return;
  state.seenTotals.push(quotation.totalPg1);
  const call = { params: { id: quotation.id }, body: { percentage } };
  if (asked) await state.manager.call('PUT /quotation/{id}/bigticketmaxpercentage', call);
  const { status, body } = await state.staff.call('PUT /quotation/{id}/bigticketdiscount', call);
  if (status === 200) noteGranted(state, body);
  state.seenTotals.push((await state.look())?.totalPg1 ?? 0);
}

/** A second quotation of the same person, with one of the two merged into the other. */
export async function mergeWithAnother(state: ModelState, intoNew: boolean): Promise<void> {
  const quotation = await state.look();
  if (!quotation) return;
  const made = await state.shopper.call('POST /quotation/create', {
    body: { zipcodeDeliveryId: '77500', detail: { productId: products.lamp, quantity: 1 } },
  });
  if (made.status !== 200) return;
  state.quotations.push(made.body.id);
  const [into, from] = intoNew ? [made.body.id, quotation.id] : [quotation.id, made.body.id];
  const { status, body } = await state.shopper.call('POST /quotation/update/{id}', {
    params: { id: into },
    body: { mergeQuotation: from },
  });
  if (status !== 200) return;
  state.quotation = body;
  if (intoNew) await state.shopper.giveAddress(into, { email: `${made.body.folio}@example.com` });
}

/** The person pays the price from before a change. */
export async function payOldTotal(state: ModelState): Promise<void> {
  const quotation = await state.look();
  const amount = Math.min(...state.seenTotals.filter((total) => total > 0));
  if (!quotation || !Number.isFinite(amount)) return;
  const body = cardOf(quotation.id, amount, await cardToken(state.harness, 'APRO'));
  const call = { body, headers: { 'idempotency-key': randomUUID() } };
  await state.say({ who: state.shopper, key: 'POST /processMPpayment', call });
}

const orderedSql = `
SELECT o.quotation_id AS quotation, l.item_code AS item, l.quantity, l.unit_price_cents AS "unitPriceCents",
  l.unit_total_cents AS paid, q.ship_date AS "shipDate", (CASE o.payment_group WHEN 1 THEN p.discount_pg1
    WHEN 2 THEN p.discount_pg2 WHEN 3 THEN p.discount_pg3 WHEN 4 THEN p.discount_pg4 ELSE p.discount_pg5 END) AS promotion
FROM orders o JOIN order_line l ON l.order_id = o.id JOIN product p ON p.item_code = l.item_code
-- the day that was agreed: that of the order may be moved
JOIN quotation_line q ON q.id = l.id`;

/**
 * No piece was sold below its list price less its promotion and the discount granted for exactly that. @throws
 * AssertionError
 */
export async function nothingUnderpaid({ knex, granted }: ModelState): Promise<void> {
  const { rows } = await knex.raw<{ rows: (Agreed & { paid: number; promotion: number })[] }>(orderedSql);
  for (const { paid, promotion, ...line } of rows) {
    const least = discounted(line.unitPriceCents, bargainedPercent(promotion, granted.get(keyOf(line)) ?? 0));
    assert.ok(paid >= least, `${line.quantity} of ${line.item} were sold at ${paid} each, below ${least}`);
  }
}
