import type { Site } from '@actual/contracts';
import { PaymentState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared } from '@actual/database';
import type { OrderState } from '@actual/domain';

/** An invoice's data of its order. */
export interface InvoiceOrder {
  id: string;
  folio: number;
  site: Site;
  status: OrderState;
  clientId: string | null;
  isInvited: boolean;
  firstName: string;
  email: string;
  totalCents: number;
  paidCents: number;
  /** When it was fully paid. */
  purchasedAt: Date;
  lines: InvoiceOrderLine[];
  payments: { type: string; amountCents: number }[];
}
export interface InvoiceOrderLine {
  itemCode: string;
  name: string;
  finish: string | null;
  /** The name of staff's discount; null without one. */
  bargain: string | null;
  quantity: number;
  unitTotal: number;
  /** Handles of its categories, the most specific first. */
  categories: string[];
}

/** When the money of an order was whole. */
export const purchasedAtSql = `coalesce((SELECT max(p.approved_at) FROM payment p
    WHERE p.order_id = o.id AND p.status = '${PaymentState.approved}' AND p.refunded_cents < p.amount_cents), o.created_at)`;

/** Handles of the categories of the product that an expression names, the most specific first. */
export const categoriesSql = (
  product: string,
): string => `coalesce((SELECT jsonb_agg(c.handle ORDER BY c.level DESC, c.handle)
        FROM product_category pc JOIN category c ON c.id = pc.category_id WHERE pc.product_id = ${product}), '[]')`;

const sql = `
SELECT o.id, o.folio, o.site, o.status, o.client_id AS "clientId", o.is_invited AS "isInvited",
  o.first_name AS "firstName", o.email, o.total_cents AS "totalCents", o.paid_cents AS "paidCents",
  ${purchasedAtSql} AS "purchasedAt",
  coalesce((SELECT jsonb_agg(jsonb_build_object('itemCode', l.item_code, 'name', l.name, 'finish', l.finish,
      'bargain', CASE WHEN l.bigticket_percentage > 0 THEN l.discount_name END,
      'quantity', l.quantity, 'unitTotal', l.unit_total_cents,
      'categories', ${categoriesSql('l.product_id')})
      ORDER BY l.position)
    FROM order_line l WHERE l.order_id = o.id), '[]') AS lines,
  coalesce((SELECT jsonb_agg(jsonb_build_object('type', p.type, 'amountCents', p.amount_cents - p.refunded_cents)
      ORDER BY p.created_at)
    FROM payment p WHERE p.order_id = o.id AND p.status = '${PaymentState.approved}'), '[]') AS payments
FROM orders o WHERE o.id = ?`;

/** An order with its lines and payments, or null. */
export async function readOrder(db: Knex, id: string): Promise<InvoiceOrder | null> {
  const [order] = await prepared<InvoiceOrder>(db, 'invoice-order', sql, [id]);
  return order ?? null;
}

/** Totals of an order, in centavos, before pieces of it were canceled. */
export const totalsBefore = (db: Knex, id: string): Promise<number[]> =>
  db('order_cancellation').where({ order_id: id }).pluck('total_before_cents');
