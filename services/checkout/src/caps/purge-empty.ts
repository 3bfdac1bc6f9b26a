import { emptyQuotationDays } from '@actual/contracts/facts/capacities';
import { prepared } from '@actual/database';
import type { Checkout } from '../context';

/** Quotations taken out at a time. */
const batch = 500;

/**
 * Takes out the quotations that never had a line: they have no folio, so no payment, lead or mail can name them. Those
 * that an exchange waits for stay. Answers how many it took.
 */
export async function purgeEmpty({ db }: Pick<Checkout, 'db'>): Promise<number> {
  const gone = await prepared(
    db,
    'work-purge-empty',
    `DELETE FROM quotation WHERE id IN (
       SELECT q.id FROM quotation q
       WHERE q.folio IS NULL AND q.updated_at < now() - ? * interval '1 day'
         AND NOT EXISTS (SELECT FROM quotation m WHERE m.merged_into = q.id)
         AND NOT EXISTS (SELECT FROM exchange x WHERE x.quotation_id = q.id)
       LIMIT ? FOR UPDATE SKIP LOCKED)
     RETURNING 1`,
    [emptyQuotationDays, batch],
  );
  return gone.length;
}
