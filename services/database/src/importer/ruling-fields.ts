import type { FieldName } from './fields';

export const required: readonly FieldName[] = ['ItemCode', 'Name', 'Price'];

/** Fields of which a wrong cell costs the row: who sells it, whether it is seen, how many there are. Others cost the cell. */
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
