import type { SortKey } from './listing-url';

interface OfferedSort {
  readonly value: SortKey;
  readonly label: string;
}

/** The orders that every list offers, as shoppers read them. */
export const sorts: readonly OfferedSort[] = [
  { value: 'relevance', label: 'Relevancia' },
  { value: 'salesCount', label: 'Más vendidos' },
  { value: 'DiscountPrice', label: 'Menor precio' },
  { value: 'Discount', label: 'Mayor descuento' },
  { value: 'stock', label: 'Existencias' },
  { value: 'width', label: 'Más angosto' },
  { value: 'depth', label: 'Menos fondo' },
  { value: 'height', label: 'Más bajo' },
];
/** A search without a chosen order: the best matches first, and among those the best sellers (decision 0011). */
export const best = { value: 'best', label: 'Recomendados' } as const;
/** Days are known for a postal code only. */
export const byDay: OfferedSort = { value: 'deliveryDate', label: 'Llega antes' };
