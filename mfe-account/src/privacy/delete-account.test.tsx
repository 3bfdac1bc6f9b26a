import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderTestPage } from '../testing';
import { DeleteAccount } from './DeleteAccount';

const open = (reply: unknown) =>
  renderTestPage({
    routes: [{ path: '/user/profile', Component: DeleteAccount }],
    url: '/user/profile',
    answer: async () => {
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });

/** The dialog, with a password in it unless told. */
async function dialog(password = 'hamaca-azul-7') {
  fireEvent.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }));
  const shown = within(await screen.findByRole('dialog'));
  if (password) fireEvent.change(shown.getByLabelText('Tu contraseña actual'), { target: { value: password } });
  return { shown, press: () => fireEvent.click(shown.getByText('Eliminar mi cuenta', { selector: 'button > span' })) };
}

test('names the data that go and those that the law keeps, and asks for the password first', async () => {
  const { called } = open({ ok: true });
  const { shown, press } = await dialog('');
  expect(shown.getByText(/Borramos tu perfil/)).toBeTruthy();
  expect(shown.getByText(/el Código Fiscal, cinco años/)).toBeTruthy();
  press();
  expect(await shown.findByText('Este campo es requerido')).toBeTruthy();
  expect(called('POST /me/delete')).toHaveLength(0);
});

test('a wrong password is said at its field', async () => {
  open(new ApiError(403, 'password_required', ''));
  const { shown, press } = await dialog();
  press();
  expect(await shown.findByText('Revisa tu(s): Tu contraseña actual. No es esa.')).toBeTruthy();
  expect(shown.getByLabelText<HTMLInputElement>('Tu contraseña actual').value).toBe('hamaca-azul-7');
});

test('names unfinished business and how long to wait', async () => {
  const { called } = open(new ApiError(409, 'account_in_use', '', ['delivery', 'balance', 'something else']));
  const { shown, press } = await dialog();
  press();
  expect(await shown.findByText('Por ahora no podemos eliminar tu cuenta')).toBeTruthy();
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('por entregar'),
    expect.stringContaining('monedero'),
  ]);
  await waitFor(() => expect(called('POST /me/delete')).toHaveLength(1));
});
