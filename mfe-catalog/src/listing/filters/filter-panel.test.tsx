import type { ProductList } from '@actual/contracts';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { screen } from '@testing-library/react';
import { FilterPanel } from './FilterPanel';

type Group = ProductList['facets']['groups'][number];
const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { swatch: 'square' }, voice: {} } as Brand;
const group = (Handle: string, Name: string, values = 1) =>
  ({
    id: Handle,
    Handle,
    Name,
    Values: Array.from({ length: values }, (_, at) => ({
      Handle: `${Handle}-${at}`,
      Name: `${Name} ${at}`,
      count: 3,
      selected: false,
    })),
  }) as unknown as Group;

/** The titles of the panel, in their order. */
function titlesOf(groups: Group[]) {
  const facets = { price: { min: 500, max: 9_000, histogram: [] }, sizes: [], groups };
  renderTestPage({
    brand,
    routes: [{ path: '/lista', element: <FilterPanel facets={facets} framed={false} histogram={false} /> }],
    url: '/lista',
    answer: () => Promise.reject(new Error('no call')),
  });
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

test('asks for the day of arrival first, then for a piece’s features, then for the shop’s own filters', () => {
  // as the catalog sends them
  const titles = titlesOf([
    group('discount', 'Descuento'),
    group('brand', 'Marca'),
    group('availability', 'Existencias'),
    group('delivery', 'Llega antes'),
    group('material', 'Material'),
    group('color', 'Color'),
    group('tamano', 'Tamaño'),
  ]);
  expect(titles).toEqual([
    'Precio',
    'Llega antes',
    'Material',
    'Color',
    'Tamaño',
    'Descuento',
    'Marca',
    'Existencias',
    'Acceso',
  ]);
});

test.each([
  ['/lista', 'false'],
  ['/lista?ancho-hasta=200', 'true'],
])('sizes are folded away until somebody asks for one: %s → open %s', (url, open) => {
  const facets = {
    price: null,
    sizes: [{ Handle: 'width', Name: 'Ancho', min: 40, max: 260 }],
    groups: [],
  } as unknown as ProductList['facets'];
  renderTestPage({
    brand,
    routes: [{ path: '/lista', element: <FilterPanel facets={facets} framed={false} histogram={false} /> }],
    url,
    answer: () => Promise.reject(new Error('no call')),
  });
  expect(screen.getByRole('button', { name: 'Medidas' }).getAttribute('aria-expanded')).toBe(open);
});

test('a filter that none of the pieces has a value of is not there: cribs have no «Firmeza»', () => {
  expect(titlesOf([group('firmeza', 'Firmeza', 0), group('color', 'Color')])).toEqual(['Precio', 'Color', 'Acceso']);
});

test('offers the access filter after the day, with a link to change the access', () => {
  expect(titlesOf([group('wayIn', 'Acceso'), group('delivery', 'Llega antes')])).toEqual([
    'Precio',
    'Llega antes',
    'Acceso',
  ]);
  const link = screen.getByRole('link', { name: 'Cambiar mi acceso' });
  expect(link.getAttribute('href')).toBe('/acceso?volver=%2Flista');
});
