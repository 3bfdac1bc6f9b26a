import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { screen } from '@testing-library/react';
import { BuyPromises } from './BuyPromises';

const promo = {
  id: 'p',
  publicName: 'Semana de salas',
  hasLM: false,
  discountTextPg5: null,
  endsOn: '2026-12-02',
  discountPg1: 20,
  discountPg2: 16,
  discountPg3: 13,
  discountPg4: 10,
  discountPg5: 5,
};
const Shown = () => <BuyPromises exchange ruled promo={promo} />;

test('the promotion of the price is named with its last day', () => {
  const brand = { site: 'actual-home', name: 'Actual Home', structure: {}, voice: {} } as Brand;
  renderTestPage({ brand, routes: [{ path: '*', Component: Shown }], url: '/', answer: async () => null });
  expect(screen.getByText('Semana de salas, hasta el 2/dic/2026')).toBeTruthy();
});
