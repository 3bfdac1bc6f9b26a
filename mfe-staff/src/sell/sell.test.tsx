import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loader } from './loader';
import { Component } from './route';

const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const user = {
  id: 's',
  role: 'seller' as const,
  firstName: 'Diego',
  lastName: 'Ríos',
  email: 'd@b.mx',
  invited: false,
};
const oscar = {
  id: 'c1',
  CardName: 'Óscar Briceño',
  CardCode: 'C500001',
  E_Mail: 'oscar@correo.mx',
  Cellular: '998 214 5567',
};
const found = { data: [oscar], total: 1 };
const create = 'POST /client/create';

function open(search = '', answers: Record<string, unknown> = {}) {
  return renderTestPage({
    brand,
    routes: [
      { path: '/vender', loader, Component },
      { path: '/quotations/edit/:id', element: <p>la cotización</p> },
    ],
    url: `/vender${search}`,
    initial: { user },
    answer: async (key) => {
      const all = { 'POST /client/find/': found, 'POST /quotation/create': { id: 'q1' }, ...answers };
      const answer = (all as Record<string, unknown>)[key];
      if (answer instanceof Error) throw answer;
      return answer ?? { ok: true };
    },
  });
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a term is looked for by Enter, and stands in the address', async () => {
  const page = open();
  fireEvent.change(await screen.findByLabelText('Cliente'), { target: { value: 'óscar' } });
  expect(page.called('POST /client/find/')).toHaveLength(0);
  fireEvent.submit(screen.getByRole('search'));
  expect(await screen.findByText('Óscar Briceño')).toBeTruthy();
  expect(page.address()).toBe(`/vender?${new URLSearchParams({ buscar: 'óscar' })}`);
  expect(page.called('POST /client/find/')[0]?.input).toEqual({ body: { term: 'óscar', page: 1 } });
});

test('one press starts a quotation for a found client and makes it the active one', async () => {
  const page = open('?buscar=oscar');
  fireEvent.click(await screen.findByRole('button', { name: 'Cotizar' }));
  expect(await screen.findByText('la cotización')).toBeTruthy();
  expect(page.called('PUT /quotation/{id}/client')[0]?.input).toEqual({ params: { id: 'q1' }, body: { Client: 'c1' } });
  expect(page.shell.stores.quotation.getState()).toMatchObject({ id: 'q1', count: 0 });
});

test('an unknown client can be created at once, with errors at their fields', async () => {
  const page = open('?buscar=ana@correo.mx', {
    'POST /client/find/': { data: [], total: 0 },
    [create]: { ...oscar, id: 'c9' },
  });
  expect(await screen.findByText('No se encontro "ana@correo.mx"')).toBeTruthy();
  const form = within(screen.getByRole('form', { name: 'Cliente nuevo' }));
  expect(form.getByLabelText('Correo')).toHaveProperty('value', 'ana@correo.mx');
  fireEvent.click(form.getByRole('button', { name: 'Crear y cotizar' }));
  expect(form.getAllByText('Este campo es requerido')).toHaveLength(3);
  expect(document.activeElement).toBe(form.getByLabelText('Nombre'));
  expect(page.called(create)).toHaveLength(0);
  type('Nombre', 'Ana');
  type('Apellidos', 'Pech');
  type('Celular', '998 214 5567');
  fireEvent.click(form.getByRole('button', { name: 'Crear y cotizar' }));
  expect(await screen.findByText('la cotización')).toBeTruthy();
  expect(page.called(create)[0]?.input).toEqual({
    body: { FirstName: 'Ana', LastName: 'Pech', E_Mail: 'ana@correo.mx', Cellular: '998 214 5567' },
  });
});

test('a telephone that nobody has, as WhatsApp gives it, is the new client’s', async () => {
  open(`?${new URLSearchParams({ buscar: '+52 1 998 214 5567' })}`, {
    'POST /client/find/': { data: [], total: 0 },
  });
  expect(await screen.findByLabelText('Celular')).toHaveProperty('value', '+52 1 998 214 5567');
});

test('an e-mail that has an account is marked at its field, and nothing typed is lost', async () => {
  const page = open('', { [create]: new ApiError(409, 'email_taken', '') });
  await screen.findByRole('form', { name: 'Cliente nuevo' });
  for (const [label, value] of [
    ['Nombre', 'Ana'],
    ['Apellidos', 'Pech'],
    ['Correo', 'ana@correo.mx'],
    ['Celular', '9982145567'],
  ] as const)
    type(label, value);
  fireEvent.click(screen.getByRole('button', { name: 'Crear y cotizar' }));
  expect(await screen.findByText('Ya hay un cliente con este correo: búscalo.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Correo')));
  expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'Ana');
  expect(page.called('POST /quotation/create')).toHaveLength(0);
});
