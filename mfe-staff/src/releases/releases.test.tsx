import type { Release } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loader } from './loader';
import { Component } from './route';

const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const user = {
  id: 'a',
  role: 'admin' as const,
  firstName: 'Rosa',
  lastName: 'Ek',
  email: 'r@b.mx',
  invited: false,
};
const measured = { LCP: 1_840, INP: 90, CLS: 0.02, FCP: null, TTFB: null };
const versionOf = (version: string, share: number, errors = 0): Release['versions'][number] => ({
  version,
  setAside: null,
  brands: [
    { site: 'actual-kids', share, visits: 120, errors, vitals: { ...measured, LCP: errors > 0 ? 3_100 : 1_840 } },
  ],
});
const release: Release = {
  remote: 'checkout',
  mayRollBack: true,
  rollback: { from: '2.0.0', to: '1.0.0' },
  versions: [versionOf('2.0.0', 10, 7), versionOf('1.0.0', 90)],
};
const open = (releases: Release[], rolledBack: unknown = { current: '1.0.0' }) =>
  renderTestPage({
    brand,
    routes: [{ path: '/versiones', loader, Component }],
    url: '/versiones',
    initial: { user },
    answer: async (key: string) => {
      if (key.startsWith('GET')) return { releases };
      if (rolledBack instanceof Error) throw rolledBack;
      return rolledBack;
    },
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('each version shows its visitors and figures; bad figures stand out', async () => {
  open([release]);
  const table = within(await screen.findByRole('region', { name: 'Versiones de Compra' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '2.0.0Kids10 %12073.1 s90 ms0.02',
    '1.0.0Kids90 %12001.8 s90 ms0.02',
  ]);
  expect(rows.map((row) => row.querySelectorAll('[data-bad]').length)).toEqual([2, 0]);
});

test('a rollback asks for confirmation, names the version it reverts, and may be pressed twice', async () => {
  const { called } = open([release]);
  await screen.findByRole('heading', { name: 'Compra' });
  press('Regresar a 1.0.0');
  expect(called('POST /releases/{remote}/rollback')).toEqual([]);
  press('Regresar la versión');
  press('Regresar la versión');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called('POST /releases/{remote}/rollback').map(({ input }) => input)).toEqual([
    { params: { remote: 'checkout' }, body: { from: '2.0.0' } },
  ]);
});

test('tells the second of two people who release about the conflict, and keeps the dialog open', async () => {
  open([release], new ApiError(409, 'conflict', ''));
  await screen.findByRole('heading', { name: 'Compra' });
  press('Regresar a 1.0.0');
  press('Regresar la versión');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Alguien más publicó/);
});

test('without the team, or without a version before, there is no button', async () => {
  open([
    { ...release, mayRollBack: false },
    { ...release, remote: 'account', rollback: null },
  ]);
  expect(await screen.findByText('La regresa su equipo')).toBeTruthy();
  expect(screen.getByText(/No hay una versión anterior/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Regresar/ })).toBeNull();
});
