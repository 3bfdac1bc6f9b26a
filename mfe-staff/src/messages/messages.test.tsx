import type { WrittenMessage } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { loader } from './loader';
import { Component } from './route';

const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const user = { id: 'v', role: 'seller', firstName: 'Rosa', lastName: 'Ek', email: 'r@b.mx', invited: false } as const;
const message: WrittenMessage = {
  id: 'm1',
  folio: 'M-100123',
  kind: 'suggestion',
  site: 'actual-home',
  name: 'Ana Ruiz',
  email: 'ana@correo.mx',
  phone: '998 214 5567',
  message: 'Una pata llegó rota.',
  orderFolio: '200123',
  attachment: 'pata.jpg',
  createdAt: '2026-11-20T17:00:00.000Z',
  state: 'new',
  answeredAt: null,
  answeredBy: null,
};
const open = (data: WrittenMessage[] = [message], marked: unknown = message, search = '') =>
  renderTestPage({
    brand,
    routes: [{ path: '/mensajes', loader, Component }],
    url: `/mensajes${search}`,
    initial: { user },
    answer: async (key: string) => {
      if (key.startsWith('GET')) return { data, total: data.length };
      if (marked instanceof Error) throw marked;
      return marked;
    },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows a message with its writer, their contact and the order it is about, and marks it as answered', async () => {
  const { called } = open();
  expect(await screen.findByRole('heading', { name: 'Ana Ruiz' })).toBeTruthy();
  expect(screen.getByText('Una pata llegó rota.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^ana ?@correo\.mx$/ }).getAttribute('href')).toBe(
    'mailto:ana@correo.mx?subject=Sugerencia%20o%20queja%20M-100123',
  );
  expect(screen.getByRole('link', { name: '998 214 5567' }).getAttribute('href')).toBe('tel:9982145567');
  expect(screen.getByRole('link', { name: 'Pedido 200123' }).getAttribute('href')).toBe('/reports/orders?folio=200123');
  expect(screen.getByRole('button', { name: 'Descargar pata.jpg' })).toBeTruthy();
  press('Marcar como contestado');
  await waitFor(() =>
    expect(called('PUT /messages/{id}')[0]?.input).toEqual({
      params: { id: 'm1' },
      body: { from: 'new', state: 'answered' },
    }),
  );
});

test('one that somebody answered says who, and can be opened again', async () => {
  const answered = { ...message, state: 'answered', answeredAt: '2026-11-21T17:00:00.000Z', answeredBy: 'Luz Poot' };
  const { called } = open([answered as WrittenMessage], answered, '?estado=answered');
  expect((await screen.findByText(/^Contestado el/)).textContent).toContain('por Luz Poot');
  press('Abrir de nuevo');
  await waitFor(() => expect(called('PUT /messages/{id}')[0]?.input).toMatchObject({ body: { state: 'new' } }));
});

test('says when a colleague marked the message meanwhile', async () => {
  open([message], new ApiError(409, 'conflict', ''));
  await screen.findByRole('heading', { name: 'Ana Ruiz' });
  press('Marcar como contestado');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Alguien más ya lo marcó/);
});

test('an empty list says so, and what will stand there, and leads on', async () => {
  open([]);
  expect(await screen.findByText('No hay mensajes por contestar')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver los contestados' }).getAttribute('href')).toBe(
    '/mensajes?estado=answered',
  );
});
