import { productList, searchParameters } from '@actual/contracts/catalog/listing';
import { sizeKeys } from '@actual/contracts/facts/catalog/sizes';
import * as fc from 'fast-check';
import { anyQuestion, anyWorld, brands, cardsOf, valueId, viewOf } from '../testing/any-catalog';
import {
  dayOf,
  hasDiscount,
  inOrder,
  inRange,
  matching,
  type PlainProduct,
  type PlainQuestion,
  type PlainWorld,
  pesosOf,
} from '../testing/plain-catalog';
import { findProductPage, listProducts } from './list-products';
import type { Listing } from './listing';

const facets = productList.shape.facets;

/** The service's listing of a world; its cards are ids and days only. */
async function listingOf(world: PlainWorld): Promise<Listing> {
  const view = await viewOf(world);
  const deliveries = world.zone === null ? null : view.deliveriesTo(world.zone, world.now);
  return {
    view,
    deliveries,
    site: world.site,
    cards: cardsOf(view, deliveries),
  };
}

interface Answer {
  products: { id: string; deliveryDate: string | null }[];
  total: number;
  pages: number;
}
const ask = async (listing: Listing, question: PlainQuestion, page: number): Promise<Answer & { facets: unknown }> =>
  JSON.parse(await listProducts(listing, searchParameters.parse({ ...question, page })));

const worldAndQuestion = anyWorld.chain((world) => fc.tuple(fc.constant(world), anyQuestion(world)));
const runs = { numRuns: 150 };

test('for any catalog, time and filters: the pages together are the plain list, in order, each product once', async () => {
  await fc.assert(
    fc.asyncProperty(worldAndQuestion, async ([world, question]) => {
      const listing = await listingOf(world);
      const expected = inOrder(world, question);
      const items = Number(question.items ?? 10);
      const all: Answer['products'] = [];
      const pages = Math.ceil(expected.length / items);
      for (let page = 1; page <= pages + 1; page += 1) {
        const answer = await ask(listing, question, page);
        expect([answer.total, answer.pages]).toEqual([expected.length, pages]);
        expect(answer.products).toHaveLength(Math.max(0, Math.min(items, expected.length - all.length)));
        all.push(...answer.products);
      }
      expect(all).toMatchObject(expected.map((one) => ({ id: one.id, deliveryDate: dayOf(one, world) })));
      const codes = expected.map((one) => one.code.toUpperCase());
      expect(new Set(codes).size).toBe(codes.length);

      const table = JSON.parse(
        await findProductPage(listing, searchParameters.parse({ ...question, page: 1, items: 60 })),
      );
      expect(table).toMatchObject({ products: all, total: all.length, page: 1 });
    }),
    runs,
  );
});

test('for any catalog, clock and question: every count leaves its own filter out, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(worldAndQuestion, async ([world, question]) => {
      const listing = await listingOf(world);
      const panel = facets.parse((await ask(listing, question, 1)).facets);
      const handles = panel.groups.map((group) => group.Handle);
      const order = ['brand', 'discount', 'availability', 'delivery', 'material', 'color', 'suela'];
      expect(handles).toEqual(order.filter((handle) => handles.includes(handle)));
      expect(panel.groups.map((group) => group.customOrder)).toEqual(handles.map((_, i) => i));

      const tests: Record<string, (one: PlainProduct, value: string) => boolean> = {
        brand: (one, value) => one.brand === value,
        discount: hasDiscount,
        availability: inRange,
        delivery: (one, value) => (dayOf(one, world) ?? '9') < value,
      };
      const chosen: Record<string, readonly string[]> = {
        brand: question.brandsIds ?? [],
        discount: question.discounts ?? [],
        availability: question.stockRanges ?? [],
        delivery: [question.deliveryBefore ?? ''],
      };
      for (const handle of order) {
        const group = panel.groups.find((one) => one.Handle === handle);
        const has = tests[handle] ?? ((one: PlainProduct, value: string) => one.values.includes(`${handle}:${value}`));
        const mine =
          chosen[handle] ??
          (question.filtervalues ?? []).filter((one) => one.startsWith(`${handle}:`)).map((one) => one.split(':')[1]);
        const list = matching(world, question, handle);
        for (const { Handle, count, selected } of group?.Values ?? []) {
          expect([handle, Handle, count]).toEqual([handle, Handle, list.filter((one) => has(one, Handle)).length]);
          expect([handle, Handle, selected]).toEqual([handle, Handle, mine.includes(Handle)]);
          expect(count > 0 || selected).toBe(true);
        }
        // no value that would leave something is missing
        const told = new Set(group?.Values.map((one) => one.Handle));
        const possible: Record<string, readonly string[]> = {
          brand: brands,
          discount: ['10', '15', '20', '25', '30', '35'],
          availability: ['1-10', '11-30', '31-90', '91-270', '271'],
          delivery: [],
          material: ['madera', 'metal'],
          color: ['rojo', 'azul'],
          suela: ['goma'],
        };
        const missing = (possible[handle] ?? []).filter(
          (value) => !told.has(value) && list.some((one) => has(one, value)),
        );
        expect([handle, missing]).toEqual([handle, []]);
      }
      for (const key of sizeKeys) {
        const own = matching(world, question, key).flatMap(({ sizes }) => sizes?.[key] ?? []);
        const told = panel.sizes.find(({ Handle }) => Handle === key);
        const range = own.length > 0 ? [Math.floor(Math.min(...own)), Math.ceil(Math.max(...own))] : [];
        expect([key, ...(told ? [told.min, told.max] : [])]).toEqual([key, ...range]);
      }
      const prices = matching(world, question, 'price').map(pesosOf);
      const around = prices.length > 0 ? [Math.floor(Math.min(...prices)), Math.ceil(Math.max(...prices))] : [];
      expect(panel.price ? [panel.price.min, panel.price.max] : []).toEqual(around);
      expect((panel.price?.histogram ?? []).reduce((a, b) => a + b, 0)).toBe(prices.length);
    }),
    runs,
  );
});

test('ids of values ask as their names do, and the panel day as the parameter does', async () => {
  await fc.assert(
    fc.asyncProperty(worldAndQuestion, async ([world, { ids: _, deliveryBefore, ...question }]) => {
      const listing = await listingOf(world);
      const known = (question.filtervalues ?? []).filter((one) => !/verde|sabor/.test(one));
      const day = world.zone === null || !deliveryBefore ? {} : { deliveryBefore };
      const named = { ...question, filtervalues: known };
      const panelDay = deliveryBefore ? [`delivery:${deliveryBefore}`] : [];
      expect(await ask(listing, { ...question, filtervalues: panelDay, ids: known.map(valueId) }, 1)).toEqual(
        await ask(listing, { ...named, ...day }, 1),
      );
    }),
    { numRuns: 100 },
  );
});
