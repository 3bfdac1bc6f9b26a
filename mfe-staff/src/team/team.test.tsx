import type { Colleague } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loader } from './loader';
import { Component } from './route';
import { aColleague, shops } from './testing';

const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const user = { id: 'a', role: 'admin' as const, firstName: 'Rosa', lastName: 'Ek', email: 'r@b.mx', invited: false };
const open = (people: Colleague[], invited: unknown = aColleague({ state: 'invited' })) =>
  renderTestPage({
    brand,
    routes: [{ path: '/equipo', loader, Component }],
    url: '/equipo',
    initial: { user },
    answer: async (key: string) => {
      if (key === 'GET /user/stores') return shops;
      if (key === 'GET /team') return { people };
      if (invited instanceof Error) throw invited;
      return invited;
    },
  });
const write = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = () => {
  write('Nombre', 'Luz');
  write('Apellidos', 'Pech');
  write('Correo', 'luz@actual.mx');
  fireEvent.change(screen.getByLabelText('Rol'), { target: { value: 'manager' } });
};

test('lists each person with role, shop, access and sales; people without access are apart', async () => {
  open([
    aColleague(),
    aColleague({ id: '2', firstName: 'Beto', role: 'admin', Store: null, state: 'invited', invitedUntil: null }),
    aColleague({ id: '3', firstName: 'Eva', state: 'ended', endedAt: '2026-11-20T17:00:00.000Z' }),
  ]);
  const there = within(await screen.findByRole('table', { name: 'Personas con acceso' }));
  expect(
    there
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Ana Ruiz.*VendedorCancúnCon accesoCon segundo paso26\/nov 12:0014$/),
    expect.stringMatching(/^Beto Ruiz.*Administrador—Invitación enviadaEl enlace venció/),
  ]);
  expect(there.getByRole('link', { name: 'Ana Ruiz' }).getAttribute('href')).toBe(`/equipo/${aColleague().id}`);
  expect(within(screen.getByRole('table', { name: 'Personas sin acceso' })).getByText('Eva Ruiz')).toBeTruthy();
});

test('an invitation explains the role’s rights, is sent once, and leaves an empty form', async () => {
  const { called } = open([aColleague()]);
  await screen.findByRole('heading', { level: 1, name: 'Equipo' });
  fill();
  expect(await screen.findByText(/Además autoriza, devuelve dinero/)).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Enviar invitación' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveProperty('value', ''));
  expect(called('POST /team').map(({ input }) => input)).toEqual([
    {
      body: {
        firstName: 'Luz',
        lastName: 'Pech',
        email: 'luz@actual.mx',
        mobilePhone: '',
        role: 'manager',
        Store: null,
      },
    },
  ]);
});

test('names a missing value at its field, and sends nothing', async () => {
  const { called } = open([aColleague()]);
  await screen.findByRole('heading', { level: 1, name: 'Equipo' });
  write('Correo', 'luz@');
  press('Enviar invitación');
  expect(await screen.findAllByText('Este campo es requerido')).toHaveLength(3);
  expect(screen.getByText('Ingrese un email válido')).toBeTruthy();
  expect(called('POST /team')).toEqual([]);
});

test('says at the field that an e-mail is taken, and keeps the typed values', async () => {
  open([aColleague()], new ApiError(409, 'email_taken', ''));
  await screen.findByRole('heading', { level: 1, name: 'Equipo' });
  fill();
  press('Enviar invitación');
  expect((await screen.findAllByText(/Este correo ya es de una cuenta/)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Correo')).toHaveProperty('value', 'luz@actual.mx');
  expect(screen.getByLabelText('Correo').getAttribute('aria-invalid')).toBe('true');
});
