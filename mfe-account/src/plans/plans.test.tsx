import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderTestPage } from '../testing';
import { loader } from './loader';
import { Component } from './route';

const user = { id: 'u', role: 'client', firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', invited: false } as const;
const sala = {
  id: 'p1',
  name: 'Sala & comedor',
  plan: '4000-3500-2400...x',
  room: { width: 4_000, depth: 3_500, pieces: 3 },
  savedAt: '2026-11-28T03:00:00.000Z',
};
const open = (search = '', answers: Record<string, unknown> = {}) =>
  renderTestPage({
    routes: [
      { path: '/user/plans', loader, Component },
      { path: '/plano', element: 'el planeador' },
    ],
    url: `/user/plans${search}`,
    initial: { user },
    answer: async (key) => {
      const all: Record<string, unknown> = {
        'GET /me/plans': [sala],
        'DELETE /me/plans/{id}': { ok: true },
        ...answers,
      };
      const answer = all[key] ?? {};
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
const type = (value: string) => fireEvent.change(screen.getByLabelText('Nombre del plano'), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a plan shows its room, pieces and date, and opens in the planner under its name', async () => {
  open();
  expect(await screen.findByText('4.00 m × 3.50 m · 3 piezas · Guardado el 27/nov/2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir' }).getAttribute('href')).toBe(
    '/plano?plano=4000-3500-2400...x&nombre=Sala+%26+comedor',
  );
});

test('a plan that the planner can no longer read is listed without a link to open it', async () => {
  open('', { 'GET /me/plans': [{ ...sala, room: null }] });
  expect(await screen.findByText(/^Ya no podemos abrirlo/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Abrir' })).toBeNull();
});

test('a plan is renamed; a name that is taken or empty is marked at its field', async () => {
  const { called, address } = open('?cambiar=p1', { 'PUT /me/plans/{id}': new ApiError(409, 'plan_name_taken', '') });
  await screen.findByRole('heading', { name: 'Cambiar nombre' });
  type(' ');
  press('Guardar nombre');
  expect(await screen.findByText('Este campo es requerido')).toBeTruthy();
  type('Recámara');
  press('Guardar nombre');
  expect(await screen.findByText(/Ya tienes un plano con ese nombre/)).toBeTruthy();
  expect(called('PUT /me/plans/{id}')[0]?.input).toEqual({ params: { id: 'p1' }, body: { name: 'Recámara' } });
  expect(address()).toBe('/user/plans?cambiar=p1');
});

test('a plan is dropped, also where another tab dropped it before', async () => {
  const { address } = open('?cambiar=p1', { 'DELETE /me/plans/{id}': new ApiError(404, 'not_found', '') });
  await screen.findByRole('heading', { name: 'Eliminar «Sala & comedor»' });
  press('Eliminar plano');
  await waitFor(() => expect(address()).toBe('/user/plans'));
});

test('an empty list leads to the planner; another client’s plan cannot be renamed', async () => {
  const { address } = open('?cambiar=otro', { 'GET /me/plans': [] });
  expect(await screen.findByText('Aún no guardas planos')).toBeTruthy();
  expect(address()).toBe('/user/plans');
});
