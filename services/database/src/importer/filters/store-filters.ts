import { importedFilters } from '@actual/contracts/facts/capacities';
import { isFilterName } from '@actual/contracts/facts/catalog/list-address';
import type { Knex } from '../../connect';
import { loose, slugFrom, tidy } from '../reading/text';

interface Named {
  readonly handle: string;
  readonly name: string;
}
interface StoreFilter extends Named {
  /** Whether its values are drawn as swatches. */
  readonly swatches: boolean;
  readonly values: readonly Named[];
}

/** A value of a filter that a file brings, and the filter where that is new too. */
export interface NewValue extends Named {
  readonly filter: Named;
}

/** Handles that the store gives to filters which it works out. */
const workedOut: ReadonlySet<string> = new Set(['discount', 'availability', 'delivery']);

/** The store's filters, and those that a file adds to them. */
export class StoreFilters {
  private readonly filters = new Map<string, StoreFilter & { values: Named[] }>();
  private readonly added = new Map<string, NewValue>();

  constructor(filters: readonly StoreFilter[]) {
    for (const filter of filters) this.filters.set(filter.handle, { ...filter, values: [...filter.values] });
  }

  /** Whether there is a value called so: `material:madera`. */
  has(value: string): boolean {
    const [filter = '', handle = ''] = value.split(':');
    return this.filters.get(filter)?.values.some((one) => one.handle === handle) ?? false;
  }

  /** The handle of the filter that people call so, if the store has it. */
  handleOf(name: string): string | undefined {
    const wanted = loose(name);
    return [...this.filters.values()].find((one) => one.handle === slugFrom(name) || loose(one.name) === wanted)
      ?.handle;
  }

  /** Takes a filter of this name in where the store has none. @returns its handle, or why there cannot be one */
  open(name: string): { handle: string } | { reason: string } {
    const known = this.handleOf(name);
    if (known !== undefined) return { handle: known };
    const handle = slugFrom(name);
    if (!isFilterName(handle) || workedOut.has(handle)) return { reason: 'no puede llamarse así un filtro' };
    if (this.filters.size >= importedFilters.filters)
      return { reason: `la tienda ya tiene ${importedFilters.filters} filtros` };
    this.filters.set(handle, { handle, name: tidy(name), swatches: false, values: [] });
    return { handle };
  }

  /** The value of a filter that people call so, added where there is none. @returns `material:madera`, or why not */
  value(filterHandle: string, text: string): { value: string } | { reason: string } {
    const filter = this.filters.get(filterHandle);
    const name = tidy(text);
    const handle = slugFrom(name);
    if (!filter || handle === '') return { reason: 'no es un valor de filtro' };
    const known = filter.values.find((one) => one.handle === handle || loose(one.name) === loose(name));
    if (known) return { value: `${filterHandle}:${known.handle}` };
    if (filter.swatches) return { reason: `no es un ${filter.name.toLowerCase()} de la tienda: no se filtra por él` };
    if (name.length > importedFilters.letters)
      return { reason: `tiene más de ${importedFilters.letters} letras para un filtro` };
    if (filter.values.length >= importedFilters.values)
      return { reason: `el filtro ya tiene ${importedFilters.values} valores` };
    const value = `${filterHandle}:${handle}`;
    filter.values.push({ handle, name });
    this.added.set(value, { handle, name, filter: { handle: filterHandle, name: filter.name } });
    return { value };
  }

  /** Those among these values that the store does not have yet. */
  newAmong(values: Iterable<string>): NewValue[] {
    return [...new Set(values)].flatMap((value) => this.added.get(value) ?? []);
  }
}

/** The filters of the database. */
export async function readFilters(db: Knex): Promise<StoreFilters> {
  const { rows } = await db.raw<{ rows: StoreFilter[] }>(
    `SELECT f.handle, f.name, coalesce(bool_or(v.code IS NOT NULL), false) AS swatches,
       coalesce(json_agg(json_build_object('handle', v.handle, 'name', v.name)) FILTER (WHERE v.id IS NOT NULL), '[]') AS "values"
     FROM filter f LEFT JOIN filter_value v ON v.filter_id = f.id GROUP BY f.id`,
  );
  return new StoreFilters(rows);
}

/** Writes filters and values that the store does not have yet. */
export async function writeFilters(trx: Knex, values: readonly NewValue[]): Promise<void> {
  if (values.length === 0) return;
  const given = [
    JSON.stringify(
      values.map(({ filter, handle, name }) => ({ filter: filter.handle, title: filter.name, handle, name })),
    ),
  ];
  const rows = 'jsonb_to_recordset(?::jsonb) AS r(filter text, title text, handle text, name text)';
  await trx.raw(
    `INSERT INTO filter (id, handle, name, position)
     SELECT gen_random_uuid(), r.filter, min(r.title), (SELECT coalesce(max(position), 0) + 1 FROM filter)
     FROM ${rows} GROUP BY r.filter ON CONFLICT (handle) DO NOTHING`,
    given,
  );
  await trx.raw(
    `INSERT INTO filter_value (id, filter_id, handle, name)
     SELECT gen_random_uuid(), f.id, r.handle, r.name FROM ${rows} JOIN filter f ON f.handle = r.filter
     ON CONFLICT (filter_id, handle) DO NOTHING`,
    given,
  );
}
