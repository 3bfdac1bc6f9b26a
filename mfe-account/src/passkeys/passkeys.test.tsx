import { ApiError } from '@actual/shell-contract';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Component as LoginPanel } from '../slots/login-panel';
import { renderTestPage } from '../testing';
import { Passkeys } from './Passkeys';

jest.mock('@simplewebauthn/browser', () => ({
  ...jest.requireActual('@simplewebauthn/browser'),
  startAuthentication: jest.fn(),
  startRegistration: jest.fn(),
}));
const authenticate = jest.mocked(startAuthentication);
const register = jest.mocked(startRegistration);
const never = new Promise<never>(() => undefined);
beforeEach(() => {
  authenticate.mockReset().mockReturnValue(never);
  register.mockReset();
});

const user = { id: 'u', role: 'client', firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', invited: false } as const;
const here = {
  id: 'p1',
  name: 'Mi teléfono',
  place: 'Actual Kids',
  here: true,
  createdAt: '2026-11-03T18:00:00.000Z',
  lastUsedAt: null,
};
const answer = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {}, response: {} } as never;
const refusedBy = (name: string, code: string) =>
  new WebAuthnError({ message: name, name, code: code as never, cause: new Error(name) });

type Answers = Record<string, unknown>;
const open = (Component: () => React.ReactNode, answers: Answers = {}, signedIn: object | null = null) =>
  renderTestPage({
    routes: [{ path: '/', Component }],
    url: '/',
    initial: { user: signedIn as never },
    answer: async (key) => {
      const all: Answers = { 'GET /me/passkeys': [here], 'POST /quotation/find/{page}': { data: [] }, ...answers };
      const reply = all[key] ?? { ok: true };
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });
const press = (words: string) => fireEvent.click(screen.getByText(words, { selector: 'button > span' }));
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const said = (shell: ReturnType<typeof open>['shell'], title: string) =>
  waitFor(() => expect(shell.stores.notices.getState().toasts.map((one) => one.title)).toContain(title));

describe('the list of a client’s passkeys', () => {
  const profile = async (answers?: Answers) => {
    const page = open(Passkeys, answers, user);
    await screen.findByText('Agregar llave de acceso');
    return page;
  };

  test('shows each one’s name, when it was made and used, and where it signs in', async () => {
    await profile({
      'GET /me/passkeys': [
        here,
        {
          ...here,
          id: 'p2',
          name: 'Laptop',
          place: 'Actual Home',
          here: false,
          lastUsedAt: '2026-11-05T18:00:00.000Z',
        },
      ],
    });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('Mi teléfonoCreada el 3/nov/2026 · Sin usarSirve aquí, en Actual Kids.');
    expect(second?.textContent).toContain('Usada por última vez el 5/nov/2026Sirve solo en Actual Home.');
  });

  test.each([
    [[], 'Todavía no tienes llaves de acceso.'],
    [new ApiError(503, 'unavailable', ''), 'No pudimos leer tus llaves de acceso. Recarga la página.'],
  ])('where the answer is %j, says so', async (reply, words) => {
    await profile({ 'GET /me/passkeys': reply });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('adds a passkey with a name and the password', async () => {
    register.mockResolvedValue(answer);
    const { called, shell } = await profile();
    press('Agregar llave de acceso');
    write('Nombre de la llave', ' Mi laptop ');
    write('Tu contraseña actual', 'hamaca-azul-7');
    press('Continuar');
    await said(shell, 'Llave de acceso guardada');
    expect(called('POST /me/passkeys/options')[0]?.input).toEqual({ body: { password: 'hamaca-azul-7' } });
    expect(called('POST /me/passkeys')[0]?.input).toEqual({ body: { name: 'Mi laptop', credential: answer } });
  });

  test.each([
    [new ApiError(403, 'password_required', ''), undefined, 'Revisa tu(s): Tu contraseña actual. No es esa.'],
    [{}, refusedBy('NotAllowedError', 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY'), /^No se completó/],
    [{}, refusedBy('InvalidStateError', 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'), /^Este equipo ya tiene/],
    [{}, refusedBy('SecurityError', 'ERROR_INVALID_RP_ID'), /solo sirven en la dirección/],
    [{}, new Error('WebAuthn is not supported in this browser'), /^Este navegador no pudo/],
  ])('what goes wrong is said, and what was typed stays', async (options, trouble, words) => {
    if (trouble) register.mockRejectedValue(trouble);
    await profile({ 'POST /me/passkeys/options': options });
    press('Agregar llave de acceso');
    write('Nombre de la llave', 'Mi laptop');
    write('Tu contraseña actual', 'otra');
    press('Continuar');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Nombre de la llave').value).toBe('Mi laptop');
  });

  test('renames a passkey, and removes it after a question', async () => {
    const { called, shell } = await profile();
    await screen.findByText('Cambiar nombre');
    press('Cambiar nombre');
    write('Nombre de la llave', '');
    press('Guardar');
    expect(await screen.findByText('Este campo es requerido')).toBeTruthy();
    write('Nombre de la llave', 'Tableta');
    press('Guardar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('PUT /me/passkeys/{id}')[0]?.input).toEqual({ params: { id: 'p1' }, body: { name: 'Tableta' } });
    press('Quitar');
    const dialog = await screen.findByRole('dialog', { hidden: true });
    expect(within(dialog).getByText(/¿Deseas eliminar este registro\?/)).toBeTruthy();
    write('Tu contraseña actual', 'hamaca-azul-7');
    press('Eliminar');
    await said(shell, 'Información eliminada');
  });
});

describe('the way in', () => {
  const wayIn = async (answers?: Answers) => {
    const page = open(LoginPanel, { 'POST /auth/passkey': { token: 't', user }, ...answers });
    await screen.findByText('Entrar con llave de acceso');
    return page;
  };

  test('a passkey that is chosen at the e-mail signs in', async () => {
    authenticate.mockImplementation(async ({ useBrowserAutofill }) => (useBrowserAutofill ? answer : never));
    const { shell } = await wayIn();
    await waitFor(() => expect(shell.stores.session.getState().user?.id).toBe('u'));
    expect(screen.getByLabelText('Correo').getAttribute('autocomplete')).toBe('username webauthn');
  });

  test('signs in with a passkey by the button', async () => {
    authenticate.mockImplementation(async ({ useBrowserAutofill }) => (useBrowserAutofill ? never : answer));
    const { shell } = await wayIn();
    press('Entrar con llave de acceso');
    await waitFor(() => expect(shell.stores.session.getState().user?.id).toBe('u'));
  });

  test.each([
    [new ApiError(403, 'passkey_refused', ''), /no abre ninguna cuenta de aquí/],
    [new ApiError(403, 'passkey_expired', ''), /Pasó demasiado tiempo/],
  ])('%s is said, the password is still there, and passkeys are offered again', async (refusal, words) => {
    authenticate.mockImplementation(async ({ useBrowserAutofill }) => (useBrowserAutofill ? never : answer));
    await wayIn({ 'POST /auth/passkey': refusal });
    fireEvent.input(screen.getByLabelText('Correo'), { target: { value: 'a@b.mx' } });
    await waitFor(() => expect(authenticate).toHaveBeenCalledTimes(1));
    press('Entrar con llave de acceso');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Correo').value).toBe('a@b.mx');
    await waitFor(() => expect(authenticate).toHaveBeenCalledTimes(3));
  });

  test('a browser that cannot offer any says nothing until it is asked', async () => {
    authenticate.mockRejectedValue(new Error('WebAuthn is not supported in this browser'));
    await wayIn();
    await waitFor(() => expect(authenticate).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
    press('Entrar con llave de acceso');
    expect(await screen.findByText(/Este navegador no pudo usar/)).toBeTruthy();
  });
});
