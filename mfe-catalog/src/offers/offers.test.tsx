import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { offersLoader } from './loader';
import { Offers } from './Offers';

const brand = {
  site: 'actual-home',
  name: 'Actual Home',
  voice: {},
  illustrations: {},
  structure: { categories: 'tile', breadcrumb: 'slash', monthsText: 'msi-de', discountBadge: 'tag' },
} as unknown as Brand;
const offer = (id: string, name: string, locked: boolean) => ({
  id,
  name,
  locked,
  icon_filename: locked ? null : 'sala',
  image: null,
  IsPublic: 1,
});
const piece = (id: string, quantity: number, total: number, count = 12) => ({
  id,
  Name: `Pieza ${id}`,
  url: `/pieza/${id}`,
  DiscountPrice: 900,
  Price: 1_000,
  enoughStock: true,
  months: { count, amount: total / count, total },
  packageRule: { quantity },
});
const contents = (id: string, products: unknown[]) => ({
  ...offer(id, id === 'a' ? 'Sala' : 'Terraza', false),
  products,
  total: 2_700,
  totalBefore: 3_000,
  available: true,
  lacking: [],
  zipcodeDeliveryId: '77500',
  deliveryDate: '2026-11-28',
  sharedDates: [],
});

function open(products: unknown[]) {
  renderTestPage({
    brand,
    routes: [{ path: '/ofertas', loader: offersLoader, Component: Offers }],
    url: '/ofertas',
    answer: async (key, input) => {
      if (key === 'POST /store/packages') return [offer('b', 'Terraza', true), offer('a', 'Sala', false)];
      if (key === 'POST /packages/validate/{id}')
        return { grant: 'g', expiresAt: new Date(Date.now() + 60_000).toISOString() };
      const { params } = input as { params: { id: string } };
      return contents(params.id, products);
    },
  });
}

test('a package shows its saving and months; one with a password is a line below until it is opened', async () => {
  open([piece('x', 2, 960), piece('y', 1, 960)]);
  const shown = await screen.findByRole('list', { name: 'Paquetes' });
  expect(within(shown).getByText('Juntas ahorras $300')).toBeTruthy();
  expect(within(shown).getByText(/12 MSI de/).parentElement?.textContent).toMatch(/12 MSI de \$240/);
  const locked = within(screen.getByRole('list', { name: 'Paquetes con contraseña' }));
  fireEvent.change(locked.getByLabelText('Contraseña'), { target: { value: 'terraza' } });
  fireEvent.click(locked.getByRole('button', { name: 'Ver paquete' }));
  expect(await within(shown).findByRole('article', { name: 'Terraza' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Paquetes con contraseña' })).toBeNull();
});

test('a package whose pieces have different months shows none', async () => {
  open([piece('x', 2, 960), piece('y', 1, 960, 9)]);
  const shown = await screen.findByRole('list', { name: 'Paquetes' });
  expect(within(shown).queryByText(/MSI/)).toBeNull();
});
