import type { Product } from '@actual/contracts';
import type { View } from '../live/view';

/** Where the pieces of a product lie at this moment, most first. */
export function stockByStore(view: View, position: number): Pick<Product, 'Warehouse' | 'StoreStock'> {
  const { warehouses } = view.index.structure.delivery;
  const stock = [...view.lyingAt(position)]
    .map(([code, Available]) => ({ Warehouse: code, WhsName: warehouses.get(code)?.name ?? code, Available }))
    .sort((a, b) => b.Available - a.Available || a.Warehouse.localeCompare(b.Warehouse));
  return { Warehouse: stock[0]?.Warehouse ?? null, StoreStock: stock };
}
