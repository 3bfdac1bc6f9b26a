import { spanishAnalyzer } from './spanish/analyzer';
import { stem } from './spanish/stem';
import { fold, queryWords, tokenize } from './tokenizer';

const analyzer = spanishAnalyzer([]);
const wordsOf = (query: string) => queryWords(query, analyzer);

test('a term is its words without accents; signs, emoji and small words are not words', () => {
  expect(wordsOf("Sofá-Cama 3 plazas 😀 & | ! :* ' % \\")).toEqual(['sofa', 'cama', '3', 'plazas']);
  expect(wordsOf('%%% 🛋️ \u0000')).toEqual([]);
  expect(wordsOf('sofa '.repeat(5_000))).toHaveLength(12);
  expect(wordsOf('mueble para la tv')).toEqual(wordsOf('mueble de tv'));
});

test.each([
  ['mesa 120cm', ['mesa', '120', 'cm']],
  ['mesa de 1.20 m', ['mesa', 'de', '120', 'cm']],
  ['mesa 1,5 metros', ['mesa', '150', 'cm']],
  ['2 mts', ['200', 'cm']],
  ['cama 140x190', ['cama', '140', '190']],
  ['cama 140 × 190 cm', ['cama', '140', '190', 'cm']],
  ['ST10001', ['st10001']],
])('%s is read as %j', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

test.each([
  ['sillones', 'sillon'],
  ['sofas', 'sofa'],
  ['luces', 'luz'],
  ['redondos', 'redonda'],
  ['lamparas', 'lampara'],
  ['muebles', 'mueble'],
  ['estantes', 'estante'],
  ['bases', 'base'],
  ['nubes', 'nube'],
  ['grises', 'gris'],
  ['comedores', 'comedor'],
  ['infantiles', 'infantil'],
  ['tapices', 'tapiz'],
  ['tapizados', 'tapizada'],
  ['japonés', 'japonesas'].map(fold) as [string, string],
])('%s and %s have one stem', (a, b) => {
  expect(stem(a)).toBe(stem(b));
});

test.each([
  ['banca', 'banco'],
  ['casa', 'caso'],
  ['barra', 'barro'],
  ['plato', 'plata'],
  ['cama', 'camastro'],
])('%s and %s have different stems', (a, b) => {
  expect(stem(a)).not.toBe(stem(b));
});
