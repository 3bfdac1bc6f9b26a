import type { CashLine, CashReport } from '@actual/contracts';
import { QueryClient } from '@actual/shell-contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CashForm } from './CashForm';

const calls: { key: string; input: { body: Record<string, unknown> } }[] = [];
const line = (type: string, change: Partial<CashLine> = {}): CashLine => ({
  type,
  currency: 'mxn',
  payments: 2,
  amount: 1200.5,
  pesos: 1200.5,
  expected: 1200.5,
  counted: null,
  returned: 0,
  difference: null,
  ...change,
});
const report: CashReport = {
  date: '2026-11-18',
  User: { id: 'u', name: 'Diego Ríos' },
  Store: 'Cancún',
  opening: 0,
  note: '',
  total: 4900.5,
  lines: [
    line('cash'),
    line('cash-usd', { currency: 'usd', amount: 200, pesos: 3700 }),
    line('terminal-card', { amount: 0 }),
  ],
  signedAt: null,
};
jest.mock('@actual/shell-contract', () => ({
  ...jest.requireActual('@actual/shell-contract'),
  useToast: () => () => undefined,
  useShell: () => ({
    api: async (key: string, input: { body: Record<string, unknown> }) => {
      calls.push({ key, input });
      return { ...report, signedAt: null };
    },
  }),
}));

function show(given: CashReport = report, own = true) {
  calls.length = 0;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CashForm report={given} own={own} />
    </QueryClientProvider>,
  );
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('shows the difference while the cash is typed, with the opening amount counted in', () => {
  show();
  type('Fondo inicial', '500');
  type('Contado: Efectivo', '1,700.00');
  screen.getByText('Faltan $0.50');
  type('Contado: Efectivo', '1,700.50');
  screen.getByText('Cuadra');
  type('Contado: Efectivo en dólares', '201');
  screen.getByText('Sobran US$1');
});

test('says that an amount is invalid, and sends nothing', () => {
  show();
  type('Contado: Efectivo', 'mil');
  fireEvent.click(screen.getByText('Guardar'));
  screen.getByText('Revisa lo contado: escribe cantidades, como 1,250.50');
  expect(calls).toEqual([]);
});

test('it is signed once everything is counted, and after being asked', async () => {
  show();
  fireEvent.click(screen.getByText('Firmar corte'));
  fireEvent.click(screen.getByText('Firmar'));
  screen.getByText('Para firmar cuenta todo: escribe 0 donde no hay nada');
  for (const name of ['Efectivo', 'Efectivo en dólares', 'Terminal']) type(`Contado: ${name}`, '0');
  fireEvent.click(screen.getByText('Firmar corte'));
  fireEvent.click(screen.getByText('Firmar'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.input.body).toMatchObject({
    sign: true,
    opening: 0,
    counted: [{ amount: 0 }, { amount: 0 }, { amount: 0 }],
  });
});

test('a signed report can no longer be changed', () => {
  show({ ...report, signedAt: '2026-11-18T23:00:00.000Z' });
  screen.getByText('Firmado por Diego Ríos el 18/nov/2026, 18:00 h');
  expect(screen.queryByText('Guardar')).toBeNull();
  expect(screen.queryByLabelText('Contado: Efectivo')).toBeNull();
});

test('a manager reads a seller’s count, and neither counts nor signs for them', () => {
  show(report, false);
  screen.getByText('Diego Ríos todavía no firma este corte.');
  expect(screen.queryByRole('button', { name: /Guardar|Firmar/ })).toBeNull();
  expect(screen.queryByLabelText('Contado: Efectivo')).toBeNull();
});
