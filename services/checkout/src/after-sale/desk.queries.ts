import type { QueuedRequest } from '@actual/contracts';
import { endedRequestStates } from '@actual/contracts/facts/delivery/after-sale';
import { pageSize } from '@actual/contracts/facts/page-size';
import { folioText } from '@actual/contracts/facts/text/written';
import { type Knex, prepared, sqlList } from '@actual/database';
import { toPesos } from '@actual/domain';

interface Row extends Omit<QueuedRequest, 'folio' | 'due' | 'createdAt' | 'orderFolio' | 'amount'> {
  folio: number;
  dueAt: Date;
  createdAt: Date;
  orderFolio: number;
  amountCents: number;
  all: number;
}

const ended = `r.state IN ${sqlList(endedRequestStates)}`;
const listSql = (where: string, order: string): string => `
SELECT r.id, r.folio, r.kind, r.state, r.due_at AS "dueAt", r.created_at AS "createdAt", o.id AS "orderId",
  o.folio AS "orderFolio", o.site, trim(concat(o.first_name, ' ', o.last_name)) AS shopper, p.pieces::int, p.cents::bigint AS "amountCents",
  coalesce((SELECT e.by_staff IS NULL AND e.kind <> 'withdrawn' FROM service_request_event e WHERE e.request_id = r.id
    AND (e.by_staff IS NOT NULL OR e.kind IN ('message', 'picture', 'reported', 'withdrawn')) ORDER BY e.id DESC LIMIT 1), false) AS waits, count(*) OVER ()::int AS "all"
FROM service_request r JOIN orders o ON o.id = r.order_id
CROSS JOIN LATERAL (SELECT sum(quantity) AS pieces, sum(amount_cents) AS cents FROM service_request_piece WHERE request_id = r.id) p
WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`;
const lists = {
  open: listSql(`NOT (${ended})`, "r.state <> 'reported', r.due_at, r.id"),
  ended: listSql(ended, 'r.updated_at DESC, r.id'),
};

/** Requests of every brand, a page at a time: those that wait for an answer by when it is due, then the others under way. */
export async function listRequests(db: Knex, page: number, state: 'open' | 'ended') {
  const rows = await prepared<Row>(db, `requests-${state}`, lists[state], [pageSize, (page - 1) * pageSize]);
  return {
    total: rows[0]?.all ?? 0,
    data: rows.map(({ all: _all, dueAt, amountCents, ...row }) => ({
      ...row,
      folio: String(row.folio),
      orderFolio: folioText(row.orderFolio),
      createdAt: row.createdAt.toISOString(),
      due: row.state === 'reported' ? dueAt.toISOString() : null,
      amount: toPesos(amountCents),
    })),
  };
}
