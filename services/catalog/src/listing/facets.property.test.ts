import { searchParameters } from '@actual/contracts/catalog/listing';
import * as fc from 'fast-check';
import { anyQuestion, anyWorld, viewOf } from '../testing/any-catalog';
import type { PlainQuestion, PlainWorld } from '../testing/plain-catalog';
import { listProducts } from './list-products';
import type { Listing } from './listing';

async function listingOf(world: PlainWorld): Promise<Listing> {
  const view = await viewOf(world);
  const deliveries = world.zone === null ? null : view.deliveriesTo(world.zone, world.now);
  return { view, deliveries, site: world.site, cards: { readListed: async () => [] } };
}
const ask = (listing: Listing, question: PlainQuestion) => listProducts(listing, searchParameters.parse(question));

const bound = fc.option(fc.integer({ min: 0, max: 2_200 }), { nil: undefined });
const bounds = fc.array(fc.tuple(bound, bound), { minLength: 2, maxLength: 6 });
const worldAndQuestion = anyWorld.chain((world) => fc.tuple(fc.constant(world), anyQuestion(world), bounds));

test('for any catalog and question: wherever the price slider stood before, the panel is that of a first question', async () => {
  await fc.assert(
    fc.asyncProperty(worldAndQuestion, async ([world, question, moved]) => {
      const asked = await listingOf(world);
      for (const [minPrice, maxPrice] of moved) {
        const { minPrice: _min, maxPrice: _max, ...rest } = question;
        const now = {
          ...rest,
          minPrice,
          maxPrice,
        };
        expect(await ask(asked, now)).toBe(await ask(await listingOf(world), now));
      }
    }),
    { numRuns: 60 },
  );
});
