import { ApiError } from '@actual/shell-contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderTestPage } from '../testing';
import { loader } from './loader';
import { Component } from './route';

// jsdom shows nothing that could be scrolled
Element.prototype.scrollIntoView = () => undefined;

const id = '0123456789abcdef0123456789abcdef';
const purchase = {
  id,
  Details: [
    {
      id: 'a'.repeat(32),
      Product: { Name: 'Cuna Nube', picture: 'cuna-nube', finish: 'Blanco' },
      quantity: 1,
      total: 4990,
      shipDate: '2026-11-28',
    },
  ],
  Client: null as null | object,
  OrderWeb: null as null | string,
  subtotal: 4990,
  discount: 0,
  total: 4990,
  totalPg4: 4990,
};
const user = { id: 'u', role: 'guest', firstName: 'Mariana', lastName: 'Pech', email: 'm@correo.mx', invited: true };
const routes = [{ path: '/register', loader, Component }];
type Answers = Record<string, unknown>;

const open = (search: string, answers: Answers = {}, initial = {}) =>
  renderTestPage({
    routes,
    url: `/register${search}`,
    initial,
    answer: async (key) => {
      const all: Answers = {
        'POST /quotation/findbyid/{id}': purchase,
        'POST /client/register/': { token: 't', user },
        'POST /auth/signin': { token: 't', user: { ...user, role: 'client', invited: false } },
        'POST /quotation/update/{id}': purchase,
        ...answers,
      };
      const reply = all[key];
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });

const ready = () => screen.findByText('Ya tengo cuenta');
const write = (field: HTMLElement | undefined, value: string) =>
  fireEvent.change(field as HTMLElement, { target: { value } });
/** The form that a button with these words sends. */
const formOf = (submitText: string) => {
  const button = screen.getByText(submitText, { selector: 'button > span' });
  return within(button.closest('form') as HTMLFormElement);
};
const fill = (submitText: string, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) write(formOf(submitText).getByLabelText(label), value);
};
const asGuest = 'Continuar';
const asClient = 'Registrarme y continuar';
const alone = 'Crear cuenta';
const guest = { Nombre: 'Mariana', Apellidos: 'Pech', Celular: '9982145567', Correo: 'm@correo.mx' };
const press = (words: string) => fireEvent.click(screen.getByText(words, { selector: 'button > span' }));
const choose = (words: RegExp) => fireEvent.click(screen.getByLabelText(words));

afterEach(() => sessionStorage.clear());
beforeAll(() => {
  // jsdom has no crypto.randomUUID
  Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: () => 'k-1' });
});

test('a client whose session is over sees the sign-in form and why, without a greeting', async () => {
  const client = { ...user, role: 'client', invited: false };
  const { shell } = open(
    `?quotation=${id}`,
    { 'POST /quotation/findbyid/{id}': { ...purchase, hold: 'signed-out' } },
    { user: client },
  );
  expect(await screen.findByText('Tu sesión expiró')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Ya tengo cuenta/).checked).toBe(true);
  expect(screen.queryByText(/Continuar como Mariana/)).toBeNull();
  expect(shell.stores.session.getState().user).toBeNull();
});

test('on the way to pay there are three choices, the guest’s first and open', async () => {
  open(`?quotation=${id}`);
  const names = (await screen.findAllByRole('radio')).map((radio) => radio.parentElement?.textContent);
  expect(names).toEqual([
    expect.stringContaining('Continuar como invitado'),
    expect.stringContaining('Registrarme'),
    expect.stringContaining('Ya tengo cuenta'),
  ]);
  expect(screen.getByRole('radio', { name: /invitado/ })).toHaveProperty('checked', true);
  expect(screen.getByText('Cuna Nube')).toBeTruthy();
});

test('switching between the choices keeps what was typed in each', async () => {
  open(`?quotation=${id}`);
  await ready();
  fill(asGuest, guest);
  choose(/Registrarme/);
  expect(formOf(asClient).getByLabelText('Nombre')).toHaveProperty('value', 'Mariana');
  fill(asClient, { Nombre: 'Ana', Celular: '' });
  choose(/Ya tengo cuenta/);
  choose(/invitado/);
  expect(formOf(asGuest).getByLabelText('Nombre')).toHaveProperty('value', 'Ana');
  expect(formOf(asGuest).getByLabelText('Celular')).toHaveProperty('value', '');
});

test('a guest with nothing filled is told each field, and nothing is sent', async () => {
  const { called } = open(`?quotation=${id}`);
  await ready();
  press('Continuar');
  expect(await screen.findAllByText('Este campo es requerido')).toHaveLength(4);
  expect(document.activeElement).toBe(formOf(asGuest).getByLabelText('Nombre'));
  expect(called('POST /client/register/')).toEqual([]);
});

test('a guest becomes the client of the quotation and goes on', async () => {
  const { called, address, shell } = open(`?quotation=${id}`);
  await ready();
  fill(asGuest, guest);
  press('Continuar');
  await waitFor(() => expect(address()).toBe(`/checkout/client/${id}`));
  expect(called('POST /client/register/')[0]?.input).toMatchObject({ body: { invited: true, E_Mail: 'm@correo.mx' } });
  expect(called('POST /client/register/')[0]?.input).not.toHaveProperty('body.password');
  expect(called('POST /quotation/update/{id}')[0]?.input).toEqual({ params: { id }, body: { assignClient: true } });
  expect(shell.stores.session.getState().user?.invited).toBe(true);
  // a guest has registered nothing
  expect(shell.stores.notices.getState().toasts).toEqual([]);
});

test('a reload loses nothing that was typed, and keeps no password', async () => {
  open(`?quotation=${id}`);
  await ready();
  choose(/Registrarme/);
  fill(asClient, { ...guest, 'Confirma tu contraseña': 'hamaca-azul' });
  expect(JSON.stringify({ ...sessionStorage })).toContain('Mariana');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hamaca');
  cleanup();
  open(`?quotation=${id}`);
  await ready();
  await waitFor(() => expect(formOf(asGuest).getByLabelText('Nombre')).toHaveProperty('value', 'Mariana'));
  expect(formOf(asGuest).getByLabelText('Celular')).toHaveProperty('value', guest.Celular);
});

test('the steps name the cart in the brand’s word, and the rest as the checkout does', async () => {
  open(`?quotation=${id}`);
  await ready();
  const steps = within(screen.getByRole('navigation', { name: 'Pasos de la compra' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Carrito (listo)',
    '2Tus datos',
    '3Pago',
    '4Pedido',
  ]);
});

test('a guest whose session is over is not registered anew', async () => {
  const { address } = open(`?quotation=${id}`, {
    'POST /quotation/findbyid/{id}': { ...purchase, hold: 'own', Client: { id: 'c', invited: true } },
  });
  await waitFor(() => expect(address()).toBe(`/checkout/client/${id}`));
});

test('confirms a registration', async () => {
  const { shell } = open(`?quotation=${id}`);
  await ready();
  choose(/Registrarme/);
  fill(asClient, { ...guest, Contraseña: 'hamaca-azul', 'Confirma tu contraseña': 'hamaca-azul' });
  press('Registrarme y continuar');
  await waitFor(() => expect(shell.stores.notices.getState().toasts[0]?.title).toBe('Usuario registrado con éxito'));
});

test.each([
  ['credentials_invalid', 401, 'Datos incorrectos'],
  ['unavailable', 503, 'Error al iniciar sesión. Espera un momento e intenta de nuevo.'],
] as const)('signing in refused with %s says so, and keeps what was typed', async (code, status, words) => {
  open(`?quotation=${id}`, { 'POST /auth/signin': new ApiError(status, code, '') });
  await ready();
  choose(/Ya tengo cuenta/);
  const form = screen.getByText('Entrar y continuar').closest('form') as HTMLFormElement;
  write(within(form).getByLabelText('Correo'), 'm@correo.mx');
  write(within(form).getByLabelText('Contraseña'), 'mal');
  press('Entrar y continuar');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(within(form).getByLabelText('Correo')).toHaveProperty('value', 'm@correo.mx');
});

test('the page of its own is one form that asks for e-mail and password twice, and leads home', async () => {
  const { address } = open('', { 'POST /client/register/': { token: 't', user: { ...user, role: 'client' } } });
  await screen.findByLabelText('Confirma tu correo');
  expect(screen.queryAllByRole('radio')).toEqual([]);
  fill(alone, {
    ...guest,
    'Confirma tu correo': 'otro@correo.mx',
    Contraseña: 'hamaca-azul',
    'Confirma tu contraseña': 'hamaca-azul',
  });
  press('Crear cuenta');
  expect(await screen.findByText('Revisa tu(s): Correo. No coincide con el de arriba.')).toBeTruthy();
  fill(alone, { 'Confirma tu correo': 'm@correo.mx' });
  press('Crear cuenta');
  await waitFor(() => expect(address()).toBe('/'));
});

test.each([
  [
    'an ordered quotation leads to its order',
    { ...purchase, OrderWeb: 'f'.repeat(32) },
    null,
    `/checkout/order/${'f'.repeat(32)}`,
  ],
  [
    'who is signed in already goes on with theirs',
    { ...purchase, Client: { id: 'c' } },
    user,
    `/checkout/client/${id}`,
  ],
  ['somebody else’s quotation leaves plain registration', new ApiError(404, 'not_found', ''), null, '/register'],
])('%s', async (_what, found, signedIn, expected) => {
  const { address } = open(`?quotation=${id}`, { 'POST /quotation/findbyid/{id}': found }, { user: signedIn });
  await waitFor(() => expect(address()).toBe(expected));
});
