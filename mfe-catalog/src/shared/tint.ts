import type { ProductCard } from '@actual/contracts';

/** Which of the brand’s four tints stands behind the product. */
export const tintOf = (product: ProductCard): 1 | 2 | 3 | 4 => {
  const named = ['sky', 'coral', 'sun', 'leaf'].indexOf(product.tint ?? 'sky') + 1;
  return (named > 0 ? named : 1) as 1 | 2 | 3 | 4;
};
