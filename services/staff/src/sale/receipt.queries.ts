import type { Receipt } from '@actual/contracts';
import { PaymentState } from '@actual/contracts/facts/payment/states';
import { folioText } from '@actual/contracts/facts/text/written';
import type { Knex } from '@actual/database';
import { currencyOf, type GroupDiscounts, isPaymentType, lineTotals, type PaymentGroup, toPesos } from '@actual/domain';
import { AppError } from '@actual/kit';

interface HeadRow {
  site: string;
  folio: number | null;
  order_id: string | null;
  order_folio: number | null;
  client: string;
  seller: string | null;
  store: string | null;
  total_cents: number;
}
interface LineRow {
  id: string;
  item_code: string;
  name: string;
  quantity: number;
  sold_cents: number | null;
  unit_price_cents: number;
  bigticket_percentage: number;
  payment_group: PaymentGroup;
  discounts: GroupDiscounts;
}
interface PaymentRow {
  id: string;
  type: string;
  amount_cents: number;
  refunded_cents: number;
  received_cents: number | null;
  exchange_rate: number | null;
  terminal: string | null;
  authorization_code: string | null;
  reference: string | null;
  taken_by: string | null;
  created_at: Date;
}

const headSql = /* sql */ `
SELECT q.site, q.folio, o.id AS order_id, o.folio AS order_folio, coalesce(o.total_cents, q.total_cents) AS total_cents,
  coalesce(nullif(concat_ws(' ', c.first_name, c.last_name), ''), concat_ws(' ', q.guest_address ->> 'firstName',
    q.guest_address ->> 'lastName')) AS client,
  nullif(concat_ws(' ', u.first_name, u.last_name), '') AS seller, s.name AS store
FROM quotation q
LEFT JOIN orders o ON o.quotation_id = q.id
LEFT JOIN client c ON c.id = q.client_id
LEFT JOIN app_user u ON u.id = q.seller_id
LEFT JOIN store s ON s.code = q.store_code
WHERE q.id = ?`;

/** Lines as their order has them, or with the parts of the quotation's price. */
const linesSql = /* sql */ `
SELECT l.id, l.item_code, coalesce(k.name, p.name, l.item_code) AS name, l.quantity, k.total_cents AS sold_cents,
  l.unit_price_cents, l.bigticket_percentage, q.payment_group,
  ARRAY[l.discount_pg1, l.discount_pg2, l.discount_pg3, l.discount_pg4, l.discount_pg5] AS discounts
FROM quotation_line l JOIN quotation q ON q.id = l.quotation_id
LEFT JOIN product p ON p.id = l.product_id LEFT JOIN order_line k ON k.id = l.id
WHERE l.quotation_id = ? ORDER BY l.position`;

const paymentsSql = /* sql */ `
SELECT p.id, p.type, p.amount_cents, p.refunded_cents, p.received_cents, p.exchange_rate, p.terminal,
  p.authorization_code, p.reference, p.created_at, nullif(concat_ws(' ', w.first_name, w.last_name), '') AS taken_by
FROM payment p LEFT JOIN app_user w ON w.id = p.taken_by
WHERE p.quotation_id = ? AND p.status = '${PaymentState.approved}' AND p.refunded_cents < p.amount_cents
ORDER BY p.created_at`;

function lineCents(row: LineRow): number {
  if (row.sold_cents !== null) return row.sold_cents;
  const { quantity, discounts } = row;
  const line = { quantity, discounts, unitPrice: row.unit_price_cents, bigticket: row.bigticket_percentage };
  return lineTotals(line, row.payment_group).total;
}

/** The money handed over, in its currency, and the change in pesos. */
function handed({ type, amount_cents, received_cents, exchange_rate }: PaymentRow) {
  if (received_cents === null) return { received: null, change: null };
  const inDollars = isPaymentType(type) && currencyOf(type) === 'usd' && exchange_rate !== null;
  const received = inDollars ? Math.round(received_cents / Number(exchange_rate)) : received_cents;
  return { received: toPesos(received), change: toPesos(received_cents - amount_cents) };
}

const paymentOf = (row: PaymentRow): Receipt['Payments'][number] => ({
  id: row.id,
  type: row.type,
  ammount: toPesos(row.amount_cents - row.refunded_cents),
  ...handed(row),
  exchangeRate: row.exchange_rate === null ? null : Number(row.exchange_rate),
  terminal: row.terminal,
  verificationCode: row.authorization_code,
  reference: row.reference,
  takenBy: row.taken_by,
  createdAt: row.created_at.toISOString(),
});

/** The payments of a quotation, or of an order. @throws not_found */
export async function readReceipt(db: Knex, id: string): Promise<Receipt> {
  const order = await db('orders').where({ id }).first<{ quotation_id: string } | undefined>('quotation_id');
  const quotationId = order?.quotation_id ?? id;
  const read = async <Row>(sql: string): Promise<Row[]> => (await db.raw<{ rows: Row[] }>(sql, [quotationId])).rows;
  const [[head], lines, payments] = await Promise.all([
    read<HeadRow>(headSql),
    read<LineRow>(linesSql),
    read<PaymentRow>(paymentsSql),
  ]);
  if (!head) throw new AppError('not_found');
  const paid = payments.reduce((sum, { amount_cents, refunded_cents }) => sum + amount_cents - refunded_cents, 0);
  return {
    site: head.site,
    folio: folioText(head.folio) || null,
    Client: head.client,
    User: head.seller,
    Store: head.store,
    order: head.order_id ? { id: head.order_id, folio: folioText(head.order_folio) } : null,
    Details: lines.map((row) => ({
      id: row.id,
      ItemCode: row.item_code,
      Name: row.name,
      quantity: row.quantity,
      total: toPesos(lineCents(row)),
    })),
    total: toPesos(head.total_cents),
    Payments: payments.map(paymentOf),
    ammountPaid: toPesos(paid),
    remaining: toPesos(Math.max(0, head.total_cents - paid)),
  };
}
