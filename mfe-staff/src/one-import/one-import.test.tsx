import type { CatalogImport } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loader } from './loader';
import { Component } from './route';
import { anImport, aReport, storeChoices } from './testing';

const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const user = { id: 'a', role: 'admin' as const, firstName: 'Rosa', lastName: 'Ek', email: 'r@b.mx', invited: false };
const List = () => <h1>Lista</h1>;
/** The page of an import that is what each answer makes of it. */
function open(first: CatalogImport, answers: Readonly<Record<string, (input: unknown) => CatalogImport>> = {}) {
  let now = first;
  return renderTestPage({
    brand,
    routes: [
      { path: '/importar/:id', loader, Component },
      { path: '/importar', Component: List },
    ],
    url: `/importar/${first.id}`,
    initial: { user },
    answer: async (key: string, input: unknown) => {
      if (key === 'GET /imports/{id}/choices') return storeChoices;
      if (key === 'DELETE /imports/{id}') return { ok: true };
      const made = answers[key];
      if (made) now = made(input);
      return now;
    },
  });
}
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('before a trial run the columns are confirmed and each of the file’s own words gets a meaning once', async () => {
  const { called } = open(anImport(), {
    'POST /imports/{id}/try': () => anImport({ state: 'waiting', job: 'try' }),
  });
  await screen.findByRole('heading', { level: 1, name: 'lista.csv' });
  expect(screen.getByText('Falta decir qué columna es: Nombre.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Simular' })).toHaveProperty('disabled', true);
  choose('Qué es «ARTICULO»', 'Name');
  const words = within(screen.getByRole('table', { name: 'Palabras del archivo y qué significan' }));
  expect(words.getAllByRole('row')).toHaveLength(2);
  expect(words.getByText('¿Jardín?')).toBeTruthy();
  choose('Qué es «Jardin y patio»', 'jardin');
  choose('Lo que el archivo ya no trae', 'hide');
  press('Simular');
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  expect(called('POST /imports/{id}/try').map(({ input }) => input)).toEqual([
    {
      params: { id: anImport().id },
      body: {
        fields: [
          { heading: 'CLAVE', field: 'ItemCode' },
          { heading: 'PRECIO', field: 'Price' },
          { heading: 'ARTICULO', field: 'Name' },
        ],
        filters: [],
        categoryColumn: 'LINEA',
        categories: [{ name: 'Jardin y patio', handles: ['jardin'] }],
        values: [],
        site: null,
        decimal: null,
        unit: null,
        weight: null,
        warehouse: null,
        missing: 'hide',
      },
    },
  ]);
});

const choices = {
  fields: [
    { heading: 'CLAVE', field: 'ItemCode' as const },
    { heading: 'PRECIO', field: 'Price' as const },
    { heading: 'ARTICULO', field: 'Name' as const },
  ],
  filters: [],
  categoryColumn: null,
  categories: [],
  values: [],
  site: null,
  decimal: null,
  unit: null,
  weight: null,
  warehouse: null,
  missing: 'keep' as const,
};
const tried = (change: Partial<CatalogImport> = {}) =>
  anImport({ job: 'try', choices, report: aReport(), figures: aReport(), ...change });

test('a trial shows its result with line and reason; changed choices must be tried again before a run', async () => {
  const { called } = open(tried(), {
    'POST /imports/{id}/run': () => tried({ state: 'running', job: 'run', stage: 'write', done: 1, total: 2 }),
  });
  const refused = await screen.findByRole('table', { name: 'Filas rechazadas' });
  expect(within(refused).getAllByRole('row')[1]?.textContent).toBe('A34Precio—está vacío');
  expect(within(screen.getByRole('table', { name: 'Lo que cambiaría' })).getByText('$99.00')).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Lo que el archivo ya no trae' })).getByText('S-9')).toBeTruthy();
  choose('Signo decimal', ',');
  expect(screen.queryByRole('button', { name: 'Importar a la tienda' })).toBeNull();
  expect(screen.getByText('Cambiaste algo: simula otra vez antes de importar.')).toBeTruthy();
  choose('Signo decimal', '');
  press('Importar a la tienda');
  expect(await screen.findByText(/^1 nuevo, 1 cambiado, 1 fila rechazada\. Se guarda todo o nada/)).toBeTruthy();
  press('Importar');
  expect(await screen.findByText('Comparando y guardando: 1 de 2 (50 %)')).toBeTruthy();
  expect(called('POST /imports/{id}/run')).toHaveLength(1);
});

test('asks for each value that the file lacks, at its field', async () => {
  open(
    tried({
      report: null,
      figures: null,
      problem: { said: 'No se sabe si «1.299» es 1.299 o 1299.', question: 'decimal' },
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'lista.csv' });
  expect(screen.getByLabelText('Signo decimal').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('No se sabe si «1.299» es 1.299 o 1299.')).toBeTruthy();
});

test('a run can be undone after a confirmation, and names the fields changed since', async () => {
  const done = tried({
    state: 'done',
    job: 'run',
    ranAt: '2026-11-26T18:00:00.000Z',
    report: aReport({ dryRun: false }),
  });
  open(done, {
    'POST /imports/{id}/undo': () => ({
      ...done,
      state: 'undone',
      undone: { hidden: 1, restored: 1, left: 1, shown: [{ itemCode: 'A2', field: 'Price' }] },
    }),
  });
  await screen.findByRole('heading', { level: 2, name: 'Resultado' });
  press('Deshacer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Deshacer la importación' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('A2: Precio')).toBeTruthy();
  expect(screen.getByText(/^1 producto creado quedó oculto y 1 producto volvió/)).toBeTruthy();
});

test('an interrupted upload of the same file continues with the missing part', async () => {
  const part = 4 * 1_024 * 1_024;
  const { called } = open(anImport({ state: 'uploading', job: null, look: null, bytes: part + 3 }), {
    'POST /imports/{id}/{file}/{position}': () => anImport({ state: 'waiting', job: 'look', look: null }),
  });
  await screen.findByRole('heading', { level: 2, name: 'El archivo no terminó de subir' });
  const input = screen.getByLabelText('Archivo con los productos');
  fireEvent.change(input, { target: { files: [new File(['otro'], 'otro.csv')] } });
  expect(screen.getByText('No es el mismo archivo: elige lista.csv.')).toBeTruthy();
  fireEvent.change(input, { target: { files: [new File([new Uint8Array(part + 3)], 'lista.csv')] } });
  press('Seguir subiendo');
  expect(await screen.findByText(/^En espera: empieza/)).toBeTruthy();
  const sent = called('POST /imports/{id}/{file}/{position}').map(
    ({ input: one }) => one as { params: object; file: Blob },
  );
  expect(sent.map(({ params, file }) => [params, file.size])).toEqual([
    [{ id: anImport().id, file: 'table', position: 1 }, 3],
  ]);
});

test('an import that is not there says so; one that was not run can be thrown away', async () => {
  const { called } = open(anImport());
  await screen.findByRole('heading', { level: 1, name: 'lista.csv' });
  press('Descartar');
  expect(await screen.findByRole('heading', { name: 'Lista' })).toBeTruthy();
  expect(called('DELETE /imports/{id}')).toHaveLength(1);
  open(anImport(), {
    'GET /imports/{id}': () => {
      throw new ApiError(404, 'not_found', '');
    },
  });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'No encontramos esta importación' })).toBeTruthy());
});
