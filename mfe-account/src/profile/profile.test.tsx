import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderTestPage } from '../testing';
import { loader } from './loader';
import { Component } from './route';

const user = { id: 'u', role: 'client', firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', invited: false } as const;
const me = {
  ...{ ...user, CardCode: 'C10001', phone: '+529988841234', mobilePhone: '+529982145567', Client: 'c1' },
  activeStore: null,
};
const records = [
  { amount: 500, reason: 'deposit', createdAt: '2026-11-20T18:00:00.000Z' },
  { amount: -120.5, reason: 'payment', createdAt: '2026-11-21T18:00:00.000Z' },
];
type Answers = Record<string, unknown>;

const open = (answers: Answers = {}, who: object = me) =>
  renderTestPage({
    routes: [{ path: '/user/profile', loader, Component }],
    url: '/user/profile',
    initial: { user: { ...user, ...who } } as never,
    answer: async (key) => {
      const all: Answers = {
        'GET /me': who,
        'GET /client/{id}/ewallet': { ewallet: 379.5, records },
        'GET /client/{id}/balance': { balance: 0, currency: 'MXN', records: [] },
        'PUT /me/update': { ...me, firstName: 'María' },
        'PUT /me/password': { ok: true },
        ...answers,
      };
      const reply = all[key];
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });
const ready = () => screen.findByRole('heading', { name: 'Tus datos' });
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (words: string) => fireEvent.click(screen.getByText(words, { selector: 'button > span' }));

test('the form begins with what is known; saved, the header greets the new name', async () => {
  const { called, shell } = open();
  await ready();
  expect(screen.getByLabelText<HTMLInputElement>('Celular').value).toBe('998 214 5567');
  write('Nombre', 'María');
  press('Guardar cambios');
  await waitFor(() => expect(shell.stores.session.getState().user?.firstName).toBe('María'));
  expect(called('PUT /me/update')[0]?.input).toEqual({
    body: {
      ...{ firstName: 'María', lastName: 'Ruiz', email: 'a@b.mx', _email: 'a@b.mx' },
      ...{ phone: '998 884 1234', mobilePhone: '998 214 5567' },
    },
  });
});

test('another email asks for the password, and a wrong one is said at its field; nothing typed is lost', async () => {
  const { called } = open({ 'PUT /me/update': new ApiError(403, 'password_required', '') });
  await ready();
  expect(screen.queryByLabelText('Tu contraseña actual')).toBeNull();
  write('Correo', 'nueva@b.mx');
  write('Confirma tu correo', 'nueva@b.mx');
  press('Guardar cambios');
  expect(await screen.findByText('Este campo es requerido')).toBeTruthy();
  write('Tu contraseña actual', 'equivocada');
  press('Guardar cambios');
  expect(await screen.findByText('Revisa tu(s): Tu contraseña actual. No es esa.')).toBeTruthy();
  expect(called('PUT /me/update')[0]?.input).toMatchObject({ body: { email: 'nueva@b.mx', password: 'equivocada' } });
  expect(screen.getByLabelText<HTMLInputElement>('Correo').value).toBe('nueva@b.mx');
});

test.each([
  ['Teléfono fijo', '', 'Este campo es requerido'],
  ['Celular', '998 214', 'Revisa tu(s): Celular. Faltan 4 dígitos.'],
  ['Correo', 'a@b', 'Ingrese un email válido'],
  ['Confirma tu correo', 'otra@b.mx', 'Revisa tu(s): Correo. No coincide con el de arriba.'],
])('%s «%s» is not sent and says why', async (label, value, words) => {
  const { called } = open();
  await ready();
  write(label, value);
  press('Guardar cambios');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(called('PUT /me/update')).toHaveLength(0);
});

const fillPasswords = () => {
  write('Contraseña actual', 'Muebles-2026');
  write('Contraseña nueva', 'Ceiba-verde-81');
  write('Confirma tu contraseña nueva', 'Ceiba-verde-81');
};

test('a changed password is sent once and leaves nothing in the fields', async () => {
  const { called } = open();
  await ready();
  fillPasswords();
  press('Cambiar contraseña');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Contraseña nueva').value).toBe(''));
  expect(called('PUT /me/password')).toHaveLength(1);
});

test('a common password is said at the field of the new one', async () => {
  open({ 'PUT /me/password': new ApiError(400, 'password_too_common', '') });
  await ready();
  fillPasswords();
  press('Cambiar contraseña');
  await waitFor(() => expect(screen.getByLabelText('Contraseña nueva').getAttribute('aria-invalid')).toBe('true'));
});

test('wallet and balance show what is in them and what moved', async () => {
  open();
  await ready();
  expect(screen.getByText('$379.50 MXN')).toBeTruthy();
  for (const words of ['Depósito', '+$500', 'Pago de una compra', '−$120.50', '20/nov/2026'])
    expect(screen.getByText(words)).toBeTruthy();
  // the balance never moved
  expect(screen.getByText('No hay información')).toBeTruthy();
});

test('without the ledgers the profile is there all the same', async () => {
  open({ 'GET /client/{id}/ewallet': new ApiError(503, 'unavailable', '') });
  await ready();
  expect(await screen.findByText(/No pudimos leer tu monedero/)).toBeTruthy();
});

test('a guest has neither password nor money here', async () => {
  const { called } = open({}, { ...me, role: 'guest', invited: true });
  await ready();
  expect(screen.queryByText('Cambiar contraseña')).toBeNull();
  expect(called('GET /client/{id}/ewallet')).toHaveLength(0);
});
