import { textQuery, wordsOf } from './terms';

test('a term is its words without accents; signs, emoji and the query language are not words', () => {
  expect(wordsOf("Sofá-Cama 3 plazas 😀 & | ! :* ' % \\")).toEqual(['sofa', 'cama', '3', 'plazas']);
  expect(wordsOf('%%% 🛋️ \u0000')).toEqual([]);
  expect(wordsOf('sofa '.repeat(5_000))).toHaveLength(12);
});

const known = new Map([['mesa', 3]]);

test('the last word may be a beginning, once it is long enough and not a whole word of the catalogue', () => {
  expect(textQuery(['mesa', 'redon'], '', known)).toEqual({
    head: "(('mesa'))",
    last: "(('redon'))",
    prefix: "'redon':*",
  });
  expect(textQuery(['mesa', 're'], '', known)?.prefix).toBeNull();
  expect(textQuery(['redonda', 'mesa'], '', known)?.prefix).toBeNull();
  expect(textQuery([], '', known)).toBeNull();
});

test('a phrase with synonyms is one part, in singular or plural, whole before its pieces; small words do not matter', () => {
  const query = textQuery(wordsOf('mesas de noche en nogal'), 'AB', known);
  expect(query?.head).toContain("('mesas':AB & 'noche':AB) | ('buro':AB)");
  expect(query?.last).toBe("(('nogal':AB))");
  expect(textQuery(wordsOf('mesa de noche'), '', known)?.prefix).toBeNull();
  expect(wordsOf('mueble para la tv')).toEqual(wordsOf('mueble de tv'));
});
