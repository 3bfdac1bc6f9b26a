import { type Knex, prepared } from '@actual/database';
import type { Line } from './loaded-quotation';

const columns = `id, quotation_id, product_id, item_code, quantity, original_quantity, unit_price_cents,
  discount_pg1, discount_pg2, discount_pg3, discount_pg4, discount_pg5, ship_date, original_ship_date,
  ship_company, ship_company_from, stock_source_id`;

const types = `id uuid, product_id uuid, item_code text, quantity int, original_quantity int, unit_price_cents bigint,
  discount_pg1 smallint, discount_pg2 smallint, discount_pg3 smallint, discount_pg4 smallint, discount_pg5 smallint,
  ship_date date, original_ship_date date, ship_company text, ship_company_from text, stock_source_id bigint`;

/** The folio of a quotation that has none yet: drawn when its first line is written, which the parameter tells. */
export const newFolio = `CASE WHEN ?::boolean THEN nextval('quotation_folio') END`;

/** `INSERT INTO quotation_line … SELECT` from a jsonb parameter; the quotation's id is the parameter after it. */
export const insertLinesSql = `INSERT INTO quotation_line (${columns})
  SELECT r.id, ?::uuid, ${columns.split(',').slice(2).join(',')} FROM jsonb_to_recordset(?::jsonb) AS r(${types})`;

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
      ship_date: line.shipDate,
      original_ship_date: line.originalShipDate,
      ship_company: line.shipCompany,
      ship_company_from: line.shipCompanyFrom,
      stock_source_id: line.stockSourceId,
    })),
  );

const updated = [
  ...['quantity', 'original_quantity', 'unit_price_cents'],
  ...[1, 2, 3, 4, 5].map((n) => `discount_pg${n}`),
  ...['ship_date', 'original_ship_date', 'ship_company', 'ship_company_from', 'stock_source_id'],
]
  .map((column) => `${column} = excluded.${column}`)
  .join(', ');

/** What else of the quotation changes together with its lines. */
export interface QuotationChange {
  zipcodeId?: string;
  pricedOn?: string;
  fromOffers?: true;
  repriced?: { detailId: string; before: number; now: number }[];
}

/** Writes the changed and new lines, takes the removed ones out and raises the quotation's version. One statement. */
export async function writeLines(
  trx: Knex,
  quotationId: string,
  { saved, removed }: { saved: readonly Line[]; removed: readonly string[] },
  change: QuotationChange = { repriced: [] },
): Promise<void> {
  await prepared(
    trx,
    'write-lines',
    `WITH gone AS (DELETE FROM quotation_line WHERE quotation_id = ?::uuid AND id = ANY (?::uuid[])),
       kept AS (${insertLinesSql} ON CONFLICT (id) DO UPDATE SET ${updated})
     UPDATE quotation SET version = version + 1, updated_at = now(), zipcode_id = coalesce(?::text, zipcode_id),
       priced_on = coalesce(?::date, priced_on), repriced = coalesce(?::jsonb, repriced),
       from_offers = from_offers OR ?::boolean, folio = coalesce(folio, ${newFolio})
     WHERE id = ?`,
    [
      quotationId,
      [...removed],
      quotationId,
      linesParameter(saved),
      change.zipcodeId ?? null,
      change.pricedOn ?? null,
      change.repriced === undefined ? null : JSON.stringify(change.repriced),
      change.fromOffers ?? false,
      saved.length > 0,
      quotationId,
    ],
  );
}
