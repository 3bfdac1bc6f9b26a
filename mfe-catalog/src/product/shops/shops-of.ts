import type { Product, Shop } from '@actual/contracts';
import { countWords } from '@actual/contracts/facts/text/written';

/** A shop, and how many pieces stand in it; null where the shop's own are not counted. */
export interface ShopStock {
  readonly shop: Shop;
  readonly pieces: number | null;
}

/** The shops for a product: those that have it first, then those of which nothing is known, then those without. */
export function shopsOf(stock: Product['StoreStock'], shops: readonly Shop[]): ShopStock[] {
  const pieces = new Map(stock.map(({ Warehouse, Available }) => [Warehouse, Available]));
  const place = ({ pieces: own }: ShopStock): number => (own === null ? 1 : own > 0 ? 0 : 2);
  return shops
    .map((shop) => ({ shop, pieces: shop.warehouse === null ? null : (pieces.get(shop.warehouse) ?? 0) }))
    .sort((a, b) => place(a) - place(b));
}

/** The title before it is opened. */
export function shopsTitle(shops: readonly ShopStock[]): string {
  const names = shops.flatMap(({ shop, pieces }) => (pieces ? [shop.name] : []));
  return names.length > 0 ? `Disponible en tienda: ${names.join(', ')}` : 'Verlo en tienda';
}

/** The pieces in one shop in words, or a contact where that is unknown. */
export function piecesText(pieces: number | null): string {
  if (pieces === null) return 'Llama antes de ir: te dicen si la tienen en exhibición.';
  if (pieces === 0) return 'Hoy no hay piezas en esta tienda.';
  return `Hay ${countWords(pieces, 'pieza', 'piezas')} en esta tienda.`;
}
