import { accountTables } from './baseline/account';
import { catalogTables } from './baseline/catalog';
import { checkoutTables } from './baseline/checkout';
import { sharedTables } from './baseline/shared';
import { staffTables } from './baseline/staff';
import type { Migration } from './migration';

/**
 * The schema that the store began its numbering anew with (decision 0186): the result of the steps up to `replaces`.
 */
export const schema: Migration & { readonly replaces: string } = {
  name: '0208-schema',
  replaces: '0208-delivery-changes',
  sql: [sharedTables, catalogTables, accountTables, checkoutTables, staffTables].join('\n'),
};
