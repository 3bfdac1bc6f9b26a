import { ApiError } from '@actual/shell-contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderTestPage } from '../testing';
import { Component } from './login-panel';

const user = { id: 'u', role: 'client', firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', invited: false };
const quotation = { id: '0123456789abcdef0123456789abcdef', count: 1 };
const Page = () => (
  <main>
    <input aria-label="Algo escrito" />
    <Component />
  </main>
);

interface Opened {
  url?: string;
  initial?: object;
  who?: object;
  signIn?: () => Promise<unknown>;
}
const open = ({ url = '/page', initial = {}, who = user, signIn = async () => ({ user: who }) }: Opened = {}) =>
  renderTestPage({
    routes: [
      { path: '/page', Component: Page },
      { path: '/register', Component: Page },
    ],
    url,
    initial: initial as never,
    answer: async (key) => {
      if (key === 'POST /auth/signin') return signIn();
      return key === 'POST /quotation/find/{page}' ? { data: [] } : {};
    },
  });
const enter = () => {
  const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  write('Correo', 'a@b.mx');
  write('Contraseña', 'Muebles-2026');
  fireEvent.click(screen.getByText('Entrar'));
};

test.each([
  ['with a quotation goes on with its purchase', '/page', { quotation }, `/checkout/client/${quotation.id}`],
  [
    'with a quotation and somewhere to go, goes there',
    '/page?redirectTo=/user/profile',
    { quotation },
    '/user/profile',
  ],
  ['without a quotation goes where they wanted', '/page?redirectTo=/user/profile', {}, '/user/profile'],
  ['without a quotation stays', '/page', {}, '/page'],
  ['on the page of registration goes home', '/register', {}, '/'],
  ['is led to no other site', '/page?redirectTo=//evil.example', {}, '/page?redirectTo=//evil.example'],
  ['whose session was over stays where they were', '/page', { quotation, session: 'over' }, '/page'],
])('who signs in %s', async (_what, url, initial, to) => {
  const { address, shell } = open({ url, initial });
  enter();
  await waitFor(() => expect(shell.stores.session.getState().status).toBe('signed-in'));
  await waitFor(() => expect(address()).toBe(to));
});

test('leaves the quotation of the browser alone when staff sign in', async () => {
  const { called, shell } = open({ initial: { quotation }, who: { ...user, role: 'seller' } });
  enter();
  await waitFor(() => expect(shell.stores.session.getState().status).toBe('signed-in'));
  expect(called('POST /quotation/update/{id}')).toHaveLength(0);
});

test('says that the session is over, and keeps text typed elsewhere on the page', async () => {
  const { shell } = open({ initial: { session: 'over' } });
  expect(screen.getByRole('heading').textContent).toBe('Tu sesión expiró');
  fireEvent.change(screen.getByLabelText('Algo escrito'), { target: { value: 'calle 12' } });
  enter();
  await waitFor(() => expect(shell.stores.session.getState().status).toBe('signed-in'));
  expect(screen.getByLabelText<HTMLInputElement>('Algo escrito').value).toBe('calle 12');
});

test.each([
  ['credentials_invalid', 401, 'Datos incorrectos'],
  ['unavailable', 503, 'Error al iniciar sesión. Espera un momento e intenta de nuevo.'],
] as const)('%s is said in the panel, which keeps what was typed', async (code, status, words) => {
  open({ signIn: () => Promise.reject(new ApiError(status, code, '')) });
  enter();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(screen.getByLabelText<HTMLInputElement>('Correo').value).toBe('a@b.mx');
});

test('staff whose session ended are offered no new account', async () => {
  const { shell } = open({ initial: { user: { ...user, role: 'seller' } } });
  act(() => shell.stores.session.getState().end());
  expect((await screen.findByRole('heading')).textContent).toBe('Tu sesión expiró');
  expect(screen.queryByRole('link', { name: 'Crea tu cuenta' })).toBeNull();
});

test('the desk’s door offers nobody a new account; the store does', () => {
  renderTestPage({
    routes: [{ path: '/', element: <Component forStaff /> }],
    url: '/',
    answer: async () => ({}),
  });
  expect(screen.getByRole('heading').textContent).toBe('Entra con tu cuenta');
  expect(screen.queryByRole('link', { name: 'Crea tu cuenta' })).toBeNull();
  document.body.replaceChildren();
  open();
  expect(screen.getByRole('link', { name: 'Crea tu cuenta' })).toBeTruthy();
});
