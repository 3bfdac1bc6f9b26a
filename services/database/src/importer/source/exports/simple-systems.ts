import { loose } from '../../reading/text';
import { saleHolds } from './sale-dates';
import {
  attributesCell,
  cellOf,
  type ExportedRow,
  type Given,
  optionHeadings,
  optionsAsFields,
  piecesOf,
  type StoreExport,
  unquoted,
} from './store-export';

type Cell = (heading: string) => string;

/** A system whose rows are products by themselves. */
interface SimpleSystem extends StoreExport {
  readonly heading: (heading: string) => string;
}

interface Definition {
  readonly name: string;
  readonly signs: readonly string[];
  /** Our names for the system's headings, by their spelling in English and in Spanish, compared loosely. */
  readonly headings: Readonly<Record<string, readonly string[]>>;
  /** The store's cells of a row, or why it is none. */
  readonly given: (cell: Cell) => Given | { readonly broken: string; readonly given: Given };
}

const filled = [
  'ItemCode',
  'Gtin',
  'Name',
  'Price',
  'PriceBefore',
  'Description',
  'CustomBrand',
  'Active',
  'Stock',
  'Group',
  'GroupName',
  'Pictures',
  'Weight',
  'Width',
  'Depth',
  'Height',
  ...optionHeadings,
];

function simple({ name, signs, headings, given }: Definition): SimpleSystem {
  const called = new Map(Object.entries(headings).flatMap(([own, all]) => all.map((one) => [one, own] as const)));
  return {
    name,
    signs,
    headings: filled,
    heading: (heading) => called.get(loose(heading).replace(/\s*\*$/, '')) ?? heading,
    async *rows(read) {
      for await (const row of read()) {
        const found = given((heading) => cellOf(row, heading));
        const exported: ExportedRow =
          'broken' in found && typeof found.given === 'object'
            ? { row, given: found.given, broken: found.broken }
            : { row, given: found as Given };
        yield exported;
      }
    },
  };
}

const pathOf = (cell: string): string =>
  cell
    .split(/\s*(?:>|\/)\s*/)
    .filter((part, at) => at > 0 || !/^(?:all|todos|todo|default category|inicio|home|root)$/i.test(part))
    .join(' > ');
const listed = (cell: string): string =>
  cell
    .split(/\s*,\s*(?=\S)/)
    .filter(Boolean)
    .join('|');
const answer = (cell: string): string =>
  /^(?:0|no|false|falso|inactivo|inactive|disabled|deshabilitado|desactivado)$/i.test(cell) ? 'NO' : 'SI';

/** Google Merchant Center's product data, as a table: «Product data specification». */
export const googleFeed = simple({
  name: 'Google Merchant Center',
  signs: ['id', 'title', 'price', 'image_link', 'availability'],
  headings: Object.fromEntries(
    ['id', 'title', 'price', 'availability']
      .map((one) => [one, [one]])
      .concat([['image_link', ['image link', 'image_link']]]),
  ),
  given: (cell) => {
    const [starts = '', ends = ''] = cell('sale_price_effective_date').split('/');
    const sale = cell('sale_price') === '' ? false : saleHolds({ starts, ends }, 'day-first');
    const price = sale === true ? cell('sale_price') : cell('price');
    const options = (['color', 'size', 'material'] as const)
      .map((name) => [name, cell(name)] as const)
      .filter(([, value]) => value !== '');
    const given: Given = {
      ItemCode: unquoted(cell('id')),
      Gtin: unquoted(cell('gtin')),
      Name: cell('title'),
      Price: price,
      PriceBefore: sale === true ? cell('price') : '',
      Description: cell('description'),
      CustomBrand: cell('brand'),
      Categories: pathOf(cell('product_type')),
      Active: 'SI',
      Group: cell('item_group_id'),
      GroupName: '',
      Pictures: [cell('image_link'), ...listed(cell('additional_image_link')).split('|')].filter(Boolean).join('|'),
      Weight: cell('product_weight') || cell('shipping_weight'),
      Width: cell('product_width'),
      Depth: cell('product_length'),
      Height: cell('product_height'),
      ...optionsAsFields(options),
      Attributes: attributesCell(options),
    };
    return typeof sale === 'string' ? { broken: sale, given } : given;
  },
});

/** PrestaShop's list of products, and its import's own table, in English and in Spanish. */
export const prestaShop = simple({
  name: 'PrestaShop',
  signs: ['presta:reference', 'presta:name', 'presta:category', 'presta:price'],
  headings: {
    'presta:reference': ['reference', 'reference #', 'referencia', 'referencia n.º', 'referencia nº'],
    'presta:name': ['name', 'nombre'],
    'presta:category': ['category', 'categoria', 'categories (x,y,z...)', 'categorias (x,y,z...)'],
    'presta:price': [
      'price (tax incl.)',
      'precio (imp. incl.)',
      'precio (impuestos incl.)',
      'price tax included',
      'precio impuestos incluidos',
      'precio con impuestos',
      'precio final',
    ],
    'presta:quantity': ['quantity', 'cantidad'],
    'presta:active': ['status', 'estado', 'active (0/1)', 'activo (0/1)'],
    'presta:ean': ['ean13', 'ean-13', 'codigo de barras ean-13'],
    'presta:brand': ['manufacturer', 'brand', 'fabricante', 'marca'],
    'presta:description': ['description', 'descripcion'],
    'presta:images': ['image urls (x,y,z...)', 'url de las imagenes (x,y,z...)'],
    'presta:weight': ['weight', 'peso', 'package weight'],
    'presta:width': ['width', 'anchura', 'ancho'],
    'presta:height': ['height', 'altura', 'alto'],
    'presta:depth': ['depth', 'profundidad'],
  },
  given: (cell) => ({
    ItemCode: unquoted(cell('presta:reference')),
    Gtin: unquoted(cell('presta:ean')),
    Name: cell('presta:name'),
    Price: cell('presta:price'),
    Description: cell('presta:description'),
    CustomBrand: cell('presta:brand'),
    Categories: pathOf(cell('presta:category').split(',')[0] ?? ''),
    Active: answer(cell('presta:active')),
    Stock: piecesOf(cell('presta:quantity')),
    Pictures: listed(cell('presta:images')),
    Weight: cell('presta:weight'),
    Width: cell('presta:width'),
    Depth: cell('presta:depth'),
    Height: cell('presta:height'),
  }),
});

/** Odoo's list of products or of their variants, in English and in Spanish. */
export const odoo = simple({
  name: 'Odoo',
  signs: ['odoo:code', 'odoo:name', 'odoo:price'],
  headings: {
    'odoo:code': ['internal reference', 'referencia interna', 'default_code'],
    'odoo:name': ['name', 'nombre'],
    'odoo:price': ['sales price', 'precio de venta', 'precio al publico', 'public price', 'list_price'],
    'odoo:category': ['product category', 'categoria de producto', 'categoria del producto'],
    'odoo:barcode': ['barcode', 'codigo de barras'],
    'odoo:quantity': ['quantity on hand', 'cantidad a mano', 'cantidad disponible'],
    'odoo:weight': ['weight', 'peso'],
    'odoo:values': ['variant values', 'valores de la variante', 'valores de variante', 'attribute values'],
    'odoo:active': ['active', 'activo'],
    'odoo:sold': ['can be sold', 'puede ser vendido', 'se puede vender', 'sales'],
    'odoo:description': ['sales description', 'descripcion de ventas'],
  },
  given: (cell) => {
    const options = cell('odoo:values')
      .split(/\s*,\s*(?=[^,:]+:)/)
      .map((one) => one.split(/\s*:\s*/) as [string, string?])
      .flatMap(([name, value]) => (value ? [[name, value] as const] : []));
    const name = cell('odoo:name');
    return {
      ItemCode: unquoted(cell('odoo:code')),
      Gtin: unquoted(cell('odoo:barcode')),
      Name: [name, ...options.map(([, value]) => value)].join(' '),
      Price: cell('odoo:price'),
      Description: cell('odoo:description'),
      Categories: pathOf(cell('odoo:category')),
      Active: answer(cell('odoo:active')) === 'SI' && answer(cell('odoo:sold')) === 'SI' ? 'SI' : 'NO',
      // Odoo writes pieces with two decimals
      Stock: piecesOf(cell('odoo:quantity')).replace(/\.0+$/, ''),
      Group: options.length > 0 ? name : '',
      GroupName: name,
      Weight: /^0(?:\.0+)?$/.test(cell('odoo:weight')) ? '' : cell('odoo:weight'),
      ...optionsAsFields(options),
      Attributes: attributesCell(options),
    };
  },
});
