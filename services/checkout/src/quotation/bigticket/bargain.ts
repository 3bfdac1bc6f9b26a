import type { Quotation } from '@actual/contracts';
import { sellerBigticketPercent } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { changeQuotation } from '../change-quotation';
import { afterwards } from '../lines/edit-lines';
import type { LoadedQuotation } from '../loaded-quotation';
import { writeLines } from '../quotation.sql';

const beyond = (maximum: number): AppError => new AppError('bigticket_beyond_maximum', undefined, { maximum });

/**
 * Lowers lines by a percentage of their list price, on top of their promotion; zero takes it back. All lines unless some
 * are named.
 * @throws not_found for a line that is not there, bigticket_beyond_maximum, quotation_empty; see `changeQuotation`
 */
export async function bargain(
  checkout: Checkout,
  before: LoadedQuotation,
  { percentage, details }: { percentage: number; details?: readonly string[] | undefined },
): Promise<Quotation> {
  await changeQuotation(checkout, before, async (trx, quotation) => {
    const { lines, bigticketMax } = quotation;
    const maximum = bigticketMax ?? sellerBigticketPercent;
    if (percentage > maximum) throw beyond(maximum);
    if (lines.length === 0) throw new AppError('quotation_empty');
    const named = new Set(details?.map((one) => one.toLowerCase()));
    if ([...named].some((one) => lines.every((line) => line.id !== one))) throw new AppError('not_found');
    const saved = lines
      .filter((line) => details === undefined || named.has(line.id))
      .map((line) => ({ ...line, bigticket: percentage }));
    await writeLines(trx, quotation, { saved, removed: [] });
  });
  return afterwards(checkout, before.id);
}

/**
 * Sets how far the lines of a quotation may be lowered. What was given stays: a maximum below it is refused.
 * @throws bigticket_beyond_maximum with the percentage of the most lowered line; see `changeQuotation`
 */
export async function setBigticketMax(
  checkout: Checkout,
  before: LoadedQuotation,
  percentage: number,
): Promise<Quotation> {
  await changeQuotation(checkout, before, async (trx, quotation) => {
    const given = Math.max(0, ...quotation.lines.map(({ bigticket }) => bigticket));
    if (percentage < given) throw beyond(given);
    await writeLines(trx, quotation, { saved: [], removed: [] }, { bigticketMax: percentage });
  });
  return afterwards(checkout, before.id);
}
