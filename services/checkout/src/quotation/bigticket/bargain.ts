import type { Quotation } from '@actual/contracts';
import { toPesos } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { changeQuotation } from '../change-quotation';
import { isStale } from '../find-quotation';
import { afterwards } from '../lines/edit-lines';
import type { Line, LoadedQuotation } from '../loaded-quotation';
import { writeLines } from '../quotation.sql';
import { totalsFor } from '../totals';
import { maximumOf, termsOf } from './terms';

const beyond = (maximum: number): AppError => new AppError('bigticket_beyond_maximum', undefined, { maximum });

/** @throws quotation_empty where there is nothing to bargain for; quotation_changed where its prices are another day's */
function assertBargainable(quotation: LoadedQuotation): void {
  if (quotation.lines.length === 0) throw new AppError('quotation_empty');
  if (isStale(quotation)) throw new AppError('quotation_changed', undefined, { version: quotation.version });
}

/**
 * Lowers lines, or those named, by a percentage of their list price for their present terms; zero takes it back.
 * @throws not_found for a line that is not there, bigticket_beyond_maximum, quotation_empty; see `changeQuotation`
 */
export async function bargain(
  checkout: Checkout,
  before: LoadedQuotation,
  { percentage, details }: { percentage: number; details?: readonly string[] | undefined },
): Promise<Quotation> {
  await changeQuotation(checkout, before, async (trx, quotation) => {
    assertBargainable(quotation);
    const named = new Set(details?.map((one) => one.toLowerCase()));
    if ([...named].some((one) => quotation.lines.every((line) => line.id !== one))) throw new AppError('not_found');
    const lines = quotation.lines.filter((line) => details === undefined || named.has(line.id));
    const maximum = Math.min(...lines.map((line) => maximumOf(line, quotation)));
    if (percentage > maximum) throw beyond(maximum);
    await writeLines(trx, quotation, { saved: lines.map((line) => agreed(line, quotation, percentage)), removed: [] });
  });
  return afterwards(checkout, before.id);
}

/** The line with the terms agreed for it as it is now; no bargain at zero percent without a granted maximum. */
function agreed(line: Line, quotation: LoadedQuotation, percentage: number): Line {
  const held = maximumOf(line, quotation) === line.bargain?.maximum ? line.bargain.maximum : null;
  if (percentage === 0 && held === null) return { ...line, bargain: null };
  return { ...line, bargain: { ...termsOf(line, quotation), percentage, maximum: held } };
}

/** The quotation as a manager saw it who let it be bargained for. */
export interface SeenQuotation {
  version: number;
  /** Centavos. */
  total: number;
}

/** @throws quotation_changed where the quotation is not the one that a manager gave their word for */
export function assertAsSeen(quotation: LoadedQuotation, seen: SeenQuotation): void {
  const { total } = totalsFor(quotation, 1);
  if (quotation.version !== seen.version || total !== seen.total)
    throw new AppError('quotation_changed', undefined, { version: quotation.version, total: toPesos(total) });
}

/**
 * Sets the lines' maximum discount, never below a granted one. `seen` is the version that a manager authorized on
 * another's screen.
 * @throws bigticket_beyond_maximum with the percentage of the most lowered line, quotation_empty; see `changeQuotation`
 */
export async function setBigticketMax(
  checkout: Checkout,
  before: LoadedQuotation,
  { percentage, seen }: { percentage: number; seen: SeenQuotation | null },
): Promise<Quotation> {
  await changeQuotation(checkout, before, async (trx, quotation) => {
    assertBargainable(quotation);
    if (seen) assertAsSeen(quotation, seen);
    const given = Math.max(...quotation.lines.map(({ bigticket }) => bigticket));
    if (percentage < given) throw beyond(given);
    const saved = quotation.lines.map((line) => ({
      ...line,
      bargain: { ...termsOf(line, quotation), percentage: line.bigticket, maximum: percentage },
    }));
    await writeLines(trx, quotation, { saved, removed: [] });
  });
  return afterwards(checkout, before.id);
}
