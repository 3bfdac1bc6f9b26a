import { digitsOf } from '@actual/contracts/rules';
import { storeTimeZone } from '@actual/contracts/store-day';
import type { Knex } from '@actual/database';

export type Rows = Knex.QueryBuilder;

/** Digits of a folio: six, and more once those are used up. */
const folioLengths = [6, 7, 8, 9];

/** The first digits of a folio find every folio that begins so. */
export function byFolio(rows: Rows, column: string, digits: string): void {
  rows.where((beginning) => {
    for (const length of folioLengths) {
      const scale = 10 ** (length - digits.length);
      const from = Number(digits) * scale;
      if (scale >= 1) beginning.orWhereBetween(column, [from, from + scale - 1]);
    }
  });
}

/** Days of the store's calendar, both included. */
export function byDays(
  rows: Rows,
  column: string,
  days: { start?: string | undefined; end?: string | undefined } = {},
) {
  if (days.start) rows.whereRaw(`${column} >= (?::date)::timestamp at time zone ?`, [days.start, storeTimeZone]);
  if (days.end) rows.whereRaw(`${column} < (?::date + 1)::timestamp at time zone ?`, [days.end, storeTimeZone]);
}

/** The same of a table of day sums. */
export function daysWithin(rows: Rows, { start, end }: { start?: string | undefined; end?: string | undefined } = {}) {
  if (start) rows.where('day', '>=', start);
  if (end) rows.where('day', '<=', end);
}

const given = (all: object): string[] =>
  Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [name]));
/** Parameters of a report's query that choose no rows. */
const choosingNothing = new Set(['filters', 'dateRange', 'orderby', 'page', 'rows', 'getAll']);

/** True for a query that its days and these filters make up; an unknown parameter counts as a filter. */
export const isMadeUpOf = (query: { filters: object }, filters: readonly string[]): boolean =>
  given(query).every((name) => choosingNothing.has(name)) &&
  given(query.filters).every((name) => filters.includes(name));

/** Words that are looked for at most: nobody types more of a name. */
const mostWords = 8;

/** Every word of a text stands somewhere in a SQL expression of words (`order_words`). */
export function byWords(rows: Rows, expression: string, text: string): void {
  for (const word of text.split(/\s+/).filter(Boolean).slice(0, mostWords))
    rows.whereRaw(`${expression} like '%' || plain(?) || '%'`, [word.replace(/[\\%_]/g, '\\$&')]);
}

/** A term that somebody typed into a box for anything. */
export type Term =
  | { kind: 'folio'; digits: string }
  | { kind: 'folio or telephone'; digits: string }
  | { kind: 'card code'; code: string }
  | { kind: 'words'; text: string };

/** What a typed text asks for: a folio, a telephone, a card code or words. */
export function termOf(typed: string): Term {
  const text = typed.trim();
  const digits = digitsOf(text).replace('+', '');
  if (/^\d{1,6}$/.test(digits)) return { kind: 'folio', digits };
  if (/^\d{7,9}$/.test(digits)) return { kind: 'folio or telephone', digits };
  return clientTermOf(text);
}

/** A term that finds a client: a card code, or words. */
export function clientTermOf(typed: string): Extract<Term, { kind: 'card code' | 'words' }> {
  const text = typed.trim();
  if (/^c\d+$/i.test(text)) return { kind: 'card code', code: text.toUpperCase() };
  // WhatsApp gives a number as +52 1 998 214 5567; what comes before its ten digits is not always kept
  const [, telephone] = /^\+?\d*(\d{10})$/.exec(digitsOf(text)) ?? [];
  return { kind: 'words', text: telephone ?? text };
}
