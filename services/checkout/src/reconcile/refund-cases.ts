import { type Knex, prepared } from '@actual/database';
import { toPesos } from '@actual/domain';
import { pageSize } from '../constants';
import { folioText } from '../quotation/quotation-reply';

interface Row {
  paymentId: string;
  quotationId: string;
  folio: number | null;
  amountCents: number;
  reason: string;
  givenBack: boolean;
  lastError: string | null;
  createdAt: Date;
  all: number;
}

const sql = `
SELECT c.key AS "paymentId", c.payload->>'quotationId' AS "quotationId", q.folio,
  (c.payload->>'amountCents')::bigint AS "amountCents", coalesce(c.payload->>'reason', '') AS reason,
  (p.status = 'refunded' OR r.done_at IS NOT NULL) AS "givenBack", r.last_error AS "lastError",
  c.created_at AS "createdAt", count(*) OVER () AS all
FROM outbox c
LEFT JOIN payment p ON p.id = c.key::uuid
LEFT JOIN quotation q ON q.id = (c.payload->>'quotationId')::uuid
LEFT JOIN outbox r ON r.kind = 'refund' AND r.key = c.key
WHERE c.kind = 'refund-case' ORDER BY c.created_at DESC, c.id DESC LIMIT ? OFFSET ?`;

/** Money that came and could make no order, or that staff took and have to hand back; newest first. */
export async function refundCases(db: Knex, page: number) {
  const rows = await prepared<Row>(db, 'refund-cases', sql, [pageSize, (page - 1) * pageSize]);
  return {
    total: rows[0]?.all ?? 0,
    data: rows.map((row) => ({
      paymentId: row.paymentId,
      quotationId: row.quotationId,
      folio: row.folio === null ? null : folioText(row.folio),
      amount: toPesos(row.amountCents),
      reason: row.reason,
      state: row.givenBack ? ('given-back' as const) : ('open' as const),
      lastError: row.lastError,
      createdAt: new Date(row.createdAt).toISOString(),
    })),
  };
}
