import type { Quotation, QuotationDetail } from '@actual/contracts';
import { notInZoneText } from '@actual/contracts/facts/delivery/zipcodes';
import { pieces } from '@actual/ui';

/** A line that another postal code changes. */
export interface MovedDetail {
  line: QuotationDetail;
  /** Its day before. */
  was: string | null;
  /** Why none of its days reaches the postal code with its pieces; null where one does. */
  lack: string | null;
}

function changeOf(line: QuotationDetail, was: QuotationDetail | undefined): MovedDetail[] {
  const { deliveriesGroups, quantity, shipDate, validStock } = line;
  const before = was?.shipDate ?? null;
  const most = Math.max(0, ...deliveriesGroups.map(({ available }) => available));
  if (!shipDate || deliveriesGroups.length === 0) return [{ line, was: before, lack: notInZoneText }];
  if (!validStock) return [{ line, was: before, lack: `Ahí llegan ${pieces(most)} de ${quantity}.` }];
  return !was || before === shipDate ? [] : [{ line, was: before, lack: null }];
}

/** The lines that are another day, or not at all, now that the quotation goes elsewhere. */
export function changesByMove(before: Quotation, after: Quotation): MovedDetail[] {
  const were = new Map(before.Details.map((line) => [line.id, line]));
  return after.Details.flatMap((line) => changeOf(line, were.get(line.id)));
}
