import type { ReportExport } from '@actual/contracts';
import { ApiError, QueryClient } from '@actual/shell-contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ExportBar } from './ExportBar';

let exports: ReportExport[] = [];
const calls: string[] = [];
jest.mock('@actual/shell-contract', () => ({
  ...jest.requireActual('@actual/shell-contract'),
  useShell: () => ({
    brand: { site: 'actual-kids' },
    api: async (key: string) => {
      calls.push(key);
      return { exports };
    },
  }),
}));

const one = (change: Partial<ReportExport>): ReportExport => ({
  id: 'e',
  report: 'orders',
  format: 'xlsx',
  filename: 'pedidos.xlsx',
  state: 'running',
  done: 92,
  total: 148,
  bytes: null,
  createdAt: '2026-11-18T17:31:00.000Z',
  expiresAt: '2026-11-19T17:31:00.000Z',
  ...change,
});

function show(begin = async (_format: string, _key: string) => one({ state: 'waiting' })) {
  calls.length = 0;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <ExportBar report="orders" noun={['pedido', 'pedidos']} begin={begin} />
    </QueryClientProvider>,
  );
}

test('the button turns into the progress, announced to screen readers in quarters, and can be stopped', async () => {
  exports = [one({})];
  show();
  await screen.findByText('Exportando 92 de 148');
  screen.getByText('62 %');
  expect(screen.getByRole('status').textContent).toBe('Exportación: 50 %');
  expect(screen.queryByText('Exportar a Excel')).toBeNull();
  fireEvent.click(screen.getByText('Cancelar'));
  await waitFor(() => expect(calls).toContain('DELETE /me/exports/{id}'));
});

test('one that was written before says when, and how much it is', async () => {
  exports = [one({ state: 'done', done: 148, bytes: 62_464 })];
  show();
  await screen.findByText('Exportado el 18/nov 12:31: 148 pedidos, 61 KB');
  screen.getByText('Descargar');
  screen.getByText('Exportar a Excel');
});

test('where there is nothing to export, a file with other filters is not offered', async () => {
  exports = [one({ state: 'done', done: 148, bytes: 62_464 })];
  show(async () => {
    throw new ApiError(409, 'export_empty', '');
  });
  fireEvent.click(await screen.findByText('CSV'));
  await screen.findByText('No hay información que exportar con estos filtros.');
  expect(screen.queryByText('Descargar')).toBeNull();
});

test('does not offer the export of another report', async () => {
  exports = [one({ report: 'quotations', state: 'done', bytes: 1 })];
  show();
  await screen.findByText('Exportar a Excel');
  expect(screen.queryByText('Descargar')).toBeNull();
});

test('each press has a key of its own, and a refusal names the remedy', async () => {
  exports = [];
  const begin = jest.fn(async () => {
    throw new ApiError(409, 'export_too_large', '', { rows: 612_000, most: 250_000 });
  });
  show(begin);
  fireEvent.click(await screen.findByText('CSV'));
  await screen.findByText('Son 612,000 renglones y un archivo lleva 250,000: acota las fechas.');
  expect(begin).toHaveBeenCalledWith('csv', expect.stringMatching(/^[0-9a-f-]{36}$/));
});

test('shows the export that this tab began, even after another tab begins one', async () => {
  exports = [];
  show(async () => one({ id: 'mine' }));
  fireEvent.click(await screen.findByText('Exportar a Excel'));
  exports = [
    one({ id: 'theirs', state: 'done', done: 2, total: 2, bytes: 7_000 }),
    one({ id: 'mine', state: 'done', done: 1, total: 1, bytes: 6_000 }),
  ];
  await screen.findByText(/^Listo: 1 pedido, /);
  expect(screen.queryByText(/^Listo: 2 pedidos/)).toBeNull();
});
