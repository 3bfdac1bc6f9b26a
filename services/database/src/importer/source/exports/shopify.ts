import type { SourceRow } from '../source';
import {
  attributesCell,
  codeFrom,
  type Given,
  optionHeadings,
  optionsAsFields,
  piecesOf,
  type StoreExport,
} from './store-export';

/** What only the first row of a product says. */
const ofProduct = ['Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published', 'Status', 'Gift Card'];
const optionNames = ['Option1 Name', 'Option2 Name', 'Option3 Name'];
/** The value of a product without options. */
const noOption = 'Default Title';

function givenOf(cell: (heading: string) => string): Given {
  const options = optionNames
    .map((name) => [cell(name), cell(name.replace('Name', 'Value'))] as const)
    .filter(([, value]) => value !== '' && value !== noOption);
  const grams = cell('Variant Grams');
  return {
    ItemCode: cell('Variant SKU') || codeFrom(cell('Handle'), ...options.map(([, value]) => value)),
    Name: [cell('Title'), ...options.map(([, value]) => value)].join(' ').trim(),
    Price: cell('Variant Price'),
    PriceBefore: cell('Variant Compare At Price'),
    Description: cell('Body (HTML)'),
    Type: cell('Type'),
    CustomBrand: cell('Vendor'),
    keywords: cell('Tags'),
    // drafts and archived products stay published in the file
    Active: ['', 'active'].includes(cell('Status').toLowerCase()) ? cell('Published') : 'NO',
    Stock: piecesOf(cell('Variant Inventory Qty')),
    Weight: Number(grams) > 0 ? String(Number(grams) / 1_000) : '',
    Group: options.length > 0 ? cell('Handle') : '',
    GroupName: cell('Title'),
    ...optionsAsFields(options),
    Attributes: attributesCell(options),
  };
}

/**
 * Shopify's product CSV: rows of one `Handle` are the variants of a product, of which only the first says title and
 * description. Rows without a price bring another picture of it.
 * Source: help.shopify.com, «Using CSV files to import and export products».
 */
export const shopify: StoreExport = {
  signs: ['Handle', 'Option1 Value', 'Variant Price'],
  headings: [
    'ItemCode',
    'Name',
    'Price',
    'PriceBefore',
    'Description',
    'CustomBrand',
    'keywords',
    'Active',
    'Stock',
    'Weight',
    'Group',
    'GroupName',
    'Pictures',
    ...optionHeadings,
  ],
  async *rows(read) {
    let product: SourceRow[] = [];
    for await (const row of read()) {
      if (row.cells.get('Handle') !== product[0]?.cells.get('Handle')) {
        yield* rowsOf(product);
        product = [];
      }
      product.push(row);
    }
    yield* rowsOf(product);
  },
};

/** The rows of one product, the first of which says what all have in common. */
function* rowsOf(product: readonly SourceRow[]) {
  const [first] = product;
  const cellOf = (row: SourceRow | undefined, heading: string): string => row?.cells.get(heading)?.trim() ?? '';
  const pictures = product.map((row) => cellOf(row, 'Image Src'));
  for (const row of product) {
    const cell = (heading: string): string => {
      const inherits = ofProduct.includes(heading) || optionNames.includes(heading);
      return cellOf(row, heading) || (inherits ? cellOf(first, heading) : '');
    };
    const isVariant = row.broken || cell('Variant Price') !== '' || cell('Variant SKU') !== '';
    const own = [...new Set([cell('Variant Image'), ...pictures])].filter(Boolean);
    if (cell('Gift Card').toLowerCase() === 'true') yield { row, leftOut: 'es una tarjeta de regalo' };
    else if (!isVariant) yield { row, leftOut: 'no es otro producto: su foto está con las del suyo' };
    else yield { row, given: { ...givenOf(cell), Pictures: own.join('|') } };
  }
}
