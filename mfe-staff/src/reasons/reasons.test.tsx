import type { ReasonsReport } from '@actual/contracts';
import { storeDay } from '@actual/contracts/store-day';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { screen, within } from '@testing-library/react';
import { loader } from './loader';
import { Component } from './route';

const brand = { site: 'actual-home', name: 'Actual Home', structure: { errorSign: 'warning' } } as unknown as Brand;
const user = { id: 'v', role: 'seller', firstName: 'Rosa', lastName: 'Ek', email: 'r@b.mx', invited: false } as const;
const nothing: ReasonsReport = {
  requests: 0,
  answers: { onTime: 0, late: 0, waiting: 0, days: null },
  refunded: 0,
  cancellations: 0,
  canceled: 0,
  byReason: [],
  byCancellation: [],
  byProduct: [],
  byWarehouse: [],
  byCarrier: [],
};
const open = (report: Partial<ReasonsReport>, search = '') =>
  renderTestPage({
    brand,
    routes: [{ path: '/reports/reasons', loader, Component }],
    url: `/reports/reasons${search}`,
    initial: { user },
    answer: async () => ({ ...nothing, ...report }),
  });

test('shows reasons with their shares, products and warehouses, each table with its file', async () => {
  open({
    requests: 4,
    answers: { onTime: 2, late: 1, waiting: 1, days: 1.5 },
    refunded: 1_250.5,
    cancellations: 2,
    canceled: 900,
    byReason: [{ kind: 'damage', reason: 'blow', requests: 3, refunded: 1_250.5 }],
    byCancellation: [{ byBuyer: true, reason: 'buyer-cancels', cancellations: 2, canceled: 900 }],
    byProduct: [{ itemCode: 'ST1', name: 'Sofá Bruma', requests: 3, requestedPieces: 3, canceledPieces: 1 }],
    byWarehouse: [{ code: '', name: '', requests: 4, damaged: 3, late: 1 }],
    byCarrier: [{ code: 'Ek', name: 'Ek', requests: 4, damaged: 3, late: 1 }],
  });
  const reasons = within(await screen.findByRole('region', { name: 'Motivos de las solicitudes' }));
  const cells = reasons.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells[1]).toEqual(['Golpe, rayón o rotura', 'Daño o faltante', '3', '75.0 %', '$1,250.50']);
  expect(screen.getByText('66.7 %')).toBeTruthy();
  expect(screen.getByText('1 tarde')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Lo canceló quien compró Cliente 2 100\.0 % \$900/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Sofá Bruma ST1 3 3 1 100.0 %' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Sin almacén conocido 4 100.0 % 3 1' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Ek 4 100.0 % 3 1' })).toBeTruthy();
  const file = screen.getByRole('link', { name: 'Descargar CSV: Motivos de las solicitudes' });
  expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain('Daño o faltante,3,75.0 %,1250.50');
});

test('a period stands in the address and is what is asked for; days without anything say so', async () => {
  const { called } = open({}, '?periodo=hoy');
  expect(await screen.findByText('Nadie pidió ni canceló nada en estos días')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver los últimos 90 días' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hoy' }).getAttribute('aria-current')).toBe('page');
  const asked = called('POST /reports/reasons').map(({ input }) => input as { body: { dateRange: object } });
  const today = storeDay();
  expect(asked).toMatchObject([{ body: { dateRange: { start: today, end: today } } }]);
  expect(screen.queryByRole('link', { name: /^Descargar CSV/ })).toBeNull();
});
