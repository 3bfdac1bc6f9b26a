import type { SourceRow } from '../source';
import {
  attributesCell,
  cellOf,
  codeFrom,
  type ExportedRow,
  type Given,
  identityOf,
  optionHeadings,
  optionsAsFields,
  piecesOf,
  type StoreExport,
  unquoted,
} from './store-export';

/** Columns that only the first row of a product fills. */
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
    ItemCode: unquoted(cell('Variant SKU')) || codeFrom(cell('Handle'), ...options.map(([, value]) => value)),
    Gtin: unquoted(cell('Variant Barcode')),
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
 * Rows of one `Handle` are variants, of which the first has title and description; rows without a price bring pictures
 * (help.shopify.com, «Using CSV files to import and export products»).
 */
export const shopify: StoreExport = {
  name: 'Shopify',
  signs: ['Handle', 'Title', 'Variant Price'],
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
    'Weight',
    'Group',
    'GroupName',
    'Pictures',
    ...optionHeadings,
  ],
  async *rows(read) {
    const heads = await headsOf(read());
    for await (const row of read()) yield rowOf(row, heads.get(cellOf(row, 'Handle')));
  },
};

/** The values shared by a product's rows, wherever they stand: merchants sort and filter. */
interface Head {
  /** The one with a title; else the first. */
  readonly first: SourceRow;
  readonly pictures: string[];
}

async function headsOf(rows: AsyncIterable<SourceRow>): Promise<Map<string, Head>> {
  const heads = new Map<string, Head>();
  for await (const row of rows) {
    const handle = cellOf(row, 'Handle');
    const known = heads.get(handle);
    const pictures = [...(known?.pictures ?? []), cellOf(row, 'Image Src')].filter(Boolean);
    const first =
      known && cellOf(known.first, 'Title') !== ''
        ? known.first
        : cellOf(row, 'Title') !== ''
          ? row
          : (known?.first ?? row);
    heads.set(handle, { first, pictures });
  }
  return heads;
}

function rowOf(row: SourceRow, head: Head | undefined): ExportedRow {
  const cell = (heading: string): string => {
    const inherits = ofProduct.includes(heading) || optionNames.includes(heading);
    return cellOf(row, heading) || (inherits ? cellOf(head?.first, heading) : '');
  };
  if (cell('Gift Card').toLowerCase() === 'true') return { row, leftOut: 'es una tarjeta de regalo' };
  const isVariant = row.broken || cell('Variant Price') !== '' || cell('Variant SKU') !== '';
  if (!isVariant) return { row, leftOut: 'no es otro producto: su foto está con las del suyo' };
  const pictures = [...new Set([cell('Variant Image'), ...(head?.pictures ?? [])])].filter(Boolean);
  const given = { ...givenOf(cell), Pictures: pictures.join('|') };
  const values = optionNames.map((name) => cell(name.replace('Name', 'Value'))).filter((value) => value !== noOption);
  return cell('Variant SKU') === '' ? { row, given, identity: identityOf(cell('Handle'), ...values) } : { row, given };
}
