import { linesOfQuotation, mostPesos } from '@actual/contracts/facts/capacities';
import { type Knex, prepared } from '@actual/database';
import { type PaymentGroup, quotationTotals } from '@actual/domain';
import { AppError } from '@actual/kit';
import { settled } from './bigticket/terms';
import type { Line, LoadedQuotation } from './loaded-quotation';

const columns = `id, quotation_id, product_id, item_code, quantity, original_quantity, unit_price_cents,
  discount_pg1, discount_pg2, discount_pg3, discount_pg4, discount_pg5, bigticket_percentage, bargain, package_id, ship_date,
  original_ship_date, ship_company, ship_company_from, stock_source_id`;

const types = `id uuid, product_id uuid, item_code text, quantity int, original_quantity int, unit_price_cents bigint,
  discount_pg1 smallint, discount_pg2 smallint, discount_pg3 smallint, discount_pg4 smallint, discount_pg5 smallint,
  bigticket_percentage smallint, bargain jsonb, package_id uuid, ship_date date, original_ship_date date, ship_company text, ship_company_from text, stock_source_id bigint`;

/** The folio of a quotation that has none yet: drawn when its first line is written, which `:hasLines` tells. */
export const newFolio = `CASE WHEN :hasLines::boolean THEN nextval('quotation_folio') END`;

/** `INSERT INTO quotation_line … SELECT` of `:lines`, see `linesParameter`, into `:quotation`. */
export const insertLinesSql = `INSERT INTO quotation_line (${columns})
  SELECT r.id, :quotation::uuid, ${columns.split(',').slice(2).join(',')} FROM jsonb_to_recordset(:lines::jsonb) AS r(${types})`;

/** Lines as the parameter of `insertLinesSql`. */
export const linesParameter = (lines: readonly Line[]): string =>
  JSON.stringify(
    lines.map((line) => ({
      id: line.id,
      product_id: line.productId,
      item_code: line.itemCode,
      quantity: line.quantity,
      original_quantity: line.originalQuantity,
      unit_price_cents: line.unitPrice,
      discount_pg1: line.discounts[0],
      discount_pg2: line.discounts[1],
      discount_pg3: line.discounts[2],
      discount_pg4: line.discounts[3],
      discount_pg5: line.discounts[4],
      bigticket_percentage: line.bigticket,
      bargain: line.bargain,
      package_id: line.package?.id ?? null,
      ship_date: line.shipDate,
      original_ship_date: line.originalShipDate,
      ship_company: line.shipCompany,
      ship_company_from: line.shipCompanyFrom,
      stock_source_id: line.stockSourceId,
    })),
  );

const updated = [
  'quantity',
  'original_quantity',
  'unit_price_cents',
  ...[1, 2, 3, 4, 5].map((n) => `discount_pg${n}`),
  'bigticket_percentage',
  'bargain',
  'package_id',
  'ship_date',
  'original_ship_date',
  'ship_company',
  'ship_company_from',
  'stock_source_id',
]
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

/** The columns of the quotation that change together with its lines. */
export interface QuotationChange {
  zipcodeId?: string;
  pricedOn?: string;
  fromOffers?: true;
  repriced?: { detailId: string; before: number; now: number }[];
}

const groups: readonly PaymentGroup[] = [1, 2, 3, 4, 5];

/** A quotation's figures for reports: pieces, and the total with each payment group. */
export const figuresOf = (lines: readonly Line[]) => ({
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  totals: groups.map((group) => quotationTotals(lines, group).total),
});

/** Its lines once some are saved and some are removed. */
function linesAfter(lines: readonly Line[], saved: readonly Line[], removed: readonly string[]): Line[] {
  const after = new Map(lines.map((line) => [line.id, line]));
  for (const line of saved) after.set(line.id, line);
  for (const id of removed) after.delete(id);
  return [...after.values()];
}

/**
 * Writes lines and raises the version, in one statement. A line whose terms are not those bargained for loses its
 * bargain.
 * @throws invalid_input for more lines than a quotation has, or a higher sum
 */
export async function writeLines(
  trx: Knex,
  quotation: Pick<LoadedQuotation, 'id' | 'lines' | 'pricedOn'>,
  { saved: changed, removed }: { saved: readonly Line[]; removed: readonly string[] },
  change: QuotationChange = { repriced: [] },
): Promise<void> {
  const day = change.pricedOn ?? quotation.pricedOn;
  const saved = changed.map((line) => settled(line, { id: quotation.id, pricedOn: day }));
  const after = linesAfter(quotation.lines, saved, removed);
  if (after.length > Math.max(linesOfQuotation, quotation.lines.length))
    throw new AppError('invalid_input', 'too many lines', [{ field: 'details' }]);
  const listCents = (lines: readonly Line[]): number => quotationTotals(lines, 1).subtotal;
  if (listCents(after) > Math.max(mostPesos * 100, listCents(quotation.lines)))
    throw new AppError('invalid_input', 'too high a sum', [{ field: 'details' }]);
  await prepared(
    trx,
    'write-lines',
    `WITH removed_lines AS (DELETE FROM quotation_line WHERE quotation_id = :quotation::uuid AND id = ANY (:removed::uuid[])),
       saved_lines AS (${insertLinesSql} ON CONFLICT (id) DO UPDATE SET ${updated})
     UPDATE quotation SET version = version + 1, updated_at = now(), zipcode_id = coalesce(:zipcode::text, zipcode_id),
       priced_on = coalesce(:pricedOn::date, priced_on), repriced = coalesce(:repriced::jsonb, repriced),
       from_offers = from_offers OR :fromOffers::boolean,
       folio = coalesce(folio, ${newFolio}),
       pieces = :pieces, totals_cents = :totals::bigint[]
     WHERE id = :quotation`,
    {
      quotation: quotation.id,
      removed,
      lines: linesParameter(saved),
      hasLines: saved.length > 0,
      ...figuresOf(after),
      zipcode: change.zipcodeId ?? null,
      pricedOn: change.pricedOn ?? null,
      fromOffers: change.fromOffers ?? false,
      repriced: change.repriced === undefined ? null : JSON.stringify(change.repriced),
    },
  );
}
