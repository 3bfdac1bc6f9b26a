import { teamLimits } from '@actual/contracts/facts/access/team';
import { QuotationState } from '@actual/contracts/facts/payment/quotation-states';
import { openPaymentStates } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared, sqlList } from '@actual/database';
import type { Checkout } from '../../context';
import { unknown } from './change-sale';
import { sellerOf } from './hand-over';

const ofSeller = `seller_id = :from::uuid AND state = '${QuotationState.open}' AND folio IS NOT NULL`;

/** Those that nobody is changing in this moment. */
const lockSql = `SELECT id FROM quotation WHERE ${ofSeller} ORDER BY id LIMIT :most FOR UPDATE SKIP LOCKED`;

/** Read once they are locked: a payment that began before is seen, and none begins any more. */
const giveSql = /* sql */ `
WITH given AS (
  UPDATE quotation q SET seller_id = :to, store_code = coalesce(:store, q.store_code), version = q.version + 1,
    updated_at = now()
  WHERE q.id = ANY (:ids) AND NOT EXISTS (
    SELECT FROM payment p WHERE p.quotation_id = q.id AND p.status IN ${sqlList(openPaymentStates)})
  RETURNING q.id
)
INSERT INTO quotation_handover (id, quotation_id, from_user, to_user, by_user)
SELECT gen_random_uuid(), id, :from, :to, :by FROM given RETURNING 1`;

async function countOpen(db: Knex, from: string): Promise<number> {
  const [row] = await prepared<{ count: number }>(
    db,
    'quotations-to-hand-over',
    `SELECT count(*)::int AS count FROM quotation WHERE ${ofSeller}`,
    { from },
  );
  return row?.count ?? 0;
}

/**
 * Hands a seller's open quotations to another and their shop; those being paid or changed are `left` for the next call.
 * @throws invalid_input for a seller that is none, or the same one
 */
export async function handOverAll(
  { db }: Pick<Checkout, 'db'>,
  { from, to, by }: { from: string; to: string; by: string },
): Promise<{ handed: number; left: number }> {
  const { id, store } = await sellerOf(db, to);
  if (id === from) throw unknown('User');
  const handed = await db.transaction(async (trx) => {
    const locked = await prepared<{ id: string }>(trx, 'lock-quotations-to-hand-over', lockSql, {
      from,
      most: teamLimits.handedAtOnce,
    });
    const ids = locked.map((one) => one.id);
    return prepared(trx, 'hand-quotations-over', giveSql, { from, to: id, store, by, ids });
  });
  return { handed: handed.length, left: await countOpen(db, from) };
}
