import type { SourceRow } from '../source';
import { type DayOrder, dayOrdersOf, orderOf, saleHolds } from './sale-dates';
import {
  attributesCell,
  cellOf,
  codeFrom,
  type Given,
  identityOf,
  optionHeadings,
  optionsAsFields,
  piecesOf,
  type StoreExport,
  unquoted,
} from './store-export';
import { measuresOf } from './woo-measures';

/** Kinds of rows that are no product to sell, with the reason. */
const notSold: Readonly<Record<string, string>> = {
  variable: 'es la ficha de sus variantes, que se importan una por una',
  external: 'se vende en otro sitio',
};
type Cell = (heading: string) => string;

/** Items that are parted by commas; a comma within one is written `\\,`. */
const listOf = (cell: string): string[] =>
  cell
    .split(/(?<!\\),/)
    .map((one) => one.replaceAll('\\,', ',').trim())
    .filter(Boolean);
/** Line ends as the export writes them, `\\n`; a backslash of the text's own is written twice. */
const linesOf = (cell: string): string =>
  cell.replace(/\\(\\|n|,)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

function givenOf(row: SourceRow, parent: SourceRow | undefined, onSale: boolean): Given {
  const own: Cell = (heading) => cellOf(row, heading);
  const cell: Cell = (heading) => own(heading) || cellOf(parent, heading);
  const attributes = [...row.cells.keys()]
    .flatMap((heading) => /^Attribute (\d+) name$/.exec(heading)?.[1] ?? [])
    .map((at) => ({ name: cell(`Attribute ${at} name`), at: `Attribute ${at} value(s)` }))
    .filter(({ name }) => name !== '');
  // of a product by itself attributes are descriptions, and may be several
  const options = parent
    ? attributes
        .map(({ name, at }) => [name, own(at)] as const)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [name, value.replaceAll('\\,', ',')] as const)
    : [];
  const regular = own('Regular price');
  const sale = onSale ? own('Sale price') : '';
  return {
    ItemCode: unquoted(own('SKU')) || codeFrom(cell('SKU') || own('ID'), ...options.map(([, value]) => value)),
    Name: own('Name') || cell('Name'),
    Price: sale || regular,
    PriceBefore: sale ? regular : '',
    Gtin: unquoted(own('GTIN, UPC, EAN, or ISBN')),
    Description: linesOf(cell('Description') || cell('Short description')),
    Categories: cell('Categories'),
    CustomBrand: cell('Brands'),
    keywords: listOf(cell('Tags')).join(', '),
    // -1 is a draft
    Active: [row, parent ?? row].every((one) => one.cells.get('Published')?.trim() === '1') ? 'SI' : 'NO',
    Stock: piecesOf(own('Stock')),
    // its own code or number, whichever way a variation names it
    Group: parent ? parent.cells.get('SKU')?.trim() || `id:${parent.cells.get('ID')}` : '',
    GroupName: parent ? (parent.cells.get('Name') ?? '') : own('Name'),
    Pictures: listOf(cell('Images')).join('|'),
    ...measuresOf(row, parent),
    ...optionsAsFields(options),
    Attributes: attributesCell(
      attributes.flatMap(({ name, at }) => listOf(cell(at)).map((value) => [name, value] as const)),
    ),
  };
}

// `simple, virtual` is one kind with a note
const kindOf = (row: SourceRow): string => cellOf(row, 'Type').split(',')[0]?.trim() ?? '';

const saleDates = ['Date sale price starts', 'Date sale price ends'] as const;

/** The facts about each row that only the whole file tells. */
interface Known {
  /** The rows with variations, by both names that these may use: a variation may stand before its parent. */
  readonly parents: ReadonlyMap<string, SourceRow>;
  /** How it writes days in numbers. */
  readonly order: DayOrder;
}

async function knownOf(rows: AsyncIterable<SourceRow>): Promise<Known> {
  const parents = new Map<string, SourceRow>();
  const orders = new Set<DayOrder>();
  for await (const row of rows) {
    for (const order of dayOrdersOf(saleDates.map((heading) => cellOf(row, heading)))) orders.add(order);
    if (kindOf(row) === 'variable')
      for (const name of [cellOf(row, 'SKU'), `id:${cellOf(row, 'ID')}`]) if (name !== '') parents.set(name, row);
  }
  return { parents, order: orderOf(orders) };
}

/** Whether a row's sale price holds today; a sentence where nobody can tell. */
function saleOf(row: SourceRow, order: DayOrder): boolean | string {
  if (cellOf(row, 'Sale price') === '') return false;
  const [starts, ends] = saleDates.map((heading) => cellOf(row, heading)) as [string, string];
  return saleHolds({ starts, ends }, order);
}

/** A page of several products, which are imported each by itself. */
const ofGroup = (row: SourceRow): string =>
  `es un conjunto (${cellOf(row, 'Grouped products') || 'sin productos'}): ármelo como paquete en /contenido`;

/**
 * A `variation` row takes missing values from its `Parent`, by SKU or `id:7` (woocommerce/woocommerce wiki, «Product
 * CSV Import Schema»).
 */
export const wooCommerce: StoreExport = {
  name: 'WooCommerce',
  signs: ['SKU', 'Regular price', 'Parent', 'Type'],
  headings: [
    'ItemCode',
    'Gtin',
    'Name',
    'Price',
    'PriceBefore',
    'Description',
    'CustomBrand',
    'keywords',
    'Active',
    'Stock',
    'Group',
    'GroupName',
    'Pictures',
    'Weight',
    'Depth',
    'Width',
    'Height',
    ...optionHeadings,
  ],
  async *rows(read) {
    const { parents, order } = await knownOf(read());
    for await (const row of read()) {
      const kind = kindOf(row);
      const leftOut = kind === 'grouped' ? ofGroup(row) : notSold[kind];
      const parent = kind === 'variation' ? parents.get(cellOf(row, 'Parent')) : undefined;
      const sale = saleOf(row, order);
      const given = givenOf(row, parent, sale === true);
      if (leftOut) yield { row, leftOut, given: { ItemCode: given.ItemCode ?? '' } };
      else if (
        given.ItemCode &&
        cellOf(row, 'SKU') === '' &&
        !(kind === 'variation' && !parent) &&
        typeof sale !== 'string'
      )
        yield { row, given, identity: identityOf(cellOf(row, 'ID'), cellOf(row, 'Name')) };
      else if (kind === 'variation' && !parent)
        yield { row, given, broken: `es variante de «${cellOf(row, 'Parent')}», que no está en el archivo` };
      else if (typeof sale === 'string') yield { row, given, broken: sale };
      else yield { row, given };
    }
  },
};
