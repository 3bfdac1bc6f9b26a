import type { Knex } from '@actual/database';
import { lineTotals, toPesos } from '@actual/domain';
import type { Line, LoadedQuotation } from './loaded-quotation';
import { folioText } from './quotation-reply';

interface Row extends Pick<LoadedQuotation, 'id' | 'folio' | 'isClosed' | 'paymentGroup' | 'orderId' | 'createdAt'> {
  lines: Pick<Line, 'quantity' | 'unitPrice' | 'discounts'>[];
  all: number;
}

const sql = `
SELECT q.id, q.folio, q.is_closed AS "isClosed", q.payment_group AS "paymentGroup", q.created_at AS "createdAt",
  o.id AS "orderId", count(*) OVER () AS all,
  coalesce((SELECT jsonb_agg(jsonb_build_object('quantity', l.quantity, 'unitPrice', l.unit_price_cents, 'discounts',
      jsonb_build_array(l.discount_pg1, l.discount_pg2, l.discount_pg3, l.discount_pg4, l.discount_pg5)))
    FROM quotation_line l WHERE l.quotation_id = q.id), '[]') AS lines
FROM quotation q LEFT JOIN orders o ON o.quotation_id = q.id
WHERE q.client_id = ? AND q.site = ? ORDER BY q.created_at DESC, q.id LIMIT ? OFFSET ?`;

/** Own quotations of a client on a site, newest first. `total` counts them as far as the page exists. */
export async function listQuotations(
  db: Knex,
  asked: { clientId: string | null; site: string; page: number; size: number },
) {
  const { clientId, site, page, size } = asked;
  const { rows } = await db.raw<{ rows: Row[] }>(sql, [clientId, site, size, (page - 1) * size]);
  return {
    total: rows[0]?.all ?? 0,
    data: rows.map((row) => ({
      id: row.id,
      folio: folioText(row.folio) || null,
      totalProducts: row.lines.reduce((sum, line) => sum + line.quantity, 0),
      total: toPesos(row.lines.reduce((sum, line) => sum + lineTotals(line, row.paymentGroup).total, 0)),
      isClosed: row.isClosed,
      OrderWeb: row.orderId,
      createdAt: row.createdAt.toISOString(),
    })),
  };
}
