import { createHash } from 'node:crypto';
import { sharedSociety } from '@actual/contracts/facts/company/brands';
import type { FieldName } from './fields';
import type { Dimension, ImportedProduct } from './product';

/** One column of `product` that a file can fill. */
export interface TableColumn {
  /** Its name in the report. */
  readonly field: string;
  readonly name: string;
  readonly type: string;
  /** The column's value in the report, in SQL; by default the column itself. */
  readonly shown?: (row: string) => string;
  /** Value of an empty cell; null by default. */
  readonly empty?: unknown;
  of(product: ImportedProduct): unknown;
}

const direct = (field: FieldName, name: string, type = 'text', empty?: unknown): TableColumn => ({
  field,
  name,
  type,
  empty,
  of: ({ values }) => values[field],
});

const optional: readonly TableColumn[] = [
  direct('Description', 'description', 'text', ''),
  direct('MainFeatures', 'main_features', 'text[]', []),
  direct('PackageContent', 'package_content'),
  direct('Restrictions', 'restrictions'),
  direct('Conservation', 'conservation'),
  direct('Society', 'society', 'text', sharedSociety),
  direct('U_FAMILIA', 'u_familia', 'text', 'SI'),
  direct('Active', 'active', 'boolean', true),
  direct('slowMovement', 'slow_movement', 'boolean', false),
  direct('hasSeries', 'has_series', 'boolean', false),
  direct('spotlight', 'spotlight', 'boolean', false),
  direct('Finish', 'finish'),
  direct('DetailedColor', 'detailed_color'),
  direct('U_COLOR', 'color_name'),
  direct('colorCode', 'color_code'),
  direct('size', 'size'),
  direct('keywords', 'search_text', 'text', ''),
  direct('Pictures', 'pictures', 'text[]', []),
  direct('Model', 'model'),
  direct('Gtin', 'gtin'),
  direct('Packing', 'packing', 'jsonb'),
  direct('Weight', 'weight_kg', 'numeric(8, 2)'),
  {
    field: 'Group',
    name: 'group_id',
    type: 'uuid',
    // two merchants may call a group alike
    of: ({ values: { Group, CustomBrand } }) =>
      Group ? groupId(CustomBrand ? `${CustomBrand}\n${Group}` : Group) : null,
  },
];

/** The same id for the same group of every import. */
const groupId = (group: string): string => {
  const hash = createHash('md5').update(`import-group:${group}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/** A promotion with its discounts, which the store reads from the product alone. */
const ofPromotion: readonly TableColumn[] = [
  {
    field: 'Promotion',
    name: 'promotion_id',
    type: 'uuid',
    shown: (row) => `(SELECT m.public_name FROM promotion m WHERE m.id = ${row}.promotion_id)`,
    of: ({ promotion }) => promotion?.id,
  },
  ...[1, 2, 3, 4, 5].map(
    (group): TableColumn => ({
      field: 'Promotion',
      name: `discount_pg${group}`,
      type: 'smallint',
      empty: 0,
      of: ({ promotion }) => promotion?.percents[group - 1],
    }),
  ),
];

const always: readonly TableColumn[] = [
  { field: 'Name', name: 'name', type: 'text', of: (product) => product.name },
  { field: 'Price', name: 'price_cents', type: 'bigint', of: (product) => product.priceCents },
];

/** The line below the name on cards: the three sizes, where all are known. */
function sizesLine(dimensions: readonly Dimension[] = []): string | null {
  const sizes = ['Width', 'Depth', 'Height'].map((size) => dimensions.find(({ name }) => name === size)?.value);
  // inches would bring hundredths of a centimeter
  const rounded = sizes.map((size) => Math.round((size ?? 0) * 10) / 10);
  return sizes.includes(undefined) ? null : `${rounded.join(' × ')} cm`;
}

const measures: readonly TableColumn[] = [
  { field: 'dimensions', name: 'dimensions', type: 'jsonb', of: (product) => product.dimensions ?? [] },
  { field: 'dimensions', name: 'facts', type: 'text', of: ({ dimensions }) => sizesLine(dimensions) },
  {
    field: 'Width',
    name: 'width_cm',
    type: 'numeric(8, 2)',
    of: (product) => product.dimensions?.find(({ name }) => name === 'Width')?.value,
  },
];

/** Every column that a file can fill, and the one that says whether a product is shown. */
export const importedColumns: readonly TableColumn[] = [...always, ...optional, ...ofPromotion, ...measures];

/** The columns that these products fill: fields missing from a file stay as they are in the store. */
export function filledColumns(products: readonly ImportedProduct[]): TableColumn[] {
  const given = new Set(products.flatMap(({ values }) => Object.keys(values)));
  const measured = products.some(({ dimensions }) => dimensions !== undefined);
  return [
    ...always,
    ...[...optional, ...ofPromotion].filter(({ field }) => given.has(field)),
    ...(measured ? measures : []),
  ];
}
