import { type Knex, prepared } from '@actual/database';

// Whoever owned the money of payments without a client has no account to spend it from. It comes when a refund does; a
// month is longer than any stop of the workers, and keeps each look short.
const lockSql = `
SELECT a.client_id, a.kind FROM ledger_account a
WHERE (a.client_id, a.kind) IN (SELECT e.client_id, e.kind FROM ledger_entry e
    JOIN payment p ON p.id = e.payment_id JOIN quotation q ON q.id = p.quotation_id
    WHERE e.reason = 'return' AND e.created_at > now() - interval '30 days' AND q.client_id IS NULL)
  AND (SELECT sum(e.amount_cents) FROM ledger_entry e WHERE (e.client_id, e.kind) = (a.client_id, a.kind)) > 0
ORDER BY a.client_id, a.kind LIMIT 20 FOR UPDATE OF a`;

const handOutSql = `
WITH money AS (
  SELECT client_id, kind, sum(amount_cents)::bigint AS cents, max(id) AS last, max(payment_id::text) FILTER (WHERE reason = 'return') AS payment
  FROM ledger_entry WHERE client_id = ANY (:clients) GROUP BY client_id, kind HAVING sum(amount_cents) > 0
), taken AS (
  INSERT INTO ledger_entry (client_id, kind, amount_cents, reason, key)
  SELECT client_id, kind, -cents, 'adjustment', 'handed out ' || client_id || ' ' || last FROM money
)
INSERT INTO outbox (kind, key, payload, parked_at, last_error)
SELECT 'refund-case', gen_random_uuid()::text, jsonb_build_object('quotationId', p.quotation_id, 'orderId', p.order_id,
  'amountCents', money.cents, 'reason', 'account-deleted'), now(), 'account-deleted'
FROM money LEFT JOIN payment p ON p.id = money.payment::uuid RETURNING id`;

/** What goes back to the ledger of a deleted account becomes a case: staff pay it out. @returns how many cases */
export const handOutLedgers = (db: Knex): Promise<number> =>
  db.transaction(async (trx) => {
    const locked = await prepared<{ client_id: string }>(trx, 'lock-left-ledgers', lockSql, []);
    if (locked.length === 0) return 0;
    const clients = [...new Set(locked.map(({ client_id }) => client_id))];
    const cases = await prepared(trx, 'hand-out-ledgers', handOutSql, { clients });
    return cases.length;
  });
