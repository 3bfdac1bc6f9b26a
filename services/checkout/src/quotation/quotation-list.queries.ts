import type { Site } from '@actual/contracts';
import { pageSize } from '@actual/contracts/facts/page-size';
import { type Knex, prepared } from '@actual/database';

/** The filters of a client's list of quotations. */
export interface AskedQuotations {
  clientId: string | null;
  site: Site;
  page: number;
  state?: 'open' | 'ordered' | 'closed' | undefined;
  folio?: string | undefined;
}

const filtered = `q.client_id = :clientId::uuid AND q.site = :site
  AND EXISTS (SELECT 1 FROM quotation_line l WHERE l.quotation_id = q.id)
  AND (:folio::int IS NULL OR q.folio = :folio)
  AND (:state::text IS NULL OR :state = CASE WHEN o.id IS NOT NULL THEN 'ordered' WHEN q.is_closed THEN 'closed' ELSE 'open' END)`;
const from = 'FROM quotation q LEFT JOIN orders o ON o.quotation_id = q.id';

const idsSql = `SELECT q.id ${from} WHERE ${filtered} ORDER BY q.created_at DESC, q.id LIMIT :size OFFSET :skipped`;
const countSql = `SELECT count(*) AS count ${from} WHERE ${filtered}`;

/** Ids of one page of a client's own quotations with articles, newest first, and how many there are in all. */
export async function ownQuotations(db: Knex, { clientId, site, page, state, folio }: AskedQuotations) {
  const filters = { clientId, site, state: state ?? null, folio: folio ? Number(folio) : null };
  const [rows, counted] = await Promise.all([
    prepared<{ id: string }>(db, 'own-quotations', idsSql, {
      ...filters,
      size: pageSize,
      skipped: (page - 1) * pageSize,
    }),
    prepared<{ count: number }>(db, 'own-quotations-count', countSql, filters),
  ]);
  return { ids: rows.map(({ id }) => id), total: counted[0]?.count ?? 0 };
}
