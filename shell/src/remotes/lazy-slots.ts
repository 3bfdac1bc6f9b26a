import type { SlotName } from '@actual/shell-contract';

/** Blocks that open over the page: no HTML stands for them, so their code is fetched ahead and waits for no turn. */
export const openedSlots: readonly SlotName[] = ['catalog/zipcode-dialog'];

/** Blocks whose HTML serves until somebody touches the page; their code waits for that, and comes in this order. */
export const lazySlots: ReadonlySet<SlotName> = new Set<SlotName>([
  'checkout/add-to-cart',
  'checkout/buy-now',
  'checkout/mini-cart',
  'catalog/search-box',
  'account/save-product',
  'account/restock',
  'account/newsletter',
]);
