import { type Knex, prepared } from '@actual/database';

// an e-mail may have had another owner when it was joined at another brand
const pairs = `(SELECT DISTINCT ON (guest_client_id) guest_client_id AS guest, client_id AS client FROM guest_join
  WHERE guest_client_id <> client_id ORDER BY guest_client_id, asked_at DESC, site)`;

// movements of an account take turns at its row, so that the sums that are read next are those that are moved
const lockSql = `
SELECT a.client_id FROM ledger_account a JOIN ${pairs} j ON j.guest = a.client_id
WHERE (SELECT sum(e.amount_cents) FROM ledger_entry e WHERE (e.client_id, e.kind) = (a.client_id, a.kind)) > 0
ORDER BY a.client_id, a.kind LIMIT 20 FOR UPDATE OF a`;

const moveSql = `
WITH money AS (
  SELECT j.guest, j.client, e.kind, sum(e.amount_cents)::bigint AS cents, max(e.id) AS last
  FROM ${pairs} j JOIN ledger_entry e ON e.client_id = j.guest
  WHERE j.guest = ANY (:guests) GROUP BY j.guest, j.client, e.kind HAVING sum(e.amount_cents) > 0
)
INSERT INTO ledger_entry (client_id, kind, amount_cents, reason, key)
SELECT guest, kind, -cents, 'adjustment', 'joined from ' || guest || ' ' || last FROM money
UNION ALL SELECT client, kind, cents, 'adjustment', 'joined to ' || client || ' ' || guest || ' ' || last FROM money
RETURNING id`;

/** Moves an account's ledgers to the account of the e-mail's proven owner. @returns how many movements */
export const joinLedgers = (db: Knex): Promise<number> =>
  db.transaction(async (trx) => {
    const locked = await prepared<{ client_id: string }>(trx, 'lock-joined-ledgers', lockSql, []);
    if (locked.length === 0) return 0;
    const guests = [...new Set(locked.map(({ client_id }) => client_id))];
    const moved = await prepared(trx, 'move-joined-ledgers', moveSql, { guests });
    return moved.length;
  });
