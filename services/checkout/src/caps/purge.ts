import { emptyQuotationDays } from '@actual/contracts/facts/limits';
import { prepared } from '@actual/database';
import type { Checkout } from '../context';

/** Rows taken out at a time. */
const batch = 500;

/**
 * Takes out what nobody needs any more: counts that ended, proofs nobody can hand in again, and quotations that never
 * had a line. Those have no folio, so no payment, lead or mail can name them. Answers how many rows it took.
 */
export async function purge({ db }: Pick<Checkout, 'db'>): Promise<number> {
  const gone = await prepared(
    db,
    'work-purge',
    `WITH uses AS (
       DELETE FROM caller_use WHERE (subject, cap) IN (
         SELECT subject, cap FROM caller_use WHERE ends_at < now() LIMIT ? FOR UPDATE SKIP LOCKED) RETURNING 1
     ), proofs AS (
       DELETE FROM spent_proof WHERE nonce IN (
         SELECT nonce FROM spent_proof WHERE expires_at < now() LIMIT ?) RETURNING 1
     ), quotations AS (
       DELETE FROM quotation WHERE id IN (
         SELECT q.id FROM quotation q
         WHERE q.folio IS NULL AND q.updated_at < now() - ? * interval '1 day'
           AND NOT EXISTS (SELECT FROM quotation m WHERE m.merged_into = q.id)
         LIMIT ? FOR UPDATE SKIP LOCKED) RETURNING 1
     )
     SELECT 1 FROM uses UNION ALL SELECT 1 FROM proofs UNION ALL SELECT 1 FROM quotations`,
    [batch, batch, emptyQuotationDays, batch],
  );
  return gone.length;
}
