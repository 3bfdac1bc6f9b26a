import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SortChoice } from './SortChoice';

const brand = { site: 'actual-home', name: 'Actual Home', structure: {}, voice: {} } as Brand;
const open = (url: string) =>
  renderTestPage({
    brand,
    routes: [{ path: '*', element: <SortChoice quiet={false} /> }],
    url,
    answer: async () => null,
  });
const arrows = () => screen.queryAllByRole('button', { name: /invertir$/ });

test.each([
  ['/search?term=sofa', 0],
  ['/search?term=sofa&sortKey=relevance&sortDirection=DESC', 0],
  ['/search?term=sofa&sortKey=salesCount&sortDirection=DESC', 1],
  ['/category/salas', 1],
  ['/category/salas?sortKey=width&sortDirection=ASC', 1],
])('an arrow stands only beside an order that can be turned round: %s', (url, many) => {
  open(url);
  expect(arrows()).toHaveLength(many);
});

test('the arrow turns the order round and says which it is', async () => {
  const { address } = open('/category/salas?sortKey=Discount&sortDirection=DESC');
  fireEvent.click(screen.getByRole('button', { name: 'Orden descendente: invertir' }));
  await waitFor(() => expect(address()).toBe('/category/salas?sortKey=Discount&sortDirection=ASC'));
  expect(await screen.findByRole('button', { name: 'Orden ascendente: invertir' })).toBeTruthy();
});
