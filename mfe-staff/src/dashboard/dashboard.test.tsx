import type { Dashboard } from '@actual/contracts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { rowsOf } from './links';
import { Funnel, LostReasons, SalesByDay, TimeToClose } from './panels';
import { Sellers } from './Sellers';

const days = { start: '2026-11-01', end: '2026-11-03' };
jest.mock('@actual/shell-contract', () => ({
  ...jest.requireActual('@actual/shell-contract'),
  useLoaderData: () => ({ days }),
}));
const figure = { now: 1, before: 1 };
const day = (at: number, amount: number) => ({
  day: `2026-11-0${at}`,
  orders: at,
  amount,
  before: 50,
  beforeDay: `2026-10-2${at}`,
});
const data: Dashboard = {
  dateRange: days,
  previous: days,
  sales: figure,
  due: 0,
  orders: figure,
  average: figure,
  conversion: figure,
  promiseKept: figure,
  daysToClose: figure,
  byDay: [day(1, 100), day(2, 10_842), day(3, 0)],
  bySite: [],
  byStore: [],
  byPaymentType: [],
  Stores: [],
  bySeller: [{ code: 's1', name: 'Diego Ríos', orders: 38, amount: 341_200, quotations: 84, ordered: 40 }],
  funnel: { quotations: 412, followed: 287, tried: 171, ordered: 148 },
  lost: [{ reason: 'price', count: 31 }],
  closing: [
    { upTo: 1, orders: 3 },
    { upTo: 3, orders: 1 },
    { upTo: null, orders: 0 },
  ],
};
const links = rowsOf(days, 'cancun');
const show = (element: ReactElement) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
const hrefOf = (text: string | RegExp) => screen.getAllByText(text, { selector: 'a' })[0]?.getAttribute('href');

test('names the day of the peak, and each day of the table opens its orders', () => {
  show(<SalesByDay data={data} links={links} />);
  screen.getByText('$10,842', { selector: 'strong' });
  screen.getByText('2/nov, 2 pedidos');
  fireEvent.click(screen.getByText('Ver datos'));
  const row = within(screen.getByRole('table')).getByText('2/nov').closest('tr');
  expect(row?.textContent).toBe('2/nov2$10,842$50');
  expect(hrefOf('2/nov')).toBe('/reports/orders?tienda=cancun&desde=2026-11-02&hasta=2026-11-02&cancelados=sin');
});

test('each step of the funnel shows its share, and opens its quotations', () => {
  show(<Funnel data={data} links={links} />);
  expect(screen.getAllByText('287')[0]?.parentElement?.textContent).toBe('287 · 69.7 %');
  expect(new URLSearchParams(hrefOf('Con seguimiento')?.split('?')[1]).get('paso')).toBe('followed');
  expect(new URLSearchParams(hrefOf('Con pedido')?.split('?')[1]).get('estatus')).toBe('ordered');
});

test('reasons and times have words', () => {
  show(
    <>
      <LostReasons data={data} links={links} />
      <TimeToClose data={data} links={links} />
    </>,
  );
  expect(new URLSearchParams(hrefOf('El precio no le convino')?.split('?')[1]).get('motivo')).toBe('price');
  for (const words of ['El mismo día', 'De 1 a 3 días', 'Más de 3 días']) hrefOf(words);
});

test('a seller’s figures open their rows, and the foot adds up', () => {
  show(<Sellers sellers={data.bySeller} links={links} />);
  expect(hrefOf('84')).toContain('/reports/quotations?');
  expect(hrefOf('38')).toContain('/reports/orders?');
  expect(screen.getAllByText('47.6 %')).toHaveLength(2);
});

test('the figures of a panel are a file for spreadsheets', () => {
  show(<Sellers sellers={data.bySeller} links={links} />);
  const file = screen.getByRole('link', { name: 'Descargar CSV: Vendedores' });
  expect(file.getAttribute('download')).toBe('vendedores-2026-11-01-a-2026-11-03.csv');
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('Diego Ríos,84,47.6 %,38,341200\r\n');
});
