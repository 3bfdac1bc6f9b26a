import { searchParameters } from '@actual/contracts/catalog/listing';
import { collectionsFor, complete } from '@actual/search';
import * as fc from 'fast-check';
import { listProducts } from '../listing/list-products';
import { membersOf } from '../product-index/sets';
import { renamed, type Structure } from '../product-index/structure';
import { findProducts } from '../search/find-products';
import { suggest } from '../search/suggest';
import { anyQuestion, anyWorld, cardsOf, rowOf, structureOf, takenOf, viewOf } from '../testing/any-catalog';
import type { PlainProduct, PlainQuestion, PlainWorld } from '../testing/plain-catalog';
import { changeCatalog } from './catalog';
import type { View } from './view';

const words = [
  'Silla',
  'Sillón',
  'mesa',
  'Mesas',
  'de',
  'roble',
  '120',
  'cm',
  'tres',
  'plazas',
  'Bruma',
  'recámara',
  'sofá',
];
const anyName = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map((some) => some.join(' '));
const anyGroup = fc.constantFrom(null, null, 'grupo-1', 'grupo-2');
const terms = [
  'silla',
  'siya',
  'mesas roble',
  'messa 120',
  'tres plazas',
  'rec',
  'ST1',
  'sillon bruma',
  'rojo',
  'salas',
  'xyz',
];

/** Two worlds that share delivery rules, place and time: one before a change, one after it. */
const anyChange = fc
  .tuple(
    anyWorld,
    fc.array(anyWorld, { minLength: 1, maxLength: 3 }),
    fc.infiniteStream(anyName),
    fc.infiniteStream(anyGroup),
  )
  .map(([first, later, names, groups]) => {
    const called = (world: PlainWorld): PlainProduct[] =>
      world.products.map((one) => ({ ...one, name: names.next().value ?? '', group: groups.next().value ?? null }));
    let source = 1_000;
    const steps = later.map((world) =>
      called(world).map((one) => ({
        ...one,
        // a source of other pieces is another source
        sources: one.sources.map((own) => ({ ...own, id: source++ })),
      })),
    );
    return { first: { ...first, products: called(first) }, steps };
  });

/** The same product only where everything of it is the same; some of the old ones stay, some go, new ones come. */
function mixed(before: readonly PlainProduct[], after: readonly PlainProduct[], seed: number): PlainProduct[] {
  const byId = new Map(before.map((one) => [one.id, one]));
  for (const [at, one] of after.entries()) if ((at + seed) % 3 !== 0) byId.set(one.id, one);
  for (const [at, { id }] of before.entries()) if ((at + seed) % 5 === 0 && (at + seed) % 3 === 0) byId.delete(id);
  const codes = new Set<string>();
  return [...byId.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .filter(({ code }) => !codes.has(code) && codes.add(code));
}

const renameOne = (structure: Structure, seed: number): Structure =>
  seed % 2 === 0
    ? structure
    : {
        ...structure,
        categories: structure.categories.map((one, at) => (at === 0 ? { ...one, name: `Otro ${seed}` } : one)),
        filters: structure.filters.map((filter) => ({
          ...filter,
          values: filter.values.map((one) => (one.handle === 'rojo' ? { ...one, name: `carmín ${seed}` } : one)),
        })),
      };

async function follow(
  view: View,
  before: readonly PlainProduct[],
  after: readonly PlainProduct[],
  structure: Structure,
) {
  const { index } = view;
  const old = new Map(before.map((one) => [one.id, one]));
  const changed = new Set(after.filter((one) => old.get(one.id) !== one).map(({ id }) => id));
  for (const position of membersOf(index.sets, renamed(index.structure, structure)))
    changed.add(index.products[position]?.id ?? '');
  for (const position of view.catalog.search.text.toMerge()) changed.add(index.products[position]?.id ?? '');
  const there = new Set(after.map(({ id }) => id));
  const taken = new Map(takenOf(after).map(({ id, pieces }) => [id, pieces]));
  const result = await changeCatalog(view.catalog, {
    version: index.version + 1,
    structure,
    rows: [after.filter(({ id }) => changed.has(id)).map(rowOf)],
    removed: before.map(({ id }) => id).filter((id) => !there.has(id)),
  });
  return view.following(result, (id) => taken.get(id) ?? 0);
}

/** All that can be asked of a view, with products by their ids: positions are nobody's business. */
async function seenOf(view: View, world: PlainWorld, questions: readonly PlainQuestion[]) {
  const { index } = view;
  const idOf = (position: number) => index.products[position]?.id;
  const deliveries = world.zone === null ? null : view.deliveriesTo(world.zone, world.now);
  const cards = cardsOf(view, deliveries);
  const lists = await Promise.all(
    questions.flatMap((question) =>
      [undefined, 'relevance' as const, ...terms.slice(0, 2)].map(async (how) => {
        const asked =
          how === 'relevance'
            ? { keywords: 'mesas', sortOption: { key: how } }
            : how
              ? { ...question, keywords: how }
              : question;
        return JSON.parse(
          await listProducts(
            { view, cards, site: world.site, deliveries },
            searchParameters.parse({ ...asked, items: 60 }),
          ),
        );
      }),
    ),
  );
  const { search } = view.catalog;
  const { vocabulary } = search.text;
  return {
    lists,
    found: terms.map((term) => {
      const { positions, tiers, correctedTerm } = findProducts(view.catalog, term);
      return { term, correctedTerm, positions: [...positions].map(idOf), tiers: tiers.length };
    }),
    // new suggestions join at the next whole reading
    suggested: terms.map((term) => ({ ...suggest(view, world.site, term), terms: null })),
    corrected: ['sila', 'mesaz', 'plasas', 'recmara', 'carmim'].map((word) => complete(search, word).query),
    continued: ['s', 'me', 'r'].map((word) =>
      vocabulary.continuations(word).map((one) => [one, vocabulary.timesOf(one)]),
    ),
    codes: ['ST1', 'ST20', 'CO000'].map((code) => search.codes.beginning(code).map(idOf).sort()),
    called: collectionsFor(search, 'otro'),
    groups: ['grupo-1', 'grupo-2'].map((group) => (index.groups.get(group) ?? []).map(idOf)),
    ids: world.products.map(({ id }) => view.isShown(world.site, index.positionOfId.get(id) ?? -1)),
    byCode: world.products.map(({ code }) => idOf(index.positionOfCode.get(code.toUpperCase()) ?? -1)),
  };
}

test('after any changes a followed catalog answers as one that was read anew', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyChange.chain((change) =>
        fc.tuple(fc.constant(change), fc.array(anyQuestion(change.first), { minLength: 1, maxLength: 3 })),
      ),
      async ([{ first, steps }, questions]) => {
        let view = await viewOf(first);
        let { products } = first;
        // the orders that are kept are followed too
        await seenOf(view, first, questions);
        for (const [seed, step] of steps.entries()) {
          const after = mixed(products, step, seed + products.length);
          const structure = renameOne(structureOf(first), seed + products.length);
          view = await follow(view, products, after, structure);
          products = after;
          const world = { ...first, products };
          const fresh = await viewOf(world, structure);
          expect(await seenOf(view, world, questions)).toEqual(await seenOf(fresh, world, questions));
        }
      },
    ),
    { numRuns: 15, endOnFailure: true },
  );
});
