import type { Category, ProductList } from '@actual/contracts';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ListingProducts } from './ListingProducts';
import { ListPanel } from './ListPanel';

const brand = {
  site: 'actual-studio',
  name: 'Actual Studio',
  structure: {
    card: 'hairline',
    cardAction: 'none',
    discountBadge: 'text',
    swatchesOnTile: false,
    monthsText: 'o-msi',
  },
  voice: { helpTitle: '¿Cabe?', helpText: 'Mide.', helpButton: 'Preguntar' },
  illustrations: { noResults: () => null },
} as unknown as Brand;
const product = (id: string, name = `Sofá ${id}`) => ({
  id,
  ItemCode: `ST${id}`,
  Name: name,
  url: `/sofa/${id}`,
  slug: 'sofa',
  picture: 'sofa',
  pictureAlt: null,
  finish: null,
  facts: null,
  Price: 9_000,
  DiscountPrice: 9_000,
  Discount: 0,
  priceBefore: null,
  months: null,
  widthCm: null,
  tint: null,
  size: null,
  colors: [],
  color: null,
  Available: 8,
  slowMovement: false,
  isPackage: false,
  deliveryDate: null,
});
const pageOf = (page: number, many = 10) =>
  ({
    page,
    pages: 9,
    total: 90,
    correctedTerm: null,
    leftOut: [],
    products: Array.from({ length: many }, (_, at) => product(`${page}-${at}`)),
  }) as unknown as ProductList;
const salas = {
  Name: 'Salas',
  FeaturedProducts: [product('f1', 'Sofá Uno'), product('f2', 'Sofá Dos')],
} as unknown as Category;

async function show(element: ReactNode, url = '/', addresses: readonly string[] = []) {
  const routes = [{ path: '*', element }];
  // lazy parts arrive meanwhile
  await act(async () => renderTestPage({ brand, routes, url, addresses, answer: async () => null }));
}

/** The content of the grid: cards, and panels by their names. */
async function gridOf(pages: ProductList[], category?: Category) {
  await show(
    <ListingProducts category={category} pages={pages} hasMore={false} busy={false} onMore={() => undefined} />,
  );
  return within(screen.getByRole('list', { name: 'Productos' }))
    .getAllByRole('listitem')
    .map((item) => within(item).queryByRole('region')?.getAttribute('aria-label') ?? 'card');
}
const cards = (many: number) => Array.from({ length: many }, () => 'card');

test('after each ten of a category stands one of its featured products, two at most', async () => {
  const featured = 'Destacado en Salas';
  const grid = await gridOf([pageOf(1), pageOf(2)], salas);
  expect(grid).toEqual([...cards(10), featured, ...cards(10), featured]);
  expect(screen.getByRole('link', { name: 'Sofá Uno' }).getAttribute('href')).toBe('/sofa/f1');
  expect(screen.getByRole('link', { name: 'Sofá Dos' }).getAttribute('href')).toBe('/sofa/f2');
});

test('shows a featured product only once if the list has it too', async () => {
  const [f1, f2] = salas.FeaturedProducts;
  const withFirst = { ...pageOf(1), products: [f1, ...pageOf(1).products.slice(1)] } as unknown as ProductList;
  const grid = await gridOf([withFirst, pageOf(2)], salas);
  expect(grid.filter((one) => one !== 'card')).toEqual(['Destacado en Salas']);
  expect(screen.getAllByRole('link', { name: f2?.Name ?? '' })).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: f1?.Name ?? '' })).toHaveLength(1);
});

test('a list that ends before its tenth card has no panel', async () => {
  expect(await gridOf([pageOf(1, 7)], salas)).toEqual(cards(7));
});

test.each([
  ['/search', ['/contactanos'], true],
  ['/search?kiosco=1', ['/contactanos'], false],
  ['/search', [], false],
])(
  'offers a person’s help after a whole page of products, where the store can be written to: %s, %s → %s',
  async (url, addresses, isLed) => {
    await show(<ListPanel category={undefined} product={undefined} />, url, addresses);
    expect(screen.queryAllByRole('link', { name: 'Preguntar' })).toHaveLength(isLed ? 1 : 0);
  },
);
