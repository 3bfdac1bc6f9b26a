import type { SourceRow } from '../source';
import { saleHolds } from './sale-dates';
import {
  attributesCell,
  cellOf,
  type ExportedRow,
  optionHeadings,
  optionsAsFields,
  piecesOf,
  type StoreExport,
  unquoted,
} from './store-export';

/** `color=Rojo,size=Grande` */
const pairsOf = (cell: string): (readonly [string, string])[] =>
  cell.split(/,(?=[^,=]+=)/).flatMap((one) => {
    const at = one.indexOf('=');
    return at > 0 ? [[one.slice(0, at).trim(), one.slice(at + 1).trim()] as const] : [];
  });

/** The product that a variation belongs to, and the options by which it differs. */
interface Parent {
  readonly row: SourceRow;
  readonly options: readonly (readonly [string, string])[];
}

/** `sku=SILLA-R,color=Rojo|sku=SILLA-V,color=Verde` */
async function parentsOf(rows: AsyncIterable<SourceRow>): Promise<Map<string, Parent>> {
  const parents = new Map<string, Parent>();
  for await (const row of rows)
    for (const variation of cellOf(row, 'configurable_variations').split('|')) {
      const pairs = pairsOf(variation);
      const sku = pairs.find(([name]) => name === 'sku')?.[1];
      if (sku) parents.set(sku, { row, options: pairs.filter(([name]) => name !== 'sku') });
    }
  return parents;
}

/** The deepest of several paths, without the root that every one has: `Default Category/Salas/Sofás`. */
const categoryOf = (cell: string): string =>
  cell
    .split(/,(?=[^,]*\/)/)
    .map((path) => path.split('/').slice(1))
    .sort((a, b) => b.length - a.length)[0]
    ?.join(' > ') ?? '';

const pictureOf = (path: string): string => (/^https?:/.test(path) ? path : (path.split('/').at(-1) ?? ''));

/** Kinds of rows that are no product to sell, with the reason. */
const notSold: Readonly<Record<string, string>> = {
  configurable: 'es la ficha de sus variantes, que se importan una por una',
  grouped: 'es un conjunto: ármelo como paquete en /contenido',
  bundle: 'es un conjunto: ármelo como paquete en /contenido',
  downloadable: 'no es un mueble: se descarga',
};

/** Magento 2's product export. Source: Adobe Commerce, «Product attributes» of data transfer. */
export const magento: StoreExport = {
  name: 'Magento 2',
  signs: ['sku', 'product_type', 'attribute_set_code', 'price'],
  headings: [
    'ItemCode',
    'Name',
    'Price',
    'PriceBefore',
    'Description',
    'Active',
    'Stock',
    'Group',
    'GroupName',
    'Pictures',
    'Weight',
    ...optionHeadings,
  ],
  async *rows(read): AsyncGenerator<ExportedRow> {
    const parents = await parentsOf(read());
    for await (const row of read()) {
      const own = (heading: string) => cellOf(row, heading);
      const sku = unquoted(own('sku'));
      const parent = parents.get(own('sku'));
      const cell = (heading: string) => own(heading) || (parent ? cellOf(parent.row, heading) : '');
      const special = own('special_price');
      const sale =
        special === ''
          ? false
          : saleHolds({ starts: own('special_price_from_date'), ends: own('special_price_to_date') }, 'month-first');
      const options = parent?.options ?? [];
      const given = {
        ItemCode: sku,
        Name: own('name'),
        Price: sale === true ? special : own('price'),
        PriceBefore: sale === true ? own('price') : '',
        Description: cell('description') || cell('short_description'),
        Categories: categoryOf(cell('categories')),
        Active: own('product_online') === '1' ? 'SI' : 'NO',
        Stock: piecesOf(own('qty')).replace(/\.0+$/, ''),
        Group: parent ? cellOf(parent.row, 'sku') : '',
        GroupName: parent ? cellOf(parent.row, 'name') : '',
        Pictures: [cell('base_image'), ...cell('additional_images').split(',')]
          .map(pictureOf)
          .filter(Boolean)
          .filter((one, at, all) => all.indexOf(one) === at)
          .join('|'),
        Weight: own('weight').replace(/\.?0+$/, ''),
        ...optionsAsFields(options),
        Attributes: attributesCell([...options, ...pairsOf(own('additional_attributes'))]),
      };
      const leftOut = notSold[own('product_type')];
      // a second store view of the same product
      if (own('store_view_code') !== '')
        yield { row, leftOut: 'repite el producto en otra vista de tienda', given: { ItemCode: sku } };
      else if (leftOut) yield { row, leftOut, given: { ItemCode: sku } };
      else if (typeof sale === 'string') yield { row, given, broken: sale };
      else yield { row, given };
    }
  },
};
