import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Component as LoginPanel } from '../slots/login-panel';
import { renderTestPage } from '../testing';
import { SecondFactor } from './SecondFactor';

jest.mock('@simplewebauthn/browser', () => ({
  ...jest.requireActual('@simplewebauthn/browser'),
  startAuthentication: jest.fn(() => new Promise(() => undefined)),
}));

const user = { id: 'u', role: 'seller', firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', invited: false } as const;
const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Actual:a?secret=JBSWY3DPEHPK3PXP', qr: '<svg/>' };
const codes = ['aaaaa-bbbbb', 'ccccc-ddddd'];
const required = (way: string) => new ApiError(401, 'second_factor_required', '', { way });
const missing = new ApiError(401, 'second_factor_missing', '', setup);
const wrong = new ApiError(401, 'second_factor_wrong', '');

/** Answers a call in turn, the last one for ever. */
const open = (Component: () => React.ReactNode, answers: Record<string, unknown[]>, signedIn: object | null = null) =>
  renderTestPage({
    routes: [{ path: '/', Component }],
    url: '/',
    initial: { user: signedIn as never },
    answer: async (key) => {
      const list = answers[key] ?? [{}];
      const reply = list.length > 1 ? list.shift() : list[0];
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (words: string) => fireEvent.click(screen.getByText(words, { selector: 'button > span' }));

describe('the way in', () => {
  const enter = async (...replies: unknown[]) => {
    const page = open(LoginPanel, { 'POST /auth/signin': replies });
    await screen.findByLabelText('Correo');
    write('Correo', 'a@b.mx');
    write('Contraseña', 'hamaca-azul-7');
    press('Entrar');
    return page;
  };

  test('asks for the app’s code, with the focus in its field; a wrong code is reported and the typed text stays', async () => {
    const { called, shell } = await enter(required('code'), wrong, { token: 't', user });
    const field = await screen.findByLabelText('Código de tu aplicación');
    expect(document.activeElement).toBe(field);
    write('Código de tu aplicación', '123456');
    press('Entrar');
    expect(await screen.findByText(/^Ese código no es el de ahora/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('hamaca-azul-7');
    write('Código de tu aplicación', '654321');
    press('Entrar');
    await waitFor(() => expect(shell.stores.session.getState().user?.id).toBe('u'));
    const sent = { email: 'a@b.mx', password: 'hamaca-azul-7' };
    expect(called('POST /auth/signin').map(({ input }) => input)).toEqual([
      { body: sent },
      { body: { ...sent, code: '123456' } },
      { body: { ...sent, code: '654321' } },
    ]);
  });

  test('sets up an app where there is none, and continues once the recovery codes are saved', async () => {
    const { shell } = await enter(missing, { token: 't', user, recoveryCodes: codes });
    expect((await screen.findByAltText('Código QR para tu aplicación')).getAttribute('src')).toMatch(
      /^data:image\/svg/,
    );
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    write('Código de tu aplicación', '123456');
    press('Entrar');
    expect((await screen.findAllByRole('listitem')).map((one) => one.textContent)).toEqual(codes);
    expect(shell.stores.session.getState().user).toBeNull();
    press('Ya los guardé');
    await waitFor(() => expect(shell.stores.session.getState().user?.id).toBe('u'));
  });

  test('sends to the passkey who has one and no app', async () => {
    await enter(required('passkey'));
    expect(await screen.findByText(/Tu cuenta pide tu llave de acceso/)).toBeTruthy();
    expect(screen.queryByLabelText('Código de tu aplicación')).toBeNull();
  });
});

test('in the profile: the password, the code of another telephone, other recovery codes', async () => {
  const { called } = open(
    SecondFactor,
    {
      'GET /me/second-factor': [{ on: true, recoveryCodes: 3 }],
      'POST /me/second-factor/options': [new ApiError(403, 'password_required', ''), setup],
      'POST /me/second-factor': [wrong, { recoveryCodes: codes }],
    },
    user,
  );
  expect(await screen.findByText(/Te quedan 3 códigos de recuperación/)).toBeTruthy();
  write('Tu contraseña actual', 'otra');
  press('Cambiar de aplicación o de códigos');
  expect(await screen.findByText('Revisa tu(s): Tu contraseña actual. No es esa.')).toBeTruthy();
  write('Tu contraseña actual', 'hamaca-azul-7');
  press('Cambiar de aplicación o de códigos');
  await screen.findByAltText('Código QR para tu aplicación');
  write('Código de tu aplicación', '111111');
  press('Activar');
  expect(await screen.findByText(/^Ese código no es el de ahora/)).toBeTruthy();
  write('Código de tu aplicación', '222222');
  press('Activar');
  expect((await screen.findAllByRole('listitem')).map((one) => one.textContent)).toEqual(codes);
  expect(called('POST /me/second-factor')[1]?.input).toEqual({ body: { code: '222222' } });
});
