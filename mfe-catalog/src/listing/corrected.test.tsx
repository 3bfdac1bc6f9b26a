import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { screen } from '@testing-library/react';
import { BoundsSaid, Corrected } from './Corrected';

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

const nothing = { from: null, to: null, length: null, discount: null };

test.each([
  [{ to: 10_000 }, 'Con precio hasta $10,000. Ver todos los precios'],
  [{ from: 3_000, to: 5_000 }, 'Con precio de $3,000 a $5,000. Ver todos los precios'],
  [{ from: 20_000 }, 'Con precio desde $20,000. Ver todos los precios'],
  [{ discount: 20 }, 'Con 20% de descuento o más. Ver también lo demás'],
  [{ length: { side: 'width', from: null, to: 200 } }, 'Con ancho hasta 200 cm. Ver también lo demás'],
  [
    { to: 9_000, length: { side: 'depth', from: 60, to: 80 }, discount: 10 },
    'Con precio hasta $9,000, fondo de 60 cm a 80 cm y 10% de descuento o más. Ver también lo demás',
  ],
] as const)('shows the limits that a search named in words: %p', (bounds, sentence) => {
  renderTestPage({
    brand,
    routes: [{ path: '/search', element: <BoundsSaid {...nothing} {...bounds} rest="sillón azul" /> }],
    url: '/search?term=x',
    answer: async () => null,
  });
  expect(screen.getByRole('status').textContent).toBe(sentence);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/search?term=sill%C3%B3n+azul');
});
