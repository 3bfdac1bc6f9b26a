import type { Sale } from '@actual/contracts';
import { staffRoles } from '@actual/contracts/facts/access/roles';
import { phoneWords } from '@actual/contracts/facts/text/written';
import { type Knex, sqlList } from '@actual/database';
import { AppError } from '@actual/kit';

type Row = Omit<Sale, 'Client'> & { Client: (NonNullable<Sale['Client']> & { invited: boolean }) | null };

const name = (user: string): string => `concat_ws(' ', ${user}.first_name, ${user}.last_name)`;

const saleSql = /* sql */ `
SELECT
  CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'CardName', ${name('c')}, 'CardCode', c.card_code,
    'E_Mail', c.email, 'Cellular', c.mobile_phone) END AS "Client",
  CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'name', ${name('u')}) END AS "User",
  CASE WHEN s.code IS NOT NULL THEN jsonb_build_object('code', s.code, 'name', s.name) END AS "Store",
  NOT q.is_closed AND NOT EXISTS (SELECT FROM orders o WHERE o.quotation_id = q.id) AS "isOpen",
  coalesce((SELECT jsonb_agg(jsonb_build_object('at', h.at AT TIME ZONE 'UTC', 'from',
      (SELECT ${name('w')} FROM app_user w WHERE w.id = h.from_user),
      'to', coalesce((SELECT ${name('w')} FROM app_user w WHERE w.id = h.to_user), ''),
      'by', coalesce((SELECT ${name('w')} FROM app_user w WHERE w.id = h.by_user), '')) ORDER BY h.at DESC)
    FROM quotation_handover h WHERE h.quotation_id = q.id), '[]') AS handovers,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', w.id, 'name', ${name('w')}, 'Store', t.name)
      ORDER BY w.first_name, w.last_name)
    FROM app_user w LEFT JOIN store t ON t.code = coalesce(w.active_store, w.main_store)
    WHERE w.role IN ${sqlList(staffRoles)} AND w.disabled_at IS NULL), '[]') AS "Sellers",
  coalesce((SELECT jsonb_agg(jsonb_build_object('code', t.code, 'name', t.name) ORDER BY t.name)
    FROM store t WHERE NOT t.cedis), '[]') AS "Stores"
FROM quotation q
LEFT JOIN client c ON c.id = q.client_id
LEFT JOIN app_user u ON u.id = q.seller_id
LEFT JOIN store s ON s.code = q.store_code
WHERE q.id = ?`;

/** A quotation's client, seller and shop. @throws not_found */
export async function readSale(db: Knex, quotationId: string): Promise<Sale> {
  const { rows } = await db.raw<{ rows: Row[] }>(saleSql, [quotationId]);
  const [row] = rows;
  if (!row) throw new AppError('not_found');
  const { Client, handovers } = row;
  return {
    ...row,
    Client: Client && { ...Client, Cellular: phoneWords(Client.Cellular) },
    handovers: handovers.map((one) => ({ ...one, at: `${one.at}Z` })),
  };
}
