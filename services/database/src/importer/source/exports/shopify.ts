import type { SourceRow } from '../source';
import { codeFrom, type Given, optionHeadings, optionsAsFields, type StoreExport } from './store-export';

/** What only the first row of a product says. */
const ofProduct = ['Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published'];
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
    Active: cell('Published'),
    Stock: cell('Variant Inventory Qty'),
    Weight: Number(grams) > 0 ? String(Number(grams) / 1_000) : '',
    Group: options.length > 0 ? cell('Handle') : '',
    GroupName: cell('Title'),
    ...optionsAsFields(options),
  };
}

/**
 * Shopify's product CSV: rows of one `Handle` are the variants of a product, of which only the first says title and
 * description. Rows without a price bring another picture and no product.
 * Source: help.shopify.com, «Using CSV files to import and export products».
 */
export const shopify: StoreExport = {
  signs: ['Handle', 'Option1 Value', 'Variant Price'],
  headings: [
    ...['ItemCode', 'Name', 'Price', 'PriceBefore', 'Description', 'CustomBrand', 'keywords', 'Active', 'Stock'],
    ...['Weight', 'Group', 'GroupName', ...optionHeadings],
  ],
  async *rows(rows: AsyncIterable<SourceRow>) {
    let first: SourceRow | undefined;
    for await (const row of rows) {
      if (row.cells.get('Handle') !== first?.cells.get('Handle')) first = row;
      const cell = (heading: string): string => {
        const own = row.cells.get(heading)?.trim() ?? '';
        const inherits = ofProduct.includes(heading) || optionNames.includes(heading);
        return own || (inherits ? (first?.cells.get(heading)?.trim() ?? '') : '');
      };
      const isVariant = row.broken || cell('Variant Price') !== '' || cell('Variant SKU') !== '';
      yield isVariant ? { row, given: givenOf(cell) } : { row, leftOut: 'la fila solo trae otra foto de su producto' };
    }
  },
};
