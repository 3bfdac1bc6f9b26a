import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderTestPage } from '../testing';
import { loader } from './loader';
import { Component } from './route';

const user = { id: 'u', role: 'client', firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', invited: false } as const;
const me = {
  ...user,
  CardCode: 'C10001',
  phone: '+529988841234',
  mobilePhone: '+529982145567',
  Client: 'c1',
  dialCode: '+52',
  mobileDialCode: '+52',
  activeStore: null,
  mainStore: null,
};
const records = [
  { amount: 500, reason: 'deposit', createdAt: '2026-11-20T18:00:00.000Z' },
  { amount: -120.5, reason: 'payment', createdAt: '2026-11-21T18:00:00.000Z' },
];
const used = { createdAt: '2026-11-20T18:00:00.000Z', lastUsedAt: '2026-11-21T22:05:00.000Z' };
const sessions = [
  { id: 's1', device: 'Chrome en Windows', current: true, ...used },
  { id: 's2', device: 'Safari en iPhone', current: false, ...used },
];
const consents = [
  {
    purpose: 'account',
    given: true,
    notice: '2026-11-15',
    form: 'register',
    site: 'actual-kids',
    at: '2026-11-20T18:00:00.000Z',
  },
];
type Answers = Record<string, unknown>;

const open = (answers: Answers = {}, who: object = me, initial: object = { user: { ...user, ...who } }) =>
  renderTestPage({
    routes: [{ path: '/user/profile', loader, Component }],
    url: '/user/profile',
    initial: initial as never,
    answer: async (key) => {
      const all: Answers = {
        'GET /me': who,
        'GET /client/{id}/ewallet': { ewallet: 379.5, records },
        'GET /client/{id}/balance': { balance: 0, currency: 'MXN', records: [] },
        'GET /me/passkeys': [],
        'GET /me/sessions': sessions,
        'GET /me/consents': consents,
        'GET /me/data': { latest: null },
        'POST /me/sessions/{id}/end': { ok: true },
        'POST /me/sessions/endothers': { ok: true },
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

test('the form begins with the known data; once saved, the header greets the new name', async () => {
  const { called, shell } = open();
  await ready();
  expect(screen.getByLabelText<HTMLInputElement>('Celular').value).toBe('998 214 5567');
  write('Nombre', 'María');
  press('Guardar cambios');
  await waitFor(() => expect(shell.stores.session.getState().user?.firstName).toBe('María'));
  expect(called('PUT /me/update')[0]?.input).toEqual({
    body: {
      firstName: 'María',
      lastName: 'Ruiz',
      email: 'a@b.mx',
      _email: 'a@b.mx',
      phone: '998 884 1234',
      mobilePhone: '998 214 5567',
    },
  });
});

test('changing the e-mail asks for the password; a wrong password is marked at its field, and nothing typed is lost', async () => {
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

test('wallet and balance show their amounts and movements', async () => {
  open();
  await ready();
  expect(screen.getByText('$379.50 MXN')).toBeTruthy();
  for (const words of ['Depósito', '+$500', 'Pago de una compra', '−$120.50', '20/nov/2026'])
    expect(screen.getByText(words)).toBeTruthy();
  // the balance never moved
  expect(screen.getByText('No hay información')).toBeTruthy();
});

test('lists each consent with its day, its form and the notice shown there', async () => {
  open();
  const log = within(await screen.findByRole('region', { name: 'Lo que nos has permitido' }));
  for (const words of ['Tu cuenta y tus pedidos', 'Dado', 'Registro', '15/nov/2026', '20/nov/2026, 13:00 h'])
    expect(log.getByText(words)).toBeTruthy();
});

test('without the log of consents the profile is there all the same', async () => {
  open({ 'GET /me/consents': new ApiError(503, 'unavailable', '') });
  await ready();
  expect(await screen.findByText(/No pudimos leer tus permisos/)).toBeTruthy();
});

test('without the ledgers the profile is there all the same', async () => {
  open({ 'GET /client/{id}/ewallet': new ApiError(503, 'unavailable', '') });
  await ready();
  expect(await screen.findByText(/No pudimos leer tu monedero/)).toBeTruthy();
});

const sessionList = async () => within(await screen.findByRole('region', { name: 'Tus sesiones' }));

test('the sessions say where and when, and which one this is', async () => {
  open();
  const list = await sessionList();
  const [here, there] = list.getAllByRole('listitem');
  expect(here?.textContent).toContain('Chrome en WindowsEsta sesiónAbierta el 20/nov/2026, 13:00 h.');
  expect(there?.textContent).toContain('Último uso: 21/nov/2026, 17:05 h.');
  // works without script too
  expect(there?.querySelector('form')?.getAttribute('action')).toBe('/api/me/sessions/s2/end');
});

test('ending a session reloads the list and keeps the focus where it was', async () => {
  const { called } = open();
  const list = await sessionList();
  fireEvent.click(list.getByRole('button', { name: 'Cerrar la sesión de Safari en iPhone' }));
  await waitFor(() => expect(called('GET /me/sessions')).toHaveLength(2));
  expect(called('POST /me/sessions/{id}/end')[0]?.input).toEqual({ params: { id: 's2' } });
  await waitFor(() => expect(document.activeElement?.id).toBe('sesiones'));
});

test('all others are ended with one press', async () => {
  const { called } = open();
  fireEvent.click((await sessionList()).getByRole('button', { name: 'Cerrar todas las demás' }));
  await waitFor(() => expect(called('POST /me/sessions/endothers')).toHaveLength(1));
});

test('offers no session to end to a user who is signed in nowhere else', async () => {
  open({ 'GET /me/sessions': sessions.slice(0, 1) });
  expect((await sessionList()).queryByRole('button')).toBeNull();
});

test('without the list of sessions the profile is there all the same', async () => {
  open({ 'GET /me/sessions': new ApiError(503, 'unavailable', '') });
  await ready();
  expect(await screen.findByText(/No pudimos leer tus sesiones/)).toBeTruthy();
});

test('a session that ends while someone types is reported at the form, which keeps everything typed', async () => {
  open({ 'PUT /me/update': new ApiError(401, 'unauthorized', '') });
  await ready();
  write('Nombre', 'María');
  press('Guardar cambios');
  expect(await screen.findByText(/^Tu sesión expiró\. Entra de nuevo/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Nombre').value).toBe('María');
});

test('a session that could not be checked is checked again, without asking to sign in', async () => {
  const { shell } = open({}, me, { user: null, session: 'unchecked' });
  await ready();
  expect(shell.stores.session.getState().user?.firstName).toBe('Ana');
});

test.each([
  ['is over', new ApiError(401, 'unauthorized', ''), 'Tu sesión expiró'],
  ['is still not known', new ApiError(503, 'unavailable', ''), '503'],
])('tells the client when their session %s', async (_what, refusal, words) => {
  open({ 'GET /me': refusal }, me, { user: null, session: 'unchecked' });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a guest has neither password nor money here', async () => {
  const { called } = open({}, { ...me, role: 'guest', invited: true });
  await ready();
  expect(screen.queryByText('Cambiar contraseña')).toBeNull();
  expect(called('GET /client/{id}/ewallet')).toHaveLength(0);
  expect(called('GET /me/consents')).toHaveLength(0);
});
