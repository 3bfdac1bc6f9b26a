import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Component as CompleteRegister } from '../complete-register/route';
import { loader as unlessSignedIn } from '../forgot-password/loader';
import { Component as ForgotPassword } from '../forgot-password/route';
import { renderTestPage } from '../testing';
import { loader } from './loader';
import { Component as ResetPassword } from './route';

const user = { id: 'u', role: 'client', firstName: 'Ana', lastName: 'Ruiz', email: 'ana@correo.mx', invited: false };
const routes = [
  { path: '/forgot-password', loader: unlessSignedIn, Component: ForgotPassword },
  { path: '/reset-password', loader, Component: ResetPassword },
  { path: '/complete-register', loader, Component: CompleteRegister },
];
const link = '?email=ana%40correo.mx&token=abc';

const open = (url: string, answer: unknown = { ok: true }, signedIn: object | null = null) =>
  renderTestPage({
    routes,
    url,
    initial: { user: signedIn as never },
    answer: async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
const write = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (words: string) => fireEvent.click(screen.getByText(words, { selector: 'button > span' }));
const choose = async (password: string, again = password) => {
  await screen.findByLabelText('Contraseña nueva');
  write('Contraseña nueva', password);
  write('Confirma tu contraseña', again);
};

test.each(['/forgot-password', `/reset-password${link}`, `/complete-register${link}`])(
  '%s leads home who is signed in, and not a guest',
  async (url) => {
    const { address } = open(url, undefined, user);
    await waitFor(() => expect(address()).toBe('/'));
    open(url, undefined, { ...user, role: 'guest', invited: true });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  },
);

test.each(['/reset-password', '/reset-password?email=ana%40correo.mx', '/complete-register?token=abc'])(
  '%s lacks what a link has, and leads home',
  async (url) => {
    const { address } = open(url);
    await waitFor(() => expect(address()).toBe('/'));
  },
);

test('after asking for a link, a message replaces the form without telling whether the account exists', async () => {
  const { called } = open('/forgot-password?email=ana%40correo.mx');
  press(await screen.findByText('Enviar enlace').then(() => 'Enviar enlace'));
  expect((await screen.findByRole('status')).textContent).toMatch(/Si ana@correo\.mx tiene una cuenta o un pedido/);
  expect(screen.queryByLabelText('Correo')).toBeNull();
  expect(called('POST /user/send_password_recovery')[0]?.input).toEqual({ body: { email: 'ana@correo.mx' } });
});

test('an e-mail that is none is said at its field, and nothing is sent', async () => {
  const { called } = open('/forgot-password?email=ana');
  await screen.findByLabelText('Correo');
  press('Enviar enlace');
  expect(await screen.findByText('Ingrese un email válido')).toBeTruthy();
  expect(called('POST /user/send_password_recovery')).toEqual([]);
});

test('names the missing parts of a password while it is typed', async () => {
  open(`/reset-password${link}`);
  await screen.findByLabelText('Contraseña nueva');
  for (const [typed, words] of [
    ['azul', 'Faltan 4 caracteres.'],
    ['azul 123', 'Falta 1 carácter.'],
    ['contraseña1', 'Es de las más usadas y fácil de adivinar: elige otra.'],
    ['hamaca-azul-7', 'Sirve: es larga y no es de las más usadas.'],
  ] as const) {
    write('Contraseña nueva', typed);
    expect(screen.getByText(words)).toBeTruthy();
  }
});

test.each([
  ['/reset-password', 'Guardar contraseña', 'Tu contraseña cambió'],
  ['/complete-register', 'Crear mi cuenta', 'Usuario registrado con éxito'],
])('%s sets the password of its link, and offers to sign in', async (page, words, done) => {
  const { called, shell } = open(`${page}${link}`);
  await choose('hamaca-azul-7');
  press(words);
  expect(await screen.findByText(done)).toBeTruthy();
  const body = { email: 'ana@correo.mx', token: 'abc', password: 'hamaca-azul-7', confirm_pass: 'hamaca-azul-7' };
  expect(called('POST /user/update_password')[0]?.input).toEqual({ body });
  press('Entrar');
  expect(shell.stores.notices.getState().popup).toBe('account');
});

test('two passwords that differ are not sent', async () => {
  const { called } = open(`/reset-password${link}`);
  await choose('hamaca-azul-7', 'hamaca-azul-8');
  press('Guardar contraseña');
  expect(await screen.findByText(/No coincide con la de arriba/)).toBeTruthy();
  expect(called('POST /user/update_password')).toEqual([]);
});

test.each([
  ['link_expired', 403, /Este enlace ya se usó o venció/],
  ['password_too_common', 400, /Contraseña nueva\. Es de las más usadas/],
  ['rate_limited', 429, /en un minuto/],
] as const)('a refusal with %s is said, and what was typed stays', async (code, status, words) => {
  open(`/reset-password${link}`, new ApiError(status, code, ''));
  await choose('hamaca-azul-7');
  press('Guardar contraseña');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByLabelText('Contraseña nueva')).toHaveProperty('value', 'hamaca-azul-7');
});
