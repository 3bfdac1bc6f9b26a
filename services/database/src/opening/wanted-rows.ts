import { documentName } from '@actual/contracts/facts/catalog/storefront';
import { brands, type Site, sites } from '@actual/contracts/facts/company/brands';
import { companyRow } from './company';
import type { CategoryEntry, Opening } from './opening-file';
import { branchRows } from './shops';

export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** Rows that a table should have, and which of its columns the file rules over. */
export interface Wanted {
  readonly table: string;
  /** As people read it, in front of a row's name. */
  readonly what: string;
  readonly key: readonly string[];
  readonly rows: readonly Row[];
  /** Rows that the file does not have go; elsewhere they stay, and are told. */
  readonly rules: boolean;
  /** Rows that are the file's to take away; all unless told. */
  readonly mine?: (row: Row) => boolean;
}

/** The parents come before their children, whose rows name them by their handle. */
function categoryRows(entries: readonly CategoryEntry[], level = 1, above: string | null = null): Row[] {
  return entries.flatMap(({ clave, nombre, descripcion = null, hijas = [] }, position) => [
    { handle: clave, name: nombre, description: descripcion, level, parent: above, position },
    ...categoryRows(hijas, level + 1, clave),
  ]);
}

/** The file's closed days from today on; those of every year stand in this year and the next. */
function closedDayRows(file: Opening, today: string): Row[] {
  const year = Number(today.slice(0, 4));
  return file['dias-sin-entrega']
    .flatMap(({ dia, motivo, bodega = null }) =>
      (dia.length === 5 ? [`${year}-${dia}`, `${year + 1}-${dia}`] : [dia]).map((day) => ({
        day,
        reason: motivo,
        warehouse_code: bodega,
      })),
    )
    .filter(({ day }) => day >= today);
}

const siteRow = (site: Site, entry: Opening['sitios'][string], ofDesk: ReadonlySet<string>): Row => ({
  handle: site,
  name: brands[site].name,
  theme: site,
  society: brands[site].society,
  ...(ofDesk.has(documentName('delivery-text', site))
    ? {}
    : { delivery_text: entry?.['texto-de-entrega'].trim() ?? '' }),
  constants: JSON.stringify(
    Object.fromEntries(Object.entries(entry?.redes ?? {}).map(([name, url]) => [`${name}_url`, url])),
  ),
});

const warehouseRows = (file: Opening): Wanted[] => [
  {
    table: 'warehouse',
    what: 'bodega',
    key: ['code'],
    rules: false,
    rows: file.bodegas.map((one) => ({
      code: one.clave,
      name: one.nombre,
      time_zone: one['zona-horaria'],
      cutoff_hour: one.corte,
      handling_days: one['dias-de-preparacion'],
      works_saturday: one.sabado,
      is_cedis: one.cedis,
    })),
  },
  {
    table: 'delivery_route',
    what: 'ruta',
    key: ['zone', 'warehouse_code'],
    rules: true,
    rows: Object.entries(file.rutas).flatMap(([zone, routes]) =>
      Object.entries(routes).map(([warehouse_code, days]) => ({ zone, warehouse_code, days })),
    ),
  },
];

/**
 * The rows that the tables of a store should hold, in the order in which they are filled.
 * @param today in the store's calendar
 * @param ofDesk documents of the storefront that staff have changed at the desk: the file no longer rules over them
 */
export function wantedRows(file: Opening, today: string, ofDesk: ReadonlySet<string>): Wanted[] {
  return [
    {
      table: 'site',
      what: 'sitio',
      key: ['handle'],
      rules: false,
      rows: sites.map((site) => siteRow(site, file.sitios[site], ofDesk)),
    },
    ...(ofDesk.has(documentName('company', 'store'))
      ? []
      : [
          {
            table: 'company',
            what: 'datos de la empresa',
            key: ['id'],
            rules: false,
            rows: [companyRow(file.empresa)],
          },
        ]),
    {
      table: 'store',
      what: 'tienda',
      key: ['code'],
      rules: false,
      rows: file.tiendas.map(({ clave, nombre, region, tipo, cedis }) => ({
        code: clave,
        name: nombre,
        region,
        type: tipo,
        cedis,
      })),
    },
    ...(ofDesk.has(documentName('categories', 'store'))
      ? []
      : [{ table: 'category', what: 'categoría', key: ['handle'], rules: false, rows: categoryRows(file.categorias) }]),
    ...(ofDesk.has(documentName('warehouses', 'store')) ? [] : warehouseRows(file)),
    ...(ofDesk.has(documentName('shops', 'store'))
      ? []
      : [{ table: 'shop', what: 'sucursal', key: ['id'], rules: true, rows: branchRows(file.sucursales) }]),
    ...(ofDesk.has(documentName('closed-days', 'store'))
      ? []
      : [
          {
            table: 'closed_day',
            what: 'día sin entrega',
            key: ['day', 'warehouse_code'],
            rules: true,
            rows: closedDayRows(file, today),
            mine: ({ day }: Row) => String(day) >= today,
          },
        ]),
  ];
}
