import { sizeKeys } from '@actual/contracts/facts/catalog/sizes';
import type { TakenPieces } from '@actual/database/supply';
import { anyMoment, anyOrigin, anyRules, anyZone, factsOf } from '@actual/domain/testing/any-delivery';
import * as fc from 'fast-check';
import { stillCard } from '../cards/card';
import type { CardReader } from '../cards/card-reader';
import { buildCatalog } from '../live/catalog';
import type { Deliveries } from '../live/deliveries';
import { View } from '../live/view';
import { inPanelOrder } from '../product-index/panel-order';
import type { ProductRow } from '../product-index/product-row';
import type { Structure } from '../product-index/structure';
import { type filterHandles, type PlainProduct, type PlainQuestion, type PlainWorld, pesosOf } from './plain-catalog';

const uuid = (kind: number, n: number): string => `0000000${kind}-0000-4000-8000-${String(n).padStart(12, '0')}`;

const filters: Record<(typeof filterHandles)[number], readonly string[]> = {
  // not in the order of the panel, and one that the panel has no place for
  suela: ['goma'],
  color: ['rojo', 'azul'],
  material: ['madera', 'metal'],
};
const allValues = Object.entries(filters).flatMap(([filter, values]) => values.map((value) => `${filter}:${value}`));
export const brands = [uuid(7, 1), uuid(7, 2)];
const categories = ['salas', 'sillas'];
export const valueId = (value: string): string => uuid(6, allValues.indexOf(value));

const anySize = fc.option(fc.constantFrom(40, 45.5, 86.66, 90, 200));

const anyProduct = fc.record({
  // few codes, so that some come twice in other letters
  code: fc.oneof(
    { arbitrary: fc.constantFrom('CO00001', 'CO00077', 'co00002'), weight: 1 },
    { arbitrary: fc.integer({ min: 1, max: 60 }).map((n) => `${n % 2 ? 'ST' : 'st'}${Math.ceil(n / 2)}`), weight: 9 },
  ),
  society: fc.constantFrom('001', '002', '003', '004'),
  priceCents: fc.integer({ min: 1, max: 40 }).map((n) => n * 5_050),
  discount: fc.constantFrom(0, 0, 9, 10, 15, 29, 30, 40),
  brand: fc.option(fc.constantFrom(...brands)),
  sales: fc.integer({ min: 0, max: 4 }),
  slow: fc.boolean(),
  spotlight: fc.boolean(),
  // few, so that some are equal, and none of some pieces
  sizes: fc.record({ width: anySize, depth: anySize, height: anySize }),
  categories: fc.subarray(categories),
  values: fc.subarray(allValues),
  sources: fc.array(fc.tuple(anyOrigin, fc.constantFrom(1, 5, 11, 40, 300), fc.constantFrom(0, 0, 1, 50)), {
    minLength: 1,
    maxLength: 4,
  }),
});

/** A catalog, its delivery rules, a site, a postal code or none, and a moment. */
export const anyWorld: fc.Arbitrary<PlainWorld> = fc.record({
  products: fc
    .uniqueArray(anyProduct, { minLength: 1, maxLength: 40, size: 'max', selector: (one) => one.code })
    .map((drawn) => {
      let source = 0;
      return drawn.map((one, i) => ({
        ...one,
        id: uuid(1, i),
        sources: one.sources.map(([origin, received, taken]) => {
          source += 1;
          return { ...origin, id: source, received, taken };
        }),
      }));
    }),
  rules: anyRules,
  site: fc.constantFrom('actual-studio' as const, 'actual-home' as const, 'actual-kids' as const),
  zone: fc.option(anyZone, { freq: 4 }),
  now: anyMoment,
});

/** At most three filters at a time: with more hardly anything would be left to compare. */
const filtersAtOnce = 3;

/** A question on a world; days are asked for near its moment, and only where there is a postal code. */
export function anyQuestion({ now, zone, products }: PlainWorld): fc.Arbitrary<PlainQuestion> {
  const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
  const choices = {
    category: fc.constantFrom('salas', 'sillas', 'nada'),
    filtervalues: some([...allValues, 'color:verde', 'sabor:dulce']),
    values: some(allValues),
    ids: some(products.map(({ id }) => id)),
    brandsIds: some([...brands, uuid(7, 9)]),
    discounts: some(['10', '30', '12']),
    stockRanges: some(['1-10', '11-30', '271', '5']),
    societyCodes: some(['001', '003', '009']),
    minPrice: fc.integer({ min: 0, max: 1_500 }),
    maxPrice: fc.integer({ min: 300, max: 2_200 }),
    minWidth: fc.constantFrom(0, 40, 45.5, 87),
    maxWidth: fc.constantFrom(30, 45, 86.66, 200),
    minDepth: fc.constantFrom(41, 90),
    maxHeight: fc.constantFrom(40, 100),
    slowMovement: fc.boolean(),
    spotlight: fc.boolean(),
    deliveryBefore: fc
      .integer({ min: 0, max: 25 })
      .map((days) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)),
  };
  const keys = ['DiscountPrice', 'Discount', 'salesCount', 'slowMovement', 'spotlight', 'stock', 'relevance'] as const;
  const sortOption = fc.record(
    {
      key: fc.constantFrom(...keys, ...sizeKeys, 'deliveryDate' as const, 'deliveryDate' as const),
      direction: fc.constantFrom('ASC' as const, 'DESC' as const),
    },
    { requiredKeys: ['key'] },
  );
  const shown = fc.record({ items: fc.integer({ min: 1, max: 7 }), sortOption }, { requiredKeys: ['items'] });
  const usable = Object.keys(choices).filter((key) => zone !== null || key !== 'deliveryBefore');
  return fc
    .tuple(fc.record(choices), fc.subarray(usable, { maxLength: filtersAtOnce }), shown)
    .map(([drawn, chosen, how]) => {
      const { values, ...question } = Object.fromEntries(
        Object.entries(drawn).filter(([key]) => chosen.includes(key)),
      ) as Partial<typeof drawn>;
      return { ...question, filtervalues: values, ...how };
    });
}

/** The small tables of every world. */
export const structureOf = ({ rules }: Pick<PlainWorld, 'rules'>): Structure => ({
  categories: categories.map((handle, i) => ({
    id: uuid(5, i),
    handle,
    name: handle,
    description: null,
    level: 1,
    parentId: null,
    picture: null,
    position: i,
  })),
  moved: new Map(),
  brands: brands.map((id) => ({ id, name: id })),
  filters: inPanelOrder(
    Object.entries(filters).map(([handle, values], i) => ({
      id: uuid(4, i),
      handle,
      name: handle,
      position: i,
      values: values.map((value) => ({ id: valueId(`${handle}:${value}`), handle: value, name: value, code: null })),
    })),
  ),
  delivery: factsOf(rules),
  revision: 0,
});

const measures = { width: 'Width', depth: 'Depth', height: 'Height' } as const;

/** A product as the service reads it. */
export const rowOf = (one: PlainProduct): ProductRow => ({
  id: one.id,
  itemCode: one.code,
  society: one.society as '001',
  discount: one.discount,
  groupId: one.group ?? null,
  discountPriceCents: Math.round(pesosOf(one) * 100),
  brandId: one.brand,
  salesCount: one.sales,
  slowMovement: one.slow,
  spotlight: one.spotlight,
  priceCents: one.priceCents,
  name: one.name ?? '',
  slug: one.code,
  picture: null,
  facts: '',
  description: '',
  lengthsCm: [],
  dimensions: sizeKeys.map((key) => ({ name: measures[key], value: one.sizes?.[key] ?? 0, uom: 'cm' })),
  categoryIds: one.categories.map((handle) => uuid(5, categories.indexOf(handle))),
  valueIds: one.values.map(valueId),
  packing: null,
  sources: one.sources.map(({ id, warehouse, arrivesOn, received }) => [id, warehouse, arrivesOn, received] as const),
});

/** Pieces taken of each source. */
export const takenOf = (products: readonly PlainProduct[]): TakenPieces[] =>
  products.flatMap((one) => one.sources.flatMap(({ id, taken: pieces }) => (pieces > 0 ? [{ id, pieces }] : [])));

/** The service's own index of a world. */
export async function viewOf(
  { products, rules }: PlainWorld,
  structure: Structure = structureOf({ rules }),
): Promise<View> {
  const rows = (async function* () {
    yield products.map(rowOf);
  })();
  const catalog = await buildCatalog(rows, { version: 1, structure });
  return View.of(catalog, takenOf(products));
}

const sketchedCard = stillCard({
  id: '',
  item_code: '',
  name: '',
  slug: '',
  pictures: [],
  finish: null,
  facts: null,
  price_cents: 100_000,
  discount_price_cents: 100_000,
  discount_pg1: 0,
  discount_pg2: 0,
  discount_pg3: 0,
  discount_pg4: 0,
  discount_pg5: 0,
  width_cm: null,
  tint: null,
  color_name: null,
  color_code: null,
  size: null,
  slow_movement: false,
  is_package: false,
  colors: null,
});

/** Cards of a world without a database: they have an id, pieces and a day. */
export const cardsOf = (view: View, deliveries: Deliveries | null): Pick<CardReader, 'readListed'> => ({
  readListed: async (_, positions) =>
    positions.map((position) => ({
      still: { ...sketchedCard, id: view.index.products[position]?.id ?? '' },
      Available: view.available[position] ?? 0,
      deliveryDate: deliveries?.dayOf(position) ?? null,
    })),
});
