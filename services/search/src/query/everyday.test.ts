import { spanishAnalyzer } from '../analysis/spanish/analyzer';
import { search } from '../search';
import type { SearchDocument } from '../search-document';
import { emptySearchIndex, IndexWriter, type SearchIndex } from '../search-index';

const analyzer = spanishAnalyzer(['centro de tv, mueble para tv', 'chico, chiquito']);
const collections = [{ handle: 'salas', name: 'Salas y sofás' }];

const shop: readonly Partial<SearchDocument>[] = [
  { name: 'Escritorio Notaría', facts: 'Mediano', lengthsCm: [100, 62, 75] },
  { name: 'Lámpara de escritorio Arco', facts: 'Chico Rojo', lengthsCm: [23, 42, 40] },
  { name: 'Credenza Archivo', lengthsCm: [300, 55, 150] },
  { name: 'Centro de TV Pino', facts: 'Pantallas de hasta 50"', lengthsCm: [135, 69, 160], popularity: 900 },
  { name: 'Mural para TV Fresno', facts: 'mueble pantalla', lengthsCm: [256, 36, 175] },
  { name: 'Cama Abril', facts: 'Matrimonial · sin colchón', lengthsCm: [141, 208, 96], popularity: 900 },
  { name: 'Colchón Nube', facts: 'Matrimonial', lengthsCm: [135, 190, 25] },
  { name: 'Mesa Valle', facts: '4 a 6 personas', lengthsCm: [110, 110, 76] },
  { name: 'Mesa Línea', facts: '8 personas', lengthsCm: [200, 80, 77] },
  { name: 'Juego de toallas Marea', facts: 'Juego de 3' },
  { name: 'Sofá Roma', categories: 'salas', facts: '3 plazas · En L', lengthsCm: [210, 90, 80] },
  { name: 'Silla Haya', facts: 'Madera' },
  { name: 'Tocador Violeta con espejo', lengthsCm: [86, 47, 136] },
  { name: 'Butaca Sol', lengthsCm: [61, 91, 90] },
];

let index: SearchIndex;
beforeAll(async () => {
  const writer = new IndexWriter(emptySearchIndex(analyzer));
  for (const [position, one] of shop.entries())
    writer.add({
      position,
      code: `ST${1_000 + position}`,
      popularity: 0,
      name: '',
      categories: '',
      facts: '',
      description: '',
      lengthsCm: [],
      ...one,
    });
  index = await writer.commit({ removed: new Set(), size: shop.length, collections });
});

const only = (...names: readonly string[]): Uint32Array => {
  const bits = new Uint32Array(1);
  for (const [position, { name = '' }] of shop.entries())
    if (names.includes(name)) bits[0] = (bits[0] ?? 0) | (1 << position);
  return bits;
};

function answer(query: string, among?: Uint32Array): { names: (string | undefined)[]; leftOut: readonly string[] } {
  const { hits, leftOut } = search(index, query, {
    membersOf: () => [10],
    among,
  });
  const names = [...hits.positions.keys()]
    .sort((a, b) => (hits.tiers[a] ?? 0) - (hits.tiers[b] ?? 0) || (hits.scores[b] ?? 0) - (hits.scores[a] ?? 0))
    .map((at) => shop[hits.positions[at] ?? 0]?.name);
  return { names, leftOut };
}

test.each([
  ['mueble para tv de 65', 'Mural para TV Fresno'],
  ['mueble para tv de 65"', 'Mural para TV Fresno'],
  ['centro de tv 48 pulgadas', 'Centro de TV Pino'],
  ['colchon', 'Colchón Nube'],
  ['cama sin colchón', 'Cama Abril'],
  ['mesa para 5', 'Mesa Valle'],
  ['mesa 5 personas', 'Mesa Valle'],
  ['mesa de dos metros', 'Mesa Línea'],
  ['mesa 2.00', 'Mesa Línea'],
  ['mesa 1.10x1.10', 'Mesa Valle'],
  ['mesita', 'Mesa Valle'],
  ['juego de sala', 'Sofá Roma'],
  ['juego de toallas', 'Juego de toallas Marea'],
  ['escritorio chiquito', 'Escritorio Notaría'],
  ['algo para mi sala', 'Sofá Roma'],
  ['4 sillas', 'Silla Haya'],
])('«%s» finds %s first', (query, name) => {
  expect(answer(query).names[0]).toBe(name);
  expect(answer(query).leftOut).toEqual([]);
});

test.each([
  ['lámpara 300', 'Lámpara de escritorio Arco', '300'],
  ['escritorio rojo', 'Escritorio Notaría', 'rojo'],
  ['espejo 60x90', 'Tocador Violeta con espejo', '60'],
  ['mesa 2x2', 'Mesa Valle', '200 x 200 cm'],
  ['sofá sin brazos', 'Sofá Roma', 'sin brazos'],
  ['escritorio en L', 'Escritorio Notaría', 'en L'],
])('«%s» finds %s first, and names the word left out', (query, name, leftOut) => {
  expect(answer(query).names[0]).toBe(name);
  expect(answer(query).leftOut).toContain(leftOut);
});

test('a thing that nobody has is not found by the letter of its shape', () => {
  expect(answer('cocina en L').names).toEqual([]);
});

test('words that only another store has do not empty the result', () => {
  const among = only('Escritorio Notaría', 'Silla Haya');
  expect(answer('escritorio rojo', among)).toEqual({ names: ['Escritorio Notaría'], leftOut: ['rojo'] });
  expect(answer('lámpara roja', among).names).toEqual([]);
});
