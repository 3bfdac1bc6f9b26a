import type { FieldName } from './fields';

export const required: readonly FieldName[] = ['ItemCode', 'Name', 'Price'];

/** A wrong cell of these fields skips the row: brand, visibility, stock. For other fields only the cell is skipped. */
export const ruling: readonly FieldName[] = [
  ...required,
  'Society',
  'Active',
  'U_FAMILIA',
  'Stock',
  'Warehouse',
  'Promotion',
  'Categories',
];
