import type { ModelCard, ProductList } from '@actual/contracts';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { ListingProducts } from './ListingProducts';

const brand = {
  site: 'actual-home',
  name: 'Actual Home',
  structure: { card: 'tile', cardAction: 'none', discountBadge: 'tag', swatchesOnTile: false, monthsText: 'msi-de' },
  voice: {},
} as unknown as Brand;
const chair = (at: number) =>
  ({
    id: `${at}`,
    ItemCode: `ST${at}`,
    Name: `Silla ${at}`,
    url: `/silla/${at}`,
    picture: 'silla',
    DiscountPrice: 900,
    priceBefore: null,
    colors: [],
    Available: 3,
  }) as unknown as ModelCard;
const page = (at: number, products: ModelCard[]) => ({ page: at, pages: 3, total: 5, products }) as ProductList;
const all = [page(1, [chair(1), chair(2)]), page(2, [chair(3), chair(4)]), page(3, [chair(5)])];

function List() {
  const [shown, setShown] = useState(1);
  return (
    <ListingProducts
      category={undefined}
      pages={all.slice(0, shown)}
      hasMore={shown < all.length}
      busy={false}
      onMore={() => setShown(shown + 1)}
    />
  );
}

beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

test('showing more by keyboard moves the focus to the first new product, also when there are no more after it', async () => {
  await act(async () =>
    renderTestPage({ brand, routes: [{ path: '*', Component: List }], url: '/', answer: async () => null }),
  );
  for (const name of ['Silla 3', 'Silla 5']) {
    const more = screen.getByRole('link', { name: 'Ver más' });
    more.focus();
    fireEvent.click(more);
    expect(document.activeElement?.textContent).toBe(name);
  }
  expect(screen.queryByRole('link', { name: 'Ver más' })).toBeNull();
});
