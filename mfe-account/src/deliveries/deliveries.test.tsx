import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderTestPage } from '../testing';
import { readView, wayBack } from './deliveries-view';
import { loader } from './loader';
import { Component } from './route';

const id = 'a'.repeat(32);
const quotationId = 'b'.repeat(32);
const user = { id: 'u', role: 'client', firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', invited: false } as const;
const contact = {
  id,
  CntctCode: 'D1001',
  FirstName: 'Ana',
  LastName: 'Ruiz',
  Tel1: '',
  Cellolar: '+529982145567',
  E_Mail: 'a@b.mx',
  Address: 'Av. Nader',
  U_Noexterior: '28',
  U_Nointerior: 'S/N',
  U_Colonia: 'Centro',
  U_Mpio: 'Benito Juárez',
  U_Ciudad: 'Cancún',
  U_Estado: 'ROO',
  stateName: 'Quintana Roo',
  U_CP: '77500',
  U_Entrecalle: '',
  U_Ycalle: '',
  U_Notes1: '',
};
const zone = {
  id: '77500',
  cp: '77500',
  municipio: 'Benito Juárez',
  ciudad: 'Cancún',
  estado: 'Quintana Roo',
  estadoCode: 'ROO',
  asentamiento: ['Cancún Centro'],
  extraCost: false,
};
type Answers = Record<string, unknown>;

const open = (search = '', answers: Answers = {}, who: object = user) =>
  renderTestPage({
    routes: [
      { path: '/user/deliveries', loader, Component },
      { path: '/checkout/client/:id', element: 'los datos de la compra' },
    ],
    url: `/user/deliveries${search}`,
    initial: { user: who } as never,
    answer: async (key) => {
      const all: Answers = {
        'GET /me/client/contacts': [contact],
        'POST /common/states': [{ Code: 'ROO', Name: 'Quintana Roo' }],
        'GET /shipping/zipcodedelivery': zone,
        'POST /me/client/contacts': contact,
        'PUT /me/client/contacts/{id}': contact,
        'PUT /quotation/{id}/address': {},
        ...answers,
      };
      const reply = all[key];
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByText('Guardar dirección', { selector: 'button > span' }));

beforeAll(() => {
  // jsdom has no crypto.randomUUID
  Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: () => 'k-1' });
});

async function fillNew() {
  await screen.findByRole('heading', { name: 'Nueva dirección' });
  write('Celular', '9982145567');
  write('Confirma tu correo', 'a@b.mx');
  write('Calle', 'Av. Nader');
  write('Número exterior', '28');
  write('Número interior', 'S/N');
  write('Código postal', '77500');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Municipio').value).toBe('Benito Juárez'));
}

test('shows a guest the addresses of their purchases', async () => {
  open('', {}, { ...user, role: 'guest', invited: true });
  expect(await screen.findByRole('heading', { name: 'Av. Nader 28' })).toBeTruthy();
});

test('an address is shown with the way to change it', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Av. Nader 28' })).toBeTruthy();
  expect(screen.getByText('Centro, 77500 Benito Juárez, Quintana Roo')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Editar' }).getAttribute('href')).toBe(`/user/deliveries?contactId=${id}`);
});
test('an empty book says how to begin', async () => {
  open('', { 'GET /me/client/contacts': [] });
  expect(await screen.findByRole('heading', { name: 'No hay información' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Agregar dirección' }).getAttribute('href')).toBe(
    '/user/deliveries?addContact=true',
  );
});

test('the postal code fills in the place; saving gives the quotation its address and the purchase goes on', async () => {
  const { called, address } = open(`?addContact=true&quotationId=${quotationId}`);
  await fillNew();
  expect(screen.getByLabelText<HTMLSelectElement>('Estado').value).toBe('ROO');
  expect(screen.getByLabelText<HTMLInputElement>('Colonia').value).toBe('Cancún Centro');
  save();
  expect(await screen.findByText('los datos de la compra')).toBeTruthy();
  expect(called('POST /me/client/contacts')[0]?.input).toMatchObject({
    body: { U_Estado: 'ROO', U_CP: '77500', Tel1: '', FirstName: 'Ana' },
  });
  expect(called('PUT /quotation/{id}/address')[0]?.input).toEqual({
    params: { id: quotationId },
    body: { contactId: id },
  });
  expect(address()).toBe(`/checkout/client/${quotationId}`);
});

test('a colonia that was typed before the postal code stays; that of a former postal code goes', async () => {
  const there = { 'GET /shipping/zipcodedelivery': { ...zone, municipio: 'Mérida', asentamiento: ['Itzimná'] } };
  const colonia = () => screen.getByLabelText<HTMLInputElement>('Colonia').value;
  const movedTo = async (cp: string) => {
    write('Código postal', cp);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Municipio').value).toBe('Mérida'));
  };
  open('?addContact=true', there);
  await screen.findByRole('heading', { name: 'Nueva dirección' });
  write('Colonia', 'Villas del Sol');
  await movedTo('97100');
  expect(colonia()).toBe('Villas del Sol');
  document.body.replaceChildren();
  open(`?contactId=${id}`, there);
  await screen.findByLabelText('Colonia');
  await movedTo('97100');
  expect(colonia()).toBe('Itzimná');
});

test('names missing values at their fields, and sends nothing', async () => {
  const { called } = open('?addContact=true');
  await screen.findByRole('heading', { name: 'Nueva dirección' });
  save();
  expect(await screen.findByText('Datos incompletos')).toBeTruthy();
  expect(screen.getByLabelText('Calle').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText(/^Referencias/).getAttribute('aria-invalid')).toBeNull();
  expect(called('POST /me/client/contacts')).toHaveLength(0);
});

test('changing one asks for the landline and for no second email; a complaint stands at its field', async () => {
  const wrong = new ApiError(400, 'invalid_input', '', [{ field: 'U_Estado' }]);
  open(`?contactId=${id}`, { 'PUT /me/client/contacts/{id}': wrong });
  await screen.findByRole('heading', { name: 'Cambiar dirección' });
  expect(screen.queryByLabelText('Confirma tu correo')).toBeNull();
  save();
  expect(await screen.findByText('Este campo es requerido')).toBeTruthy();
  write('Teléfono fijo', '998 884 1234');
  save();
  expect(await screen.findByText('Revisa tu(s): Estado')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Calle').value).toBe('Av. Nader');
});

test('returns to the list of addresses when the link names another client’s address', async () => {
  const { address } = open(`?contactId=${'c'.repeat(32)}`);
  expect(await screen.findByRole('heading', { name: 'Av. Nader 28' })).toBeTruthy();
  expect(address()).toBe('/user/deliveries');
});

test.each([
  ['//evil.example', '/user/deliveries'],
  ['https://evil.example', '/user/deliveries'],
  ['/user/profile', '/user/profile'],
])('returnTo «%s» leads to %s', (returnTo, to) => {
  expect(wayBack(readView(new URLSearchParams({ returnTo })))).toBe(to);
});
