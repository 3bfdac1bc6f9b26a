import type { Colleague } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aColleague, shops } from '../team/testing';
import { loader } from './loader';
import { Component } from './route';

const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const rosa = aColleague({ id: 'a', firstName: 'Rosa', lastName: 'Ek', role: 'admin', quotations: 0 });
const user = { id: 'a', role: 'admin' as const, firstName: 'Rosa', lastName: 'Ek', email: 'r@b.mx', invited: false };

const endedByLuz = {
  at: '2026-11-30T18:00:00.000Z',
  call: 'POST /team/{id}/end',
  outcome: { status: 200 },
  User: { id: 'l', firstName: 'Luz', lastName: 'Pech' },
};
interface Sending {
  after?: Colleague;
  refused?: Error;
  changes?: object[];
}

/** The page of somebody; `after` is the list's person once something was sent, `changes` what the audit log has. */
function open(person: Colleague, { after = person, refused, changes = [] }: Sending = {}) {
  let sent = false;
  return renderTestPage({
    brand,
    routes: [{ path: '/equipo/:id', loader, Component }],
    url: `/equipo/${person.id}`,
    initial: { user },
    answer: async (key: string) => {
      if (key === 'GET /user/stores') return shops;
      if (key === 'GET /team') return { people: [sent ? after : person, ...(person.id === rosa.id ? [] : [rosa])] };
      if (key === 'GET /audit/{id}') return changes;
      sent = true;
      if (refused) throw refused;
      return key.endsWith('handover') ? { handed: 12, left: 2 } : after;
    },
  });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const params = { id: aColleague().id };

test('another role names the pages it closes before it is saved, and is sent with the page’s revision', async () => {
  const { called } = open(aColleague(), { after: aColleague({ role: 'manager', sessions: 0 }) });
  await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' });
  choose('Rol', 'manager');
  expect(screen.getByText(/Se cierran sus 2 sesiones/)).toBeTruthy();
  press('Guardar');
  await waitFor(() =>
    expect(called('PUT /team/{id}').map(({ input }) => input)).toEqual([
      { params, body: { from: { role: 'seller', Store: 'cancun' }, role: 'manager', Store: 'cancun' } },
    ]),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toHaveProperty('disabled', true));
});

test('shows a colleague’s change in between, and keeps the chosen values', async () => {
  open(aColleague(), {
    after: aColleague({ Store: { code: 'merida', name: 'Mérida' } }),
    refused: new ApiError(409, 'conflict', ''),
  });
  await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' });
  choose('Rol', 'admin');
  press('Guardar');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Alguien más lo cambió/);
  expect(await screen.findByText('Vendedor · Mérida')).toBeTruthy();
  expect(screen.getByLabelText('Rol')).toHaveProperty('value', 'admin');
});

test('ends an access after a question, and hands its quotations to the chosen colleague', async () => {
  const { called } = open(aColleague(), { after: aColleague({ state: 'ended', sessions: 0, quotations: 2 }) });
  await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' });
  press('Terminar acceso');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Se cierran sus 2 sesiones/)).toBeTruthy();
  expect(called('POST /team/{id}/end')).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/14 cotizaciones abiertas/), { target: { value: 'a' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Terminar acceso' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called('POST /team/{id}/end').map(({ input }) => input)).toEqual([{ params }]);
  expect(called('POST /team/{id}/handover').map(({ input }) => input)).toEqual([{ params, body: { User: 'a' } }]);
  expect(await screen.findByRole('button', { name: 'Devolver acceso' })).toBeTruthy();
});

test('whoever ends an access second reads who ended it', async () => {
  const ended = aColleague({ state: 'ended', sessions: 0 });
  open(aColleague(), { after: ended, refused: new ApiError(409, 'conflict', ''), changes: [endedByLuz] });
  await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' });
  press('Terminar acceso');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Terminar acceso' }));
  expect(await dialog.findByText(/Luz Pech fue: .+, 30\/nov\/2026/)).toBeTruthy();
});

test('those that are being paid are told, to be handed over later', async () => {
  open(aColleague(), { after: aColleague({ quotations: 2 }) });
  await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' });
  choose(/14 cotizaciones abiertas/, 'a');
  press('Pasar cotizaciones');
  expect(await screen.findByText(/Quedan 2 cotizaciones que alguien está pagando/)).toBeTruthy();
});

test('offers nobody a button to end their own access', async () => {
  open(rosa);
  await screen.findByRole('heading', { level: 1, name: 'Rosa Ek' });
  expect(screen.getByText(/Tu propio acceso lo cambia otra persona/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Terminar/ })).toBeNull();
});

test('an address with an unknown person says so, and leads to the team', async () => {
  renderTestPage({
    brand,
    routes: [{ path: '/equipo/:id', loader, Component }],
    url: '/equipo/nadie',
    initial: { user },
    answer: async (key: string) => (key === 'GET /team' ? { people: [rosa] } : shops),
  });
  expect(await screen.findByRole('heading', { name: 'No encontramos a esta persona' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver el equipo' }).getAttribute('href')).toBe('/equipo');
});

test('sends another link to a colleague who has not accepted', async () => {
  const { called } = open(aColleague({ state: 'invited', invitedUntil: null }));
  await screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' });
  press('Enviar otra invitación');
  await waitFor(() => expect(called('POST /team/{id}/invite')).toHaveLength(1));
});
