import type { Product } from '@actual/contracts';
import { has } from '../product-index/bits';
import type { ProductIndex } from '../product-index/product-index';
import type { Structure } from '../product-index/structure';

type FilterValue = Product['FilterValues'][number];

/** By structure: each value under its number in `ProductIndex.values`, with the place of its filter; null for brands. */
const numbered = new WeakMap<Structure, readonly ({ place: number; value: FilterValue } | null)[]>();

function valuesOf(structure: Structure) {
  let values = numbered.get(structure);
  if (!values) {
    values = [
      ...structure.brands.map(() => null),
      ...structure.filters.flatMap(({ name: Filter, position, values: own }) =>
        own.map(({ handle: Handle, name: Name, code: Code }) => ({
          place: position,
          value: { Filter, Handle, Name, Code },
        })),
      ),
    ];
    numbered.set(structure, values);
  }
  return values;
}

/** A product's categories and values as the index has them: no statement has to gather them for each page. */
export function classificationOf(
  { structure, categories, values: { starts, list } }: ProductIndex,
  position: number,
): Pick<Product, 'Categories' | 'FilterValues'> {
  const values = valuesOf(structure);
  return {
    Categories: [...categories.values()]
      .filter(({ bits }) => has(bits, position))
      .map(({ id, handle: Handle, name: Name, level: CategoryLevel }) => ({ id, Handle, Name, CategoryLevel })),
    FilterValues: [...list.subarray(starts[position] ?? 0, starts[position + 1] ?? 0)]
      .sort((a, b) => a - b)
      .flatMap((number) => values[number] ?? [])
      .sort((a, b) => a.place - b.place)
      .map(({ value }) => value),
  };
}
