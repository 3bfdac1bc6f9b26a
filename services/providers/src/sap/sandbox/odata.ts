/** A record of an entity, in SAP's own field names. */
export type Row = Record<string, unknown>;

const CONDITION = /^\s*(\w+)\s+eq\s+('(?:[^']|'')*'|-?\d+(?:\.\d+)?|\w+)\s*$/;

interface Condition {
  field: string;
  value: string;
}

/** Reads `A eq 'x' and B eq 3 or A eq 'y'`, without brackets; `null` for anything else. */
export function parseFilter(text: string): ((row: Row) => boolean) | null {
  const ways: Condition[][] = [];
  for (const way of splitBy('or', text)) {
    const conditions = splitBy('and', way).flatMap(conditionOf);
    if (conditions.length < splitBy('and', way).length) return null;
    ways.push(conditions);
  }
  return (row) => ways.some((way) => way.every(({ field, value }) => String(row[field] ?? '') === value));
}

function conditionOf(text: string): Condition[] {
  const match = CONDITION.exec(text);
  return match ? [{ field: match[1] ?? '', value: readLiteral(match[2] ?? '') }] : [];
}

/** Splits at a word outside of quotes. */
function splitBy(word: 'and' | 'or', text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const found of text.matchAll(new RegExp(`'(?:[^']|'')*'|\\s+${word}\\s+`, 'gi'))) {
    if (found[0].startsWith("'")) continue;
    parts.push(text.slice(from, found.index));
    from = found.index + found[0].length;
  }
  return [...parts, text.slice(from)];
}

function readLiteral(text: string): string {
  return text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text;
}

/** Keeps the fields named in `$select`. */
export function pick(row: Row, select: string | undefined): Row {
  if (!select) return row;
  return Object.fromEntries(select.split(',').map((field) => [field.trim(), row[field.trim()] ?? null]));
}

const DEFAULT_PAGE = 20;

/** Page size of a request: `$top` cuts, `Prefer: odata.maxpagesize` sets the page. */
export function pageSize(prefer: string | undefined): number {
  const asked = Number(/maxpagesize=(\d+)/.exec(prefer ?? '')?.[1]);
  return asked > 0 ? asked : DEFAULT_PAGE;
}
