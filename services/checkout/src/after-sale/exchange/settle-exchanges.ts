import { randomUUID } from 'node:crypto';
import { exchangeReminderDays } from '@actual/contracts/facts/delivery/after-sale';
import { type Knex, prepared } from '@actual/database';
import type { Checkout } from '../../context';
import { leavingMoney } from '../../payment/refund/leaving-money.sql';
import { lockQuotation } from '../../quotation/quotation.queries';
import { usableExchange } from './spend-exchange';

/** Exchanges settled in one round. */
const batch = 10;

/** Over: its quotation was ordered, closed or taken out, its time passed, or its buyer chose the money. */
const over = `(NOT (${usableExchange}) OR NOT EXISTS (SELECT FROM quotation n WHERE n.id = x.quotation_id AND n.state = 'open'))`;

const dueSql = `
SELECT x.request_id AS "requestId", o.quotation_id AS "quotationId"
FROM exchange x JOIN service_request r ON r.id = x.request_id JOIN orders o ON o.id = r.order_id
WHERE x.balance_cents > 0 AND ${over} ORDER BY x.usable_until LIMIT ${batch}`;

const remindSql = `
INSERT INTO outbox (kind, key, payload)
SELECT 'exchange-ending', x.request_id::text, jsonb_build_object('orderId', r.order_id, 'requestId', x.request_id)
FROM exchange x JOIN service_request r ON r.id = x.request_id
WHERE x.balance_cents > 0 AND x.usable_until < now() + interval '${exchangeReminderDays} days' AND NOT ${over}
ON CONFLICT DO NOTHING RETURNING id`;

const lockSql = `
SELECT x.balance_cents AS cents, r.folio FROM exchange x JOIN service_request r ON r.id = x.request_id
WHERE x.request_id = ?::uuid AND x.balance_cents > 0 AND ${over} FOR UPDATE OF x`;

/** What each payment gave and did not get back, the one that gave first. */
const heldSql = `
SELECT payment_id AS id, sum(amount_cents)::bigint AS cents FROM exchange_entry
WHERE request_id = ?::uuid AND reason IN ('granted', 'refund') GROUP BY payment_id HAVING sum(amount_cents) > 0 ORDER BY min(id)`;

const settleSql = `
WITH parts AS (
  SELECT * FROM jsonb_to_recordset(:parts::jsonb) AS r(id uuid, payment uuid, cents bigint)
), entries AS (
  INSERT INTO exchange_entry (request_id, amount_cents, reason, payment_id, key)
  SELECT :request::uuid, -cents, 'refund', payment, 'refund ' || id FROM parts
), reduced AS (
  UPDATE payment p SET moved_cents = p.moved_cents - parts.cents, updated_at = now()
  FROM parts WHERE p.id = parts.payment RETURNING p.*, parts.id AS key, parts.cents
), ${leavingMoney}
UPDATE quotation SET version = version + 1, updated_at = now() WHERE id = :quotation::uuid`;

/** An amount out of what each payment gave, the first first. */
function partsOfHeld(held: readonly { id: string; cents: number }[], amount: number) {
  let left = amount;
  return held.flatMap(({ id, cents }) => {
    const part = Math.min(left, cents);
    left -= part;
    return part > 0 ? [{ id: randomUUID(), payment: id, cents: part }] : [];
  });
}

async function settle(trx: Knex, requestId: string, quotationId: string): Promise<number> {
  await lockQuotation(trx, quotationId, null);
  const [locked] = await prepared<{ cents: number; folio: number }>(trx, 'lock-exchange', lockSql, [requestId]);
  if (!locked) return 0;
  const held = await prepared<{ id: string; cents: number }>(trx, 'held-by-exchange', heldSql, [requestId]);
  await prepared(trx, 'settle-exchange', settleSql, {
    request: requestId,
    quotation: quotationId,
    reason: `Cambio ${locked.folio}`,
    parts: JSON.stringify(partsOfHeld(held, locked.cents)),
  });
  return locked.cents;
}

/**
 * What an exchange holds once it is over goes back as the first order was paid: the rest of a dearer piece, a new order
 * that was canceled, a quotation that nobody ordered. Each in one transaction, so a process that dies leaves it whole for
 * the next one. Answers how many.
 */
export async function settleExchanges({ db, log, nudge }: Pick<Checkout, 'db' | 'log' | 'nudge'>): Promise<number> {
  const due = await prepared<{ requestId: string; quotationId: string }>(db, 'work-exchanges', dueSql, []);
  for (const { requestId, quotationId } of due) {
    const returned = await db.transaction((trx) => settle(trx, requestId, quotationId));
    log.info({ requestId, returned }, 'an exchange gave back its rest');
  }
  if (due.length > 0) nudge();
  return due.length;
}

/** Reminds the buyers whose exchange is over in a few days, each once. Answers how many. */
export async function remindOfExchanges({ db, nudge }: Pick<Checkout, 'db' | 'nudge'>): Promise<number> {
  const reminded = await prepared(db, 'remind-of-exchanges', remindSql, []);
  if (reminded.length > 0) nudge();
  return reminded.length;
}
