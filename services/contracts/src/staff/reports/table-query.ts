import { z } from 'zod';
import { chosenRows } from '../../facts/capacities';
import { filterValues, webSales } from '../../facts/desk/filter-values';
import { rowChoices } from '../../facts/page-size';
import { day, id, pageParam, site } from '../../shapes';

const code = z.coerce.string().max(40);
/** The seller: an id, or `web` for sales without staff. */
const seller = z.union([z.literal(webSales), id]);

/** Filters that every report has (accounts 3); a report adds its own. */
export const commonFilters = z.object({
  folio: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  paymentType: code.optional(),
  Store: code.optional(),
  User: seller.optional(),
  site: site.optional(),
  client: z.coerce.string().trim().max(120).optional().describe('as clientSearch'),
});

/** Filters under the value rules of the specification (`filterValues`). */
export const filtersOf = <T extends z.ZodType>(filters: T) =>
  z.preprocess((value) => (value && typeof value === 'object' ? filterValues({ ...value }) : {}), filters);

export const dateRange = z
  .object({ start: day.optional(), end: day.optional() })
  .describe('days of the store’s calendar, both included');

/** Payload of every staff table (accounts 7); which columns sort, and which filters there are, a report says itself. */
export const tableQuery = z.object({
  page: pageParam.optional(),
  rows: z.literal(rowChoices).optional().describe('of a page; ten unless told'),
  term: z.string().max(120).optional(),
  dateRange: dateRange.optional(),
  clientSearch: z.string().max(120).optional(),
  ids: z.array(id).min(1).max(chosenRows).optional().describe('only these rows of the filter: those somebody chose'),
  getAll: z.boolean().optional().describe('every row of the filter up to the cap, instead of one page'),
});

/** The rows that follow one of a list, for a user who scrolls on. */
export const following = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), next: id.nullable().describe('after which to ask on; null at the end') });

export const direction = z.enum(['ASC', 'DESC']);

/** A figure over every date, and over the days asked. */
export const figures = <T extends z.ZodType>(figure: T) => z.object({ all: figure, dateRange: figure });
