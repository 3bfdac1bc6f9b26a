import type { SavedView } from '@actual/contracts';
import { QueryClient } from '@actual/shell-contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { orderReport } from '../../orders/order-report';
import { ViewTabs } from './ViewTabs';

const calls: [key: string, input: { body?: Record<string, unknown> }][] = [];
let views: SavedView[] = [];
jest.mock('@actual/shell-contract', () => ({
  ...jest.requireActual('@actual/shell-contract'),
  useShell: () => ({
    api: async (key: string, input: { body?: Record<string, unknown> }) => {
      calls.push([key, input]);
      return key.startsWith('GET') ? { views } : { counts: [148, 6, 71] };
    },
  }),
}));

const saved = (name: string, search: string, own = true): SavedView => ({
  id: name,
  name,
  search,
  shared: !own,
  own,
  author: 'Diego Ríos',
});

async function show(search = '') {
  calls.length = 0;
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <Suspense>
        <ViewTabs report={orderReport} view={orderReport.address.read(new URLSearchParams(search))} />
      </Suspense>
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  await screen.findByText('148');
}
const asked = (start: string) => calls.find(([key]) => key.startsWith(start))?.[1].body;

beforeEach(() => {
  views = [saved('Pendiente SAP', 'estatus=pending-sap'), saved('Cancún, noviembre', 'tienda=cancun', false)];
});

test('shows saved views as tabs with counts, and marks the one with the filters of the page', async () => {
  await show('estatus=pending-sap&pagina=2');
  expect(screen.getByText('Pendiente SAP').closest('a')?.getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('Cancún, noviembre').closest('a')?.getAttribute('href')).toBe(
    '/reports/orders?tienda=cancun',
  );
  expect(screen.getByText('Cancún, noviembre').closest('a')?.textContent).toBe('Cancún, noviembre71');
  expect(asked('POST /order/all/counts')).toMatchObject({
    queries: [{ filters: {} }, { filters: { status: 'pending-sap' } }, { filters: { Store: 'cancun' } }],
  });
});

test('saves the page’s view under a name, for oneself or for all', async () => {
  await show('cliente=ana&orden=total&sentido=ASC&pagina=3');
  fireEvent.click(screen.getByText('+ Guardar vista'));
  fireEvent.change(screen.getByLabelText('Nombre de la vista'), { target: { value: 'Mis clientes' } });
  fireEvent.click(screen.getByLabelText('Compartir con todos'));
  fireEvent.click(screen.getByText('Guardar'));
  await waitFor(() =>
    expect(asked('POST /me/views')).toEqual({
      name: 'Mis clientes',
      shared: true,
      search: 'cliente=ana&orden=total&sentido=ASC',
    }),
  );
});

test('offers no button to delete a colleague’s view', async () => {
  await show('tienda=cancun');
  expect(screen.queryByText('Borrar vista')).toBeNull();
});

test('deletes one’s own view after a question', async () => {
  await show('estatus=pending-sap');
  fireEvent.click(screen.getByText('Borrar vista'));
  screen.getByText('¿Borrar la vista «Pendiente SAP»?');
  fireEvent.click(screen.getByText('Borrar'));
  await waitFor(() => expect(calls.some(([key]) => key.startsWith('DELETE'))).toBe(true));
});

test('when a colleague’s view and one’s own show the same, one’s own is current and can be deleted', async () => {
  views = [saved('De Diego', 'tienda=cancun', false), saved('Mía', 'tienda=cancun')];
  await show('tienda=cancun');
  expect(screen.getByText('Mía').closest('a')?.getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('De Diego').closest('a')?.getAttribute('aria-current')).toBeNull();
  fireEvent.click(screen.getByText('Borrar vista'));
  screen.getByText('¿Borrar la vista «Mía»?');
});

test('a view whose field no longer exists names it, and keeps the rest', () => {
  const { address } = orderReport;
  const old = new URLSearchParams('estatus=en-camino&color=rojo&cliente=ana&orden=peso&marca=actual-kids&pago=none');
  expect(address.lostOf(old)).toEqual(['estatus: en-camino', 'color: rojo', 'orden: peso']);
  expect(address.href(address.read(old))).toBe('/reports/orders?cliente=ana');
  expect(address.lostOf(new URLSearchParams('desde=1/11/2026&pagina=2&sentido=ASC&cancelados=sin'))).toEqual([]);
});

test('a view keeps its columns; one of a column that is gone says so and opens with the others', async () => {
  await show('columnas=folio.client.total');
  fireEvent.click(screen.getByText('+ Guardar vista'));
  fireEvent.change(screen.getByLabelText('Nombre de la vista'), { target: { value: 'Tres columnas' } });
  fireEvent.click(screen.getByText('Guardar'));
  await waitFor(() => expect(asked('POST /me/views')).toMatchObject({ search: 'columnas=folio.client.total' }));
  const { address } = orderReport;
  const old = new URLSearchParams('columnas=folio.peso.total');
  expect(address.lostOf(old)).toEqual(['columna: peso']);
  expect(address.href(address.read(old))).toBe('/reports/orders?columnas=folio.total');
});
