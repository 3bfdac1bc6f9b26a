/** A record of an entity, in SAP's own field names. */
export type Row = Record<string, unknown>;

const CONDITION = /^\s*(\w+)\s+eq\s+('(?:[^']|'')*'|-?\d+(?:\.\d+)?|\w+)\s*$/;

/** Reads `A eq 'x' and B eq 3`; `null` for anything else. */
export function parseFilter(text: string): ((row: Row) => boolean) | null {
  const conditions = splitByAnd(text).map((part) => {
    const match = CONDITION.exec(part);
    return match ? { field: match[1] ?? '', value: readLiteral(match[2] ?? '') } : null;
  });
  if (conditions.some((condition) => condition === null)) return null;
  return (row) => conditions.every((condition) => condition && String(row[condition.field] ?? '') === condition.value);
}

/** Splits at `and` outside of quotes. */
function splitByAnd(text: string): string[] {
  return text.split(/\s+and\s+(?=(?:[^']*'[^']*')*[^']*$)/i);
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
