import type { Mapping } from '../mapping';
import type { FieldValues } from '../reading/fields';
import { plain, tidy } from '../reading/text';
import type { SourceRow } from '../source/source';
import type { StoreFilters } from './store-filters';

export interface RowFilters {
  /** `material:madera`, sorted; absent where the row says nothing of any. */
  readonly values?: readonly string[];
  /** Handles of the filters that the row decides about; absent where it decides about all. */
  readonly filters?: readonly string[];
  readonly wrong: readonly (readonly [field: string, cell: string, reason: string])[];
}

/** Reads a row's filters: by handles, by columns that are a filter, by attributes of other systems. */
export class FilterReader {
  /** Reported once for a filter, not for each row. */
  private readonly told = new Set<string>();

  constructor(
    private readonly columns: NonNullable<Mapping['filters']>,
    private readonly store: StoreFilters,
  ) {}

  read(row: SourceRow, { FilterValues, Attributes = [] }: FieldValues): RowFilters {
    const values = new Set<string>();
    const spoken = new Set<string>();
    const wrong: [field: string, cell: string, reason: string][] = [];
    for (const one of FilterValues ?? []) {
      if (this.store.has(one)) values.add(one);
      else wrong.push(['FilterValues', one, 'la tienda no tiene este valor de filtro: se deja fuera']);
    }
    const give = (field: string, handle: string, text: string) => {
      spoken.add(handle);
      const found = this.store.value(handle, text);
      if ('value' in found) values.add(found.value);
      else wrong.push([field, text, found.reason]);
    };
    for (const [name, { column, listSeparator = '|', map }] of Object.entries(this.columns)) {
      const filter = this.store.open(name);
      if ('reason' in filter) {
        if (!this.told.has(name)) wrong.push([column, name, filter.reason]);
        this.told.add(name);
        continue;
      }
      spoken.add(filter.handle);
      const texts = (row.cells.get(column) ?? '').split(listSeparator).map(tidy).filter(Boolean);
      for (const text of texts) {
        const meant = map?.[text] === undefined ? plain(text) : map[text];
        if (meant !== null) give(column, filter.handle, meant);
      }
    }
    for (const attribute of Attributes) {
      const [name = '', text = ''] = attribute.split(/: (.*)/);
      const handle = this.store.handleOf(name);
      if (handle !== undefined) give('Attributes', handle, text);
    }
    if (FilterValues === undefined && spoken.size === 0) return { wrong };
    return {
      wrong,
      values: [...values].sort(),
      filters: FilterValues === undefined ? [...spoken].sort() : undefined,
    };
  }
}
