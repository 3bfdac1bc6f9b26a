import type { DeskToday } from '@actual/contracts';
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
const step = {
  id: '0123456789abcdef0123456789abcdef',
  folio: '100007',
  client: 'Ana Pech',
  phone: '+529981234567',
  text: 'Llamar con las fotos',
  day: '2026-11-20',
  seller: 'Diego Ríos',
};
const nothing = { total: 0, data: [] };
const today: DeskToday = {
  day: '2026-11-27',
  steps: { total: 1, data: [step] },
  closing: nothing,
  expiring: nothing,
  leads: nothing,
  payments: nothing,
  transfers: nothing,
};
const done = 'PUT /quotation/{id}/nextstep';

function open(answer: () => unknown, url = '/mi-dia') {
  let left: DeskToday = today;
  const page = renderTestPage({
    brand,
    routes: [{ path: '/mi-dia', loader, Component }],
    url,
    initial: { user },
    answer: async (key) => {
      if (key === 'GET /desk/today') return left;
      const said = answer();
      if (said instanceof Error) throw said;
      left = { ...today, steps: nothing };
      return said;
    },
  });
  return page;
}
const steps = async () => within(await screen.findByRole('region', { name: 'Siguientes pasos' }));

test.each([
  ['team', '«Equipo» solo la abre un administrador.'],
  ['cases', '«Casos de pago» solo la abren gerentes y administradores.'],
])('a link to a page of another role (%s) leads here, and the day says who opens it', async (page, words) => {
  open(() => ({}), `/mi-dia?cerrada=${page}`);
  expect((await screen.findByRole('status')).textContent).toContain(words);
});

test.each(['', '?cerrada=toString', '?cerrada=today'])(
  'nothing is said of a page that is open or none (%s)',
  async (search) => {
    open(() => ({}), `/mi-dia${search}`);
    await steps();
    expect(screen.queryByText(/solo la/)).toBeNull();
  },
);

test('what lapses first stands first, and what is done is only named', async () => {
  const transfer = {
    orderId: step.id,
    folio: '200007',
    client: 'Luz Uc',
    phone: null,
    paymentType: 'spei',
    due: 1_500,
    expiresAt: '2026-11-27T22:00:00.000Z',
  };
  renderTestPage({
    brand,
    routes: [{ path: '/mi-dia', loader, Component }],
    url: '/mi-dia',
    initial: { user },
    answer: async () => ({
      ...today,
      transfers: { total: 1, data: [transfer] },
      leads: { total: 1, data: [{ ...step, email: 'luz@correo.mx', createdAt: '2026-11-27T15:00:00.000Z' }] },
    }),
  });
  await steps();
  expect(screen.getAllByRole('region').map((list) => list.getAttribute('aria-label'))).toEqual([
    'Transferencias que vencen hoy',
    'Siguientes pasos',
    'Leads nuevos',
  ]);
  expect(screen.getAllByRole('link', { name: '998 123 4567' })).toHaveLength(2);
  expect(
    screen.getByText('Sin pendientes: pagos que no pasaron, cotizaciones que vencen hoy, cierres esperados.'),
  ).toBeTruthy();
});

test('a step of the day is done by one press, and is gone', async () => {
  const { called } = open(() => ({ ok: true }));
  const list = await steps();
  expect(list.getByRole('link', { name: '998 123 4567' }).getAttribute('href')).toBe('tel:+529981234567');
  expect(list.getByRole('link', { name: 'WhatsApp a Ana Pech' }).getAttribute('href')).toBe(
    'https://wa.me/529981234567',
  );
  list.getByRole('button', { name: 'Hecho' }).focus();
  fireEvent.click(list.getByRole('button', { name: 'Hecho' }));
  await waitFor(() =>
    expect(called(done)[0]?.input).toEqual({
      params: { id: step.id },
      body: { nextStep: null, seen: { text: step.text, day: step.day } },
    }),
  );
  expect(await screen.findByText('No hay nada por hacer ahora')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mi día' })));
});

test('a step that could not be kept as done stays', async () => {
  const { called } = open(() => new ApiError(503, 'unavailable', ''));
  const list = await steps();
  fireEvent.click(list.getByRole('button', { name: 'Hecho' }));
  await waitFor(() => expect(called(done)).toHaveLength(1));
  await waitFor(() => expect(list.getByRole('button', { name: 'Hecho' }).getAttribute('aria-busy')).toBe('false'));
  expect(list.getByText('Llamar con las fotos')).toBeTruthy();
});
