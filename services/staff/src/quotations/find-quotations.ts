import type { QuotationTableQuery } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { toPesos } from '@actual/domain';
import { reportChoices } from '../reports/choices.queries';
import { following } from '../reports/paging';
import { quotationPage, quotationsAfter } from './quotation-report.queries';
import { quotationSums } from './quotation-sums.queries';

/** A page of the quotations report and the figures of its whole filter. */
export async function findQuotations(db: Knex, page: number, query: QuotationTableQuery) {
  const [data, sums, choices] = await Promise.all([
    quotationPage(db, page, query),
    quotationSums(db, query),
    reportChoices(db),
  ]);
  return {
    data,
    total: sums.quotations,
    totals: {
      quotations: sums.quotations,
      amount: toPesos(sums.amount),
      open: sums.open,
      openAmount: toPesos(sums.open_amount),
      ordered: sums.ordered,
      orderedAmount: toPesos(sums.ordered_amount),
      lost: sums.lost,
      lostAmount: toPesos(sums.lost_amount),
      average: toPesos(sums.quotations > 0 ? Math.round(sums.amount / sums.quotations) : 0),
    },
    ...choices,
  };
}

/** The quotations that follow one of the report, without its figures. @throws not_found */
export const quotationsFollowing = (db: Knex, { after, ...query }: QuotationTableQuery & { after: string }) =>
  following(db, 'quotation', after, () => quotationsAfter(db, query, after));
