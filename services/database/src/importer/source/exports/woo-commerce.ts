import type { SourceRow } from '../source';
import { codeFrom, type Given, optionHeadings, optionsAsFields, type StoreExport } from './store-export';

const attributes = [1, 2, 3, 4, 5, 6];
/** Kinds of rows that are no product to sell, with the reason. */
const notSold: Readonly<Record<string, string>> = {
  variable: 'es la ficha de sus variantes, que se importan una por una',
  grouped: 'es un conjunto: en la tienda se arma como paquete',
  external: 'se vende en otro sitio',
};
const measures = ['Weight', 'Length', 'Width', 'Height'] as const;
type Cell = (heading: string) => string;

/** Its length is the store's depth: from front to back. */
const fieldOf = (measure: (typeof measures)[number]): string => (measure === 'Length' ? 'Depth' : measure);
/** Measures have their unit in the heading: `Width (cm)`. */
const measureIn = (row: SourceRow, measure: string): [string, string] | undefined => {
  const heading = [...row.cells.keys()].find((one) => one.startsWith(`${measure} (`));
  return heading === undefined ? undefined : [heading.slice(measure.length).trim(), row.cells.get(heading) ?? ''];
};

const kilograms: Readonly<Record<string, number>> = {
  '(kg)': 1,
  '(g)': 0.001,
  '(lbs)': 0.453_592_37,
  '(oz)': 0.028_349_5,
};

function measured(row: SourceRow, parent: SourceRow | undefined): Given {
  const found: Record<string, string> = {};
  for (const measure of measures) {
    const [unit = '', own = ''] = measureIn(row, measure) ?? [];
    const value = own.trim() || (parent ? (measureIn(parent, measure)?.[1] ?? '').trim() : '');
    if (value === '') found[fieldOf(measure)] = '';
    else if (measure === 'Weight') found.Weight = String(Number((Number(value) * (kilograms[unit] ?? 1)).toFixed(3)));
    else found[fieldOf(measure)] = `${value} ${unit.replace(/[()]/g, '')}`;
  }
  return found;
}

function givenOf(row: SourceRow, parent: SourceRow | undefined): Given {
  const own: Cell = (heading) => row.cells.get(heading)?.trim() ?? '';
  const cell: Cell = (heading) => own(heading) || (parent?.cells.get(heading)?.trim() ?? '');
  const options = attributes
    .map((at) => [cell(`Attribute ${at} name`), own(`Attribute ${at} value(s)`)] as const)
    // of a product by itself attributes are descriptions, and may be several
    .filter(([name, value]) => parent && name !== '' && value !== '');
  const regular = own('Regular price');
  const sale = own('Sale price');
  return {
    ItemCode: own('SKU') || codeFrom(cell('SKU') || own('ID'), ...options.map(([, value]) => value)),
    Name: own('Name') || cell('Name'),
    Price: sale || regular,
    PriceBefore: sale ? regular : '',
    Description: cell('Description') || cell('Short description'),
    Categories: cell('Categories'),
    CustomBrand: cell('Brands'),
    keywords: cell('Tags'),
    // -1 is a draft
    Active: cell('Published') === '1' ? 'SI' : 'NO',
    Stock: own('Stock'),
    // its own code or number, whichever way a variation names it
    Group: parent ? parent.cells.get('SKU')?.trim() || `id:${parent.cells.get('ID')}` : '',
    GroupName: parent ? (parent.cells.get('Name') ?? '') : own('Name'),
    Pictures: cell('Images')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .join('|'),
    ...measured(row, parent),
    ...optionsAsFields(options),
  };
}

/**
 * WooCommerce's product CSV: a `variation` row names its `variable` one as `Parent`, by SKU or as `id:7`, and takes from
 * it what it does not say. Source: woocommerce/woocommerce wiki, «Product CSV Import Schema».
 */
export const wooCommerce: StoreExport = {
  signs: ['SKU', 'Regular price', 'Parent', 'Type'],
  headings: [
    ...['ItemCode', 'Name', 'Price', 'PriceBefore', 'Description', 'CustomBrand', 'keywords', 'Active', 'Stock'],
    ...['Group', 'GroupName', 'Pictures', 'Weight', 'Depth', 'Width', 'Height', ...optionHeadings],
  ],
  async *rows(rows: AsyncIterable<SourceRow>) {
    const parents = new Map<string, SourceRow>();
    for await (const row of rows) {
      const cell: Cell = (heading) => row.cells.get(heading)?.trim() ?? '';
      // `simple, virtual` is one kind with a note
      const [kind = ''] = cell('Type').split(',');
      for (const name of [cell('SKU'), `id:${cell('ID')}`]) if (name !== '') parents.set(name, row);
      const leftOut = notSold[kind];
      yield leftOut ? { row, leftOut } : { row, given: givenOf(row, parents.get(cell('Parent'))) };
    }
  },
};
