import type { Category as CategoryFacts, ProductList } from '@actual/contracts';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { screen, within } from '@testing-library/react';
import { Category } from './Category';
import { loader } from './loader';

const Nothing = () => null;
const brand = {
  site: 'actual-studio',
  name: 'Actual Studio',
  voice: {},
  structure: { categories: 'hairline', filter: 'open', breadcrumb: 'slash' },
  illustrations: { waiting: Nothing },
} as unknown as Brand;
const list = {
  products: [],
  total: 0,
  page: 1,
  pages: 0,
  correctedTerm: null,
  leftOut: [],
  facets: { price: null, sizes: [], groups: [] },
} as unknown as ProductList;
const salas = {
  Name: 'Salas',
  Handle: 'salas',
  Description: null,
  Childs: [],
  Parents: [],
  FeaturedProducts: [],
  productCount: 0,
  fromPrice: null,
  picture: null,
} as unknown as CategoryFacts;

const openWith = async (more: Partial<CategoryFacts>, query = '') => {
  renderTestPage({
    brand,
    routes: [{ path: '/category/:category', loader, Component: Category }],
    url: `/category/salas${query}`,
    answer: async (key) => {
      if (key === 'POST /productcategory/findbyhandle/{handle}') return { ...salas, ...more };
      return key === 'POST /product/searchbyfilters/' ? list : [];
    },
  });
  await screen.findByRole('heading', { name: 'Salas', level: 1 });
  return document.querySelector('meta[name="description"]')?.getAttribute('content');
};

const sofa = (id: string) => ({
  id,
  url: `/sofa/${id}`,
  Name: `Sofá ${id}`,
  picture: 'sofa',
  DiscountPrice: 9_000,
  priceBefore: null,
});

test.each([
  ['/category/salas', 31, true],
  ['/category/salas?sortkey=DiscountPrice', 31, false],
  ['/category/salas', 9, false],
])(
  'what sells best stands before a long list that nobody ordered: %s with %s pieces → %s',
  async (url, many, isThere) => {
    renderTestPage({
      brand,
      routes: [{ path: '/category/:category', loader, Component: Category }],
      url,
      answer: async (key, input) => {
        if (key === 'POST /productcategory/findbyhandle/{handle}') return { ...salas, productCount: many };
        const { body } = input as { body?: { sortOption?: { key: string } } };
        const isBest = body?.sortOption?.key === 'salesCount';
        if (key === 'POST /product/searchbyfilters/')
          return isBest ? { products: ['a', 'b', 'c', 'd'].map(sofa) } : list;
        return [];
      },
    });
    await screen.findByRole('heading', { name: 'Salas', level: 1 });
    const strip = screen.queryByRole('region', { name: 'Lo más vendido' });
    expect(strip !== null).toBe(isThere);
    if (strip) expect(within(strip).getAllByRole('link')).toHaveLength(4);
  },
);

test.each<[string, Partial<CategoryFacts>, string]>([
  ['without pieces', {}, 'Por ahora no hay piezas en Salas.'],
  [
    'with pieces',
    { productCount: 31, fromPrice: 890 },
    '31 piezas, desde $890 y con fecha de entrega para tu código postal.',
  ],
  ['with words of its own', { Description: 'Para estar.' }, 'Para estar.'],
])('a category %s says so on the page and to who finds it', async (_which, more, words) => {
  expect(await openWith(more)).toBe(words);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a filter that no product answers to any more is said, and leads to the list without it', async () => {
  await openWith({}, '?color=turquesa');
  const all = await screen.findByRole('link', { name: 'Quitar filtros' });
  expect([all.getAttribute('href'), screen.queryByText(/^Pronto habrá/)]).toEqual(['/category/salas', null]);
});
