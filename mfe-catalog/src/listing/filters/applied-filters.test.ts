import { appliedFilters } from './applied-filters';
import { chosenCount } from './chosen-count';

const facets = {
  price: null,
  sizes: [],
  groups: [
    {
      id: '1',
      Handle: 'color',
      Name: 'Color',
      customOrder: 1,
      Values: [
        { Handle: 'blanco', Name: 'Blanco', Code: '#FFFFFF', count: 3, selected: true },
        { Handle: 'gris', Name: 'Gris', Code: '#888888', count: 1, selected: false },
      ],
    },
  ],
};

test('each applied filter has a name and a link to the list without it', () => {
  const search = new URLSearchParams('color=blanco&precio-desde=800&precio-hasta=2500&pagina=3');
  expect(appliedFilters(search, facets)).toEqual([
    { key: 'color:blanco', label: 'Blanco', href: '?precio-desde=800&precio-hasta=2500' },
    { key: 'price', label: '$800 a $2,500', href: '?color=blanco' },
  ]);
});

test('half a price range is said as such', () => {
  const label = (query: string) => appliedFilters(new URLSearchParams(query), facets).at(-1)?.label;
  expect(label('precio-desde=800')).toBe('Desde $800');
  expect(label('precio-hasta=2500')).toBe('Hasta $2,500');
});

test('a size in centimeters is said with its name', () => {
  const labels = (query: string) => appliedFilters(new URLSearchParams(query), facets).slice(1);
  expect(labels('ancho-hasta=90')).toEqual([{ key: 'width', label: 'Ancho hasta 90 cm', href: '?' }]);
  expect(labels('alto-desde=40&alto-hasta=85.5')[0]?.label).toBe('Alto 40 a 85.5 cm');
});

test.each([
  '',
  'color=blanco',
  'precio-desde=8&precio-hasta=9',
  'ancho-hasta=90&alto-desde=4&fondo-desde=',
  'pagina=3',
])('counts as many filters as it shows: %p', (query) => {
  const search = new URLSearchParams(query);
  expect(chosenCount(search, facets)).toBe(appliedFilters(search, facets).length);
});
