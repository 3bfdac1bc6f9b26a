import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { screen } from '@testing-library/react';
import { Corrected } from './Corrected';

const brand = { site: 'actual-home', name: 'Actual Home', structure: {}, voice: {} } as Brand;
const show = (typed: string, term: string, leftOut: string[]) =>
  renderTestPage({
    brand,
    routes: [{ path: '/search', element: <Corrected term={term} leftOut={leftOut} /> }],
    url: `/search?${new URLSearchParams({ term: typed })}`,
    answer: async () => null,
  });

test.each([
  [['xqzw'], 'No hay nada con «xqzw». '],
  [['xqzw', 'brrr'], 'No hay nada con «xqzw» o «brrr». '],
  [[], ''],
])('words that nothing has are named: %j', (leftOut, sentence) => {
  show(' xqzw nave ', 'nube', leftOut);
  expect(screen.getByRole('status').textContent).toBe(
    `${sentence}Mostrando resultados de «nube». Buscar «xqzw nave» tal como lo escribí`,
  );
});

test('what was typed can be looked for as it is', () => {
  show('xqzw nave', 'nube', ['xqzw']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/search?term=xqzw+nave&literal=1');
});
