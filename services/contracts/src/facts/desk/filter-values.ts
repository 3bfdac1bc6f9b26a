/** The choice of a filter that lets everything pass; people read it as 'Todos'. */
export const noFilter = 'none';

/** The seller of sales without staff. */
export const webSales = 'web';

/** A table's filters (accounts 5): booleans stay, 'none' and empty ones go, digits become numbers except in a folio. */
export function filterValues(filters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(filters)) {
    if (value === noFilter || value === '' || value === null || value === undefined) continue;
    kept[name] = name !== 'folio' && typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  }
  return kept;
}
