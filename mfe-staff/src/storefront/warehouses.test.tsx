import type { StorefrontDocument, StorefrontPreview } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loader } from './loader';
import { Component } from './route';
import { cleanedWarehouses, type Warehouses, warehousesComplaint, withWarehouse } from './warehouse-words';

const brand = { site: 'actual-home', name: 'Actual Home', structure: { errorSign: 'warning' } } as unknown as Brand;
const warehouse = (code: string, name: string) => ({
  code,
  name,
  timeZone: 'America/Cancun',
  cutoffHour: 13,
  handlingDays: 1,
  worksSaturday: true,
  isCedis: false,
});
const content: Warehouses = {
  kind: 'warehouses',
  warehouses: [warehouse('CUN', 'Cancún'), warehouse('MID', 'Mérida')],
  routes: [
    { zone: 'cancun', warehouse: 'CUN', days: 1, halves: false },
    { zone: 'yucatan', warehouse: 'MID', days: 2, halves: false },
  ],
  places: [],
};
const document: StorefrontDocument = { document: 'warehouses.store', revision: 3, content, versions: [] };
const zone = {
  state: 'Quintana Roo',
  sooner: 0,
  lost: 0,
  gained: 0,
  example: { product: 'Cuna Nube', before: '2026-12-01', after: '2026-12-04' },
};
const preview: StorefrontPreview = {
  kind: 'warehouses',
  zones: [
    { ...zone, zone: 'cancun', to: 'cancun', cp: '77500', municipality: 'Benito Juárez', zipcodes: 120, later: 31 },
    { ...zone, zone: null, to: 'cancun', cp: '77400', municipality: 'Isla Mujeres', zipcodes: 1, later: 0, gained: 9 },
  ],
};

function open(put?: () => StorefrontDocument) {
  return renderTestPage({
    brand,
    routes: [{ path: '/contenido', loader, Component }],
    url: '/contenido?tipo=almacenes',
    initial: { user: { id: 'a', role: 'admin', firstName: 'Rosa', lastName: 'Ek', email: 'r@b.mx', invited: false } },
    answer: async (key) => {
      if (key === 'GET /company/find') return [];
      if (key === 'POST /common/states') return [{ Code: 'ROO', Name: 'Quintana Roo' }];
      if (key.endsWith('/preview')) return preview;
      return key.startsWith('PUT') && put ? put() : document;
    },
  });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const row = (list: string, name: string) =>
  within(within(screen.getByRole('list', { name: list })).getByRole('listitem', { name }));
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const sent = (called: ReturnType<typeof open>['called']): Warehouses => {
  const [put] = called('PUT /storefront/{document}');
  return (put?.input as { body: { content: Warehouses } } | undefined)?.body.content ?? content;
};
const ready = () => screen.findByRole('list', { name: 'Almacenes' });

test('days to prepare are changed, the preview says which dates move in each zone, and it is published', async () => {
  const { called } = open();
  await ready();
  expect(row('Almacenes', 'Cancún').queryByLabelText('Clave en el ERP')).toBeNull();
  write(row('Almacenes', 'Cancún').getByLabelText('Días de preparación'), '4');
  press('Vista previa');
  const table = within(await screen.findByRole('region', { name: 'Vista previa' }));
  expect(table.getByText(/^Cambian fechas en 2 zonas/)).toBeTruthy();
  expect(
    table.getByRole('row', {
      name: 'cancun 77500 Benito Juárez y otros 119 31 más tarde Cuna Nube 1/dic/2026 4/dic/2026',
    }),
  ).toBeTruthy();
  expect(table.getByText('Sin entrega → cancun')).toBeTruthy();
  press('Publicar');
  await waitFor(() => expect(called('PUT /storefront/{document}')).toHaveLength(1));
  expect(sent(called).warehouses.map(({ handlingDays }) => handlingDays)).toEqual([4, 1]);
});

test('a warehouse is added with its code, its roads and a zone of its own', async () => {
  const { called } = open();
  await ready();
  press('Agregar almacén');
  press('Publicar');
  expect((await screen.findByRole('alert')).textContent).toBe('Cada almacén necesita su nombre.');
  write(row('Almacenes', 'Almacén nuevo').getByLabelText('Nombre'), 'Tulum');
  write(row('Almacenes', 'Tulum').getByLabelText('Clave en el ERP'), 'TUL');
  write(screen.getByLabelText('Zona nueva'), 'costa');
  press('Agregar zona');
  expect(row('Rutas', 'costa').getByText('Sin códigos postales')).toBeTruthy();
  write(row('Rutas', 'costa').getByLabelText('Tulum'), '2');
  write(row('Rutas', 'cancun').getByLabelText('Cancún'), '');
  press('Agregar lugar');
  const place = row('Lugares que cambian de zona', 'Lugar 1');
  write(place.getByLabelText('Estado'), 'ROO');
  write(place.getByLabelText(/^Municipio/), ' Tulum ');
  expect(screen.getByText('Elige la zona de cada lugar.')).toBeTruthy();
  fireEvent.change(place.getByLabelText('Zona'), { target: { value: 'a costa' } });
  press('Publicar');
  await waitFor(() => expect(called('PUT /storefront/{document}')).toHaveLength(1));
  expect(sent(called)).toMatchObject({
    warehouses: [{ code: 'CUN' }, { code: 'MID' }, { code: 'TUL', name: 'Tulum' }],
    routes: [
      { zone: 'costa', warehouse: 'TUL', days: 2 },
      { zone: 'yucatan', warehouse: 'MID', days: 2, halves: false },
    ],
    places: [{ state: 'ROO', municipality: 'Tulum', cp: null, zone: 'costa' }],
  });
});

test('removing a warehouse in use names it, and what was typed stays', async () => {
  open(() => {
    throw new ApiError(400, 'invalid_input', '', [{ field: 'stocked', message: 'Cancún (25)' }]);
  });
  await ready();
  press('Quitar Cancún');
  expect(row('Rutas', 'cancun').queryByLabelText('Cancún')).toBeNull();
  press('Publicar');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Todavía tienen piezas y no se pueden quitar; pásalas en el ERP a otro almacén: Cancún (25)',
  );
  expect(within(screen.getByRole('list', { name: 'Almacenes' })).getAllByRole('listitem')).toHaveLength(1);
});

test('roads follow a code while it is typed, and never become those of another warehouse', () => {
  const codesOf = ({ routes }: Warehouses) => routes.map(({ warehouse: code }) => code);
  const renamed = withWarehouse(content, 1, { code: 'MER' });
  expect(codesOf(renamed)).toEqual(['CUN', 'MER']);
  const same = withWarehouse(content, 1, { code: 'CUN' });
  expect(codesOf(withWarehouse(same, 1, { code: 'CUNX' }))).toEqual(['CUN', 'MID']);
  // roads of a code that nobody has any more are not sent
  expect(codesOf(cleanedWarehouses(withWarehouse(same, 1, { code: 'CUNX' })))).toEqual(['CUN']);
});

test.each<[string, Partial<Warehouses>]>([
  ['Una tienda necesita al menos un almacén.', { warehouses: [] }],
  [
    'La clave de «Nuevo» es la del ERP: hasta 20 letras sin acento, números y guiones.',
    { warehouses: [warehouse('MÉR', 'Nuevo')] },
  ],
  ['Cada lugar necesita su estado.', { places: [{ state: '', municipality: null, cp: null, zone: null }] }],
  [
    'Un código postal, o su comienzo, lleva de uno a cinco dígitos. Revisa: 77a',
    { places: [{ state: 'ROO', municipality: null, cp: '77a', zone: null }] },
  ],
])('refuses before sending: %s', (words, part) => {
  expect(warehousesComplaint({ ...content, ...part })).toBe(words);
});
