import type { SlotName } from '@actual/shell-contract';

/** Blocks whose HTML serves until somebody touches the page; their code waits for that, and comes in this order. */
export const lazySlots: ReadonlySet<SlotName> = new Set<SlotName>([
  'catalog/zipcode-dialog',
  'checkout/add-to-cart',
  'checkout/buy-now',
  'checkout/mini-cart',
  'catalog/search-box',
  'account/save-product',
  'account/restock',
  'account/newsletter',
]);
