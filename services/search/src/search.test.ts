import * as fc from 'fast-check';
import { spanishAnalyzer } from './analysis/spanish/analyzer';
import { search } from './search';
import type { SearchDocument } from './search-document';
import { emptySearchIndex, IndexWriter, type SearchIndex, withPhrases } from './search-index';
import { collectionsFor, complete } from './suggest/complete';

const analyzer = spanishAnalyzer(['buró, mesa de noche', 'cuarto > recámara']);
const collections = [
  { handle: 'sillas', name: 'Sillas' },
  { handle: 'mesas-de-centro', name: 'De centro' },
];

const documentOf = (position: number, name: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  position,
  name,
  code: `ST${1_000 + position}`,
  popularity: 0,
  categories: '',
  facts: '',
  description: '',
  lengthsCm: [],
  ...more,
});

async function written(
  before: SearchIndex,
  documents: readonly SearchDocument[],
  gone: readonly number[] = [],
): Promise<SearchIndex> {
  const writer = new IndexWriter(before);
  for (const one of documents) writer.add(one);
  const old = documents.map(({ position }) => position).filter((one) => before.docValues.codes[one]);
  const size = Math.max(before.text.size, ...documents.map(({ position }) => position + 1));
  return writer.commit({ removed: new Set([...gone, ...old]), size, collections });
}
const indexOf = (documents: readonly SearchDocument[]) => written(emptySearchIndex(analyzer), documents);

/** Positions found, the best first. */
function found(index: SearchIndex, query: string): number[] {
  const { positions, tiers, scores } = search(index, query).hits;
  return [...positions.keys()]
    .sort(
      (a, b) =>
        (tiers[a] ?? 0) - (tiers[b] ?? 0) ||
        (scores[b] ?? 0) - (scores[a] ?? 0) ||
        (positions[a] ?? 0) - (positions[b] ?? 0),
    )
    .map((at) => positions[at] ?? 0);
}

test('documents are found by stems, synonyms, counted nouns, lengths and descriptions', async () => {
  const index = await indexOf([
    documentOf(0, 'Sillón Ámbar', { facts: '3 plazas', lengthsCm: [210] }),
    documentOf(1, 'Buró Encino'),
    documentOf(2, 'Lámpara Sol', { description: 'Para la mesa de noche' }),
    documentOf(3, 'Recámara Sierra'),
  ]);
  expect(found(index, 'SILLONES')).toEqual([0]);
  expect(found(index, 'sillón para tres personas')).toEqual([0]);
  expect(found(index, 'sillon 2.08 m')).toEqual([0]);
  expect(found(index, 'mesa de noche')).toEqual([1]);
  expect(found(index, 'cuarto')).toEqual([3]);
  expect(found(index, '😀 & de la')).toEqual([]);
});

test('exact names come first, then things of that kind, then mentions; among equals the popular', async () => {
  const index = await indexOf([
    documentOf(0, 'Juego de silla', { popularity: 90 }),
    documentOf(1, 'Silla Bruma'),
    documentOf(2, 'Silla Nube', { popularity: 5 }),
    documentOf(3, 'Silla'),
  ]);
  expect(found(index, 'sillas')).toEqual([3, 2, 1, 0]);
});

test('a slip is corrected and said; an exact query is taken as it stands', async () => {
  const index = await indexOf([documentOf(0, 'Escritorio Ático'), documentOf(1, 'Librero Norte')]);
  expect(search(index, 'escritotio').correctedQuery).toBe('escritorio');
  expect(search(index, 'escritotio', { exact: true }).hits.positions).toHaveLength(0);
  expect(search(index, 'libreronorte').correctedQuery).toBe('librero norte');
});

test('a word that was corrected, and still left out, is named as it was typed', async () => {
  const index = await indexOf([
    documentOf(0, 'Sofá Sol'),
    documentOf(1, 'Juego de copas'),
    documentOf(2, 'Puerta Roble'),
  ]);
  expect(search(index, 'sofá copaz puerta')).toMatchObject({ correctedQuery: 'sofá', leftOut: ['copaz', 'puerta'] });
});

test('words that are said back have their accents, as they were typed or as products and categories have them', async () => {
  const index = await indexOf([
    documentOf(0, 'Sillón Sol', { categories: 'salas' }),
    documentOf(1, 'Buró Sólido', { categories: 'recamaras' }),
  ]);
  const collections = [{ handle: 'recamaras', name: 'Recámaras' }];
  const said = (query: string) => search({ ...index, collections }, query);
  expect(said('sillom')).toMatchObject({ correctedQuery: 'sillón' });
  expect(said('sillon de Niño')).toMatchObject({ correctedQuery: 'sillón', leftOut: ['niño'] });
  expect(said('recamra')).toMatchObject({ correctedQuery: 'recámara' });
  expect(said('sillón soll')).toMatchObject({ correctedQuery: 'sillón sol' });
});

test('results of other corrections follow a correction that finds little, if a document has that name', async () => {
  const index = await indexOf([
    documentOf(0, 'Televisor plano'),
    documentOf(1, 'Planta decorativa'),
    documentOf(2, 'Jarrón de planta'),
  ]);
  expect(search(index, 'planoa').correctedQuery).toBe('plano');
  expect(found(index, 'planoa')).toEqual([0, 1]);
});

test('adds products that satisfy most of the query to few matches; a whole name finds one product', async () => {
  const index = await indexOf([
    documentOf(0, 'Silla Bruma', { facts: 'roble azul' }),
    documentOf(1, 'Silla Nube', { facts: 'roble gris' }),
    documentOf(2, 'Mesa Sol', { facts: 'roble azul' }),
    documentOf(3, 'Silla Luna'),
  ]);
  expect(found(index, 'silla roble azul')).toEqual([0, 1]);
  expect(search(index, 'silla roble azul', { exact: true }).hits.positions).toHaveLength(1);
  expect(found(index, 'silla bruma')).toEqual([0]);
});

test('of two names with the same stems the one that is spelled as the query comes first', async () => {
  const index = await indexOf([
    documentOf(0, 'Columpio', { popularity: 9 }),
    documentOf(1, 'Columpios'),
    documentOf(2, 'Marco tipo A', { popularity: 9 }),
    documentOf(3, 'Marco tipo E'),
  ]);
  expect(found(index, 'columpios')).toEqual([1, 0]);
  expect(found(index, 'marco tipo e')).toEqual([3, 2]);
});

test('a query that names a collection finds all its members', async () => {
  const index = await indexOf([documentOf(0, 'Banca Sol'), documentOf(1, 'Silla Luna')]);
  const { positions } = search(index, 'sillas', { membersOf: (handle) => (handle === 'sillas' ? [0] : []) }).hits;
  expect([...positions].sort()).toEqual([0, 1]);
  expect(collectionsFor(index, 'mesas cen')).toEqual(['mesas-de-centro']);
});

test('a renamed document is found by its new name alone', async () => {
  const before = await indexOf([documentOf(3, 'Silla Relax')]);
  const after = await written(before, [documentOf(3, 'Sillón Relax')]);
  expect(before.text.named(['silla', 'relax'])).toEqual([3]);
  expect(after.text.named(['silla', 'relax'])).toEqual([]);
  expect(after.text.named(['relax', 'sillones'])).toEqual([3]);
  expect(found(after, 'silla')).toEqual([]);
});

test('completes the typed text with words, phrases and codes', async () => {
  const index = await withPhrases(
    await indexOf([documentOf(0, 'Mesa de centro Sol', { popularity: 3 }), documentOf(1, 'Mesa de centro Luna')]),
  );
  const { query, isCorrected, matches } = complete(index, 'messa de cen');
  expect([query, isCorrected, matches.positions.length]).toEqual(['mesa cen', true, 2]);
  expect(index.phrases.completing('me', () => true, 4)).toEqual(['mesa', 'mesa de centro']);
  expect(index.phrases.completing('me', (position) => position > 5, 4)).toEqual([]);
  expect(index.codes.beginning('st100')).toEqual([0, 1]);
  expect(index.codes.beginning('1001')).toEqual([1]);
});

const words = ['Silla', 'Sillón', 'mesa', 'Mesas', 'de', 'roble', '120', 'cm', 'tres', 'plazas', 'Bruma', 'recámara'];
const anyName = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((some) => some.join(' '));
const queries = ['silla', 'siya', 'mesas roble', 'messa 120', 'tres plazas', 'rec', 'sillon bruma', 'xyz'];

test('for any documents: an index that was changed answers as one that was written at once', async () => {
  const anyStep = fc.record({
    documents: fc.uniqueArray(fc.tuple(fc.nat(12), anyName), { selector: ([position]) => position, maxLength: 8 }),
    gone: fc.subarray([0, 3, 6, 9, 12]),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 4 }), async (steps) => {
      const now = new Map<number, SearchDocument>();
      let changed = emptySearchIndex(analyzer);
      for (const { documents, gone } of steps) {
        const own = documents.map(([position, name]) => documentOf(position, name));
        const left = gone.filter((position) => now.has(position));
        for (const position of left) now.delete(position);
        for (const one of own) now.set(one.position, one);
        changed = await written(changed, own, left);
      }
      const fresh = await indexOf([...now.values()]);
      const answers = (index: SearchIndex) =>
        queries.map((query) => [found(index, query), search(index, query).correctedQuery]);
      expect(answers(changed)).toEqual(answers(fresh));
    }),
    { numRuns: 60 },
  );
});
