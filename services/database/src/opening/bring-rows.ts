import { randomUUID } from 'node:crypto';
import type { Knex } from '../connect';
import type { Row, Wanted } from './wanted-rows';

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
/** Columns by the names that the operator's file gives them. */
const namesInFile: Readonly<Record<string, string>> = {
  name: 'nombre',
  description: 'descripcion',
  parent: 'categoría de la que es hija',
  position: 'lugar',
  level: 'nivel',
  delivery_text: 'texto-de-entrega',
  constants: 'redes',
  time_zone: 'zona-horaria',
  cutoff_hour: 'corte',
  handling_days: 'dias-de-preparacion',
  works_saturday: 'sabado',
  is_cedis: 'cedis',
  days: 'días',
  type: 'tipo',
  reason: 'motivo',
  address: 'domicilio',
  phone: 'telefono',
  phones: 'telefonos',
  mail: 'correo',
  privacy_mail: 'correo-privacidad',
  phone_week: 'horario-telefonico',
  office_week: 'horario-oficinas',
  week: 'horario',
  street: 'calle',
  city: 'ciudad',
  state: 'estado',
  zipcode: 'codigo-postal',
  reference: 'referencia',
  offers: 'que-hay',
  map_url: 'mapa',
  latitude: 'latitud',
  longitude: 'longitud',
  tour_url: 'recorrido',
  warehouse_code: 'bodega',
  sites: 'marcas',
};

/** JSON is the same in any order of its keys. */
const sameAs = (value: unknown): string =>
  typeof value === 'string' && /^[{[]/.test(value) ? stable(JSON.parse(value)) : stable(value);
const stable = (value: unknown): string =>
  value !== null && typeof value === 'object'
    ? JSON.stringify(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : textOf(value);

const nameOf = ({ what, key }: Wanted, row: Row): string =>
  `${what} ${key
    .map((column) => row[column])
    // a table of one row has a key without a name
    .filter((part) => part !== null && part !== true)
    .join(' desde ')}`.trimEnd();

/** The rows of a table under the columns that the file speaks of; a category's parent by its handle. */
async function rowsOf(trx: Knex, { table, rows }: Wanted): Promise<Row[]> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return trx(table).select();
  if (table !== 'category') return trx(table).select(columns);
  return trx('category as c')
    .leftJoin('category as p', 'p.id', 'c.parent_id')
    .select(columns.map((column) => (column === 'parent' ? 'p.handle as parent' : `c.${column}`)));
}

/** A row as its table takes it. */
async function stored(trx: Knex, table: string, row: Row): Promise<Record<string, unknown>> {
  if (table !== 'category') return { ...row };
  const { parent, ...own } = row;
  const above = parent === null ? null : await trx('category').where({ handle: parent }).first<{ id: string }>('id');
  return { ...own, parent_id: above?.id ?? null };
}

const short = (value: unknown): string => {
  const text = textOf(value).replace(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

/**
 * Brings a table to the rows that it should have.
 * @returns the changes, a line each in Spanish: `+` new, `~` changed, `-` taken away, `·` not in the file and kept
 */
export async function bringRows(trx: Knex, wanted: Wanted): Promise<string[]> {
  const { table, key, rules, mine = () => true } = wanted;
  const keyOf = (row: Row) => key.map((column) => textOf(row[column])).join(' ');
  const before = new Map((await rowsOf(trx, wanted)).map((row) => [keyOf(row), row]));
  const said: string[] = [];
  for (const row of wanted.rows) {
    const old = before.get(keyOf(row));
    before.delete(keyOf(row));
    const differs = Object.keys(row).filter((column) => old && sameAs(old[column]) !== sameAs(row[column]));
    if (old && differs.length === 0) continue;
    const where = Object.fromEntries(key.map((column) => [column, row[column] ?? null]));
    const values = await stored(trx, table, row);
    if (old) {
      await trx(table).where(where).update(values);
      said.push(
        `~ ${nameOf(wanted, row)}: ${differs.map((one) => `${namesInFile[one] ?? one} «${short(old[one])}» → «${short(row[one])}»`).join(', ')}`,
      );
    } else {
      await trx(table).insert(table === 'category' ? { id: randomUUID(), ...values } : values);
      said.push(`+ ${nameOf(wanted, row)}`);
    }
  }
  for (const row of [...before.values()].filter(mine)) {
    if (rules)
      await trx(table)
        .where(Object.fromEntries(key.map((column) => [column, row[column] ?? null])))
        .delete();
    said.push(`${rules ? '-' : '·'} ${nameOf(wanted, row)}${rules ? '' : ' no está en el archivo; se conserva'}`);
  }
  return said;
}
