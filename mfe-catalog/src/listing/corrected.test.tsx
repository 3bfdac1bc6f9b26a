import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { screen } from '@testing-library/react';
import { Corrected, Priced } from './Corrected';

const brand = { site: 'actual-home', name: 'Actual Home', structure: {}, voice: {} } as Brand;
const show = (typed: string, term: string, leftOut: string[]) =>
  renderTestPage({
    brand,
    routes: [{ path: '/search', element: <Corrected term={term} leftOut={leftOut} /> }],
    url: `/search?${new URLSearchParams({ term: typed })}`,
    answer: async () => null,
  });

test.each([
  [['xqzw'], 'Nada lo tiene todo: buscamos sin «xqzw». '],
  [['xqzw', 'brrr'], 'Nada lo tiene todo: buscamos sin «xqzw» o «brrr». '],
  [[], ''],
])('names the words that the search left out: %j', (leftOut, sentence) => {
  show(' xqzw nave ', 'nube', leftOut);
  expect(screen.getByRole('status').textContent).toBe(
    `${sentence}Mostrando resultados de «nube». Buscar «xqzw nave» tal como lo escribí`,
  );
});

test('offers to search for the words exactly as typed', () => {
  show('xqzw nave', 'nube', ['xqzw']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/search?term=xqzw+nave&literal=1');
});

test.each([
  [null, 10_000, null, 'Con precio hasta $10,000. Ver todos los precios'],
  [3_000, 5_000, null, 'Con precio de $3,000 a $5,000. Ver todos los precios'],
  [20_000, null, null, 'Con precio desde $20,000. Ver todos los precios'],
  [null, null, 20, 'Con 20% de descuento o más. Ver también lo demás'],
  [null, 9_000, 10, 'Con precio hasta $9,000 y 10% de descuento o más. Ver también lo demás'],
])('shows the limits that a search named in words: %p to %p, %p off', (from, to, discount, sentence) => {
  renderTestPage({
    brand,
    routes: [{ path: '/search', element: <Priced from={from} to={to} discount={discount} rest="sillón azul" /> }],
    url: '/search?term=x',
    answer: async () => null,
  });
  expect(screen.getByRole('status').textContent).toBe(sentence);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/search?term=sill%C3%B3n+azul');
});
