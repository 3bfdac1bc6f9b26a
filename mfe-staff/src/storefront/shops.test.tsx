import type { Shop, StorefrontDocument } from '@actual/contracts';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loader } from './loader';
import { Component } from './route';
import { cleanedShop, newShop, readPlace, type Shops, shopComplaint } from './shop-words';

const brand = { site: 'actual-home', name: 'Actual Home', structure: { errorSign: 'warning' } } as unknown as Brand;
const everyDay: [string, string][][] = Array.from({ length: 7 }, () => [['10:00', '21:00']]);
const cancun: Shop = {
  ...newShop,
  id: 'cancun',
  name: 'Cancún',
  street: 'Av. Bonampak 128',
  city: 'Cancún',
  state: 'Quintana Roo',
  zipcode: '77505',
  phones: ['998 010 2031'],
  week: everyDay,
};
const content: Shops = { kind: 'shops', shops: [cancun] };
const document: StorefrontDocument = { document: 'shops.store', revision: 1, content, versions: [] };

function open() {
  return renderTestPage({
    brand,
    routes: [{ path: '/contenido', loader, Component }],
    url: '/contenido?tipo=tiendas',
    initial: { user: { id: 'a', role: 'admin', firstName: 'Rosa', lastName: 'Ek', email: 'r@b.mx', invited: false } },
    answer: async (key) => (key === 'GET /company/find' ? [{ id: 'PDC', WhsName: 'Playa' }] : document),
  });
}
const sentShops = (called: ReturnType<typeof open>['called']): Shop[] => {
  const [put] = called('PUT /storefront/{document}');
  return (put?.input as { body: { content: Shops } } | undefined)?.body.content.shops ?? [];
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('hours of a day, its pieces and a closed day are changed and published', async () => {
  const { called } = open();
  await screen.findByRole('list', { name: 'Tiendas' });
  press('Cambiar Cancún');
  write('Lunes, cierra', '14:00');
  write('Lunes, vuelve a abrir', '16:00');
  expect(screen.getByText(/cada hora va después de la anterior/)).toBeTruthy();
  write('Lunes, vuelve a cerrar', '20:00');
  write('Domingo, abre', '');
  write('Domingo, cierra', '');
  write('Sus piezas las cuenta', 'PDC');
  write(/^Lugar/, '21.1466, -86.8228');
  press('Publicar');
  await waitFor(() => expect(called('PUT /storefront/{document}')).toHaveLength(1));
  const [shop] = sentShops(called);
  expect(shop).toMatchObject({ id: 'cancun', warehouse: 'PDC', latitude: 21.1466, longitude: -86.8228 });
  expect([shop?.week[0], shop?.week[6]]).toEqual([
    [
      ['10:00', '14:00'],
      ['16:00', '20:00'],
    ],
    [],
  ]);
});

test('the address of a new shop follows its name, and stays where it is known', async () => {
  const { called } = open();
  await screen.findByRole('list', { name: 'Tiendas' });
  press('Agregar tienda');
  const field = (label: string | RegExp) =>
    within(screen.getByRole('listitem', { name: /Tienda nueva|Mérida/ })).getByLabelText(label);
  const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
  type('Nombre', 'Mérida');
  type('Calle, número y colonia', 'Calle 60');
  type('Ciudad', 'Mérida');
  type('Estado', 'Yucatán');
  type('Código postal', '97000');
  press('Publicar');
  await waitFor(() => expect(called('PUT /storefront/{document}')).toHaveLength(1));
  expect(sentShops(called).map(({ id }) => id)).toEqual(['cancun', 'merida']);
});

test.each<[string, Partial<Shop>]>([
  ['Cada tienda necesita su nombre, su calle, su ciudad y su estado.', { street: ' ' }],
  ['El código postal de «Cancún» tiene cinco dígitos.', { zipcode: '775' }],
  ['Un teléfono tiene diez dígitos. Revisa: 998', { phones: ['998'] }],
  ['Un enlace empieza con https://.', { mapUrl: 'mapa' }],
  ['El lugar de «Cancún» se escribe como 21.1466, -86.8228.', readPlace('al norte')],
  ['Elige qué marcas se ven en «Cancún».', { sites: [] }],
])('refuses before sending: %s', (words, part) => {
  expect(shopComplaint(cleanedShop({ ...cancun, ...part }))).toBe(words);
});
