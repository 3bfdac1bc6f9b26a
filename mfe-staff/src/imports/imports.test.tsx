import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { anImport, aReport } from '../one-import/testing';
import { chosenFiles } from './import-queries';
import { loader } from './loader';
import { Component } from './route';

const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const user = { id: 'a', role: 'admin' as const, firstName: 'Rosa', lastName: 'Ek', email: 'r@b.mx', invited: false };
const One = () => <h1>Una</h1>;
const open = (imports: object[], begun: unknown = anImport({ state: 'uploading' })) =>
  renderTestPage({
    brand,
    routes: [
      { path: '/importar', loader, Component },
      { path: '/importar/:id', Component: One },
    ],
    url: '/importar',
    initial: { user },
    answer: async (key: string) => {
      if (key === 'GET /imports') return { imports };
      if (begun instanceof Error) throw begun;
      return begun;
    },
  });
const pick = (label: string, name: string, size: number) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  fireEvent.change(screen.getByLabelText(label), { target: { files: [file] } });
};

test('lists each import with person, time, result and state', async () => {
  open([
    anImport({ state: 'done', ranAt: '2026-11-26T18:00:00.000Z', ranBy: null, figures: aReport() }),
    anImport({ id: '2', filename: 'otra.xlsx', state: 'running', job: 'try' }),
  ]);
  const rows = within(await screen.findByRole('table', { name: 'Importaciones' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^lista\.csvImportada1 nuevo, 1 cambiado, 1 fila rechazada26\/nov 13:00Rosa Ek$/),
    expect.stringMatching(/^otra\.xlsxSimulando—26\/nov 12:00Rosa Ek$/),
  ]);
  expect(
    within(rows[1] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`/importar/${anImport().id}`);
});

test('a file is begun once and its page opens; none, an empty one and one that is too large are said at the field', async () => {
  const { called } = open([]);
  await screen.findByText('Todavía no hay ninguna.');
  const form = screen.getByRole('form', { name: 'Importar un archivo' });
  fireEvent.submit(form);
  expect(screen.getByText('Elige el archivo con los productos.')).toBeTruthy();
  pick('Archivo con los productos', 'a.csv', 0);
  expect(screen.getByText('El archivo está vacío.')).toBeTruthy();
  pick('Archivo con los productos', 'a.csv', 300_000_001);
  expect(screen.getByText('El archivo pesa más de 300 MB: divídelo.')).toBeTruthy();
  fireEvent.submit(form);
  expect(called('POST /imports')).toEqual([]);
  pick('Archivo con los productos', 'a.csv', 10);
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByRole('heading', { name: 'Una' })).toBeTruthy();
  expect(called('POST /imports').map(({ input }) => input)).toEqual([
    { body: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), filename: 'a.csv', bytes: 10, pictures: null } },
  ]);
  expect(chosenFiles.get(anImport().id)?.table?.name).toBe('a.csv');
});

test('why nothing could begin is said, and the file stays chosen', async () => {
  open([], new ApiError(409, 'imports_full', ''));
  await screen.findByText('Todavía no hay ninguna.');
  pick('Archivo con los productos', 'a.csv', 10);
  fireEvent.submit(screen.getByRole('form', { name: 'Importar un archivo' }));
  expect(await screen.findByText('Hay 10 importaciones sin terminar. Termina o descarta una.')).toBeTruthy();
  expect(screen.getByText(/^a\.csv ·/)).toBeTruthy();
});
