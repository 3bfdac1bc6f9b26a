import type { ModeratedReview } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { loader } from './loader';
import { Component } from './route';

const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const user = {
  id: 'm',
  role: 'manager' as const,
  firstName: 'Rosa',
  lastName: 'Ek',
  email: 'r@b.mx',
  invited: false,
};
const review: ModeratedReview = {
  id: 'r1',
  rating: 2,
  title: 'Se despintó',
  text: 'A la semana se despintó.',
  author: 'Ana R.',
  finish: 'Nogal',
  day: '2026-11-20',
  pictures: ['/reviews/pictures/a.jpg?key=k'],
  answer: null,
  site: 'actual-home',
  state: 'pending',
  reason: null,
  createdAt: '2026-11-20T17:00:00.000Z',
  product: { name: 'Silla Nube', url: '/silla/1' },
  order: { id: 'o1', folio: '200123' },
};
const open = (data: ModeratedReview[] = [review], decided: unknown = review, search = '') =>
  renderTestPage({
    brand,
    routes: [{ path: '/opiniones', loader, Component }],
    url: `/opiniones${search}`,
    initial: { user },
    answer: async (key: string) => {
      if (key.startsWith('GET')) return { data, total: data.length };
      if (decided instanceof Error) throw decided;
      return decided;
    },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a review is read with its stars, pictures, piece and order, and published with an answer', async () => {
  const { called } = open();
  expect(await screen.findByRole('heading', { name: 'Se despintó' })).toBeTruthy();
  expect(screen.getByRole('img', { name: '2 de 5 estrellas' })).toBeTruthy();
  expect(screen.getByAltText('Foto 1 de 1').getAttribute('src')).toBe('/api/reviews/pictures/a.jpg?key=k');
  expect(screen.getByRole('link', { name: 'Pedido 200123' }).getAttribute('href')).toBe('/checkout/order/o1');
  fireEvent.input(screen.getByLabelText(/Respuesta/), { target: { value: 'Te la cambiamos.' } });
  press('Publicar');
  await waitFor(() =>
    expect(called('PUT /reviews/{id}')[0]?.input).toEqual({
      params: { id: 'r1' },
      body: { from: 'pending', state: 'published', answer: 'Te la cambiamos.', reason: null },
    }),
  );
});

test('nothing is refused without a reason, and the reason is sent', async () => {
  const { called } = open();
  await screen.findByRole('heading', { name: 'Se despintó' });
  press('Rechazar');
  expect((await screen.findByRole('alert')).textContent).toBe('Escribe por qué no se publica.');
  expect(called('PUT /reviews/{id}')).toEqual([]);
  fireEvent.input(screen.getByLabelText(/Motivo/), { target: { value: 'Trae un teléfono.' } });
  press('Rechazar');
  await waitFor(() =>
    expect(called('PUT /reviews/{id}')[0]?.input).toMatchObject({
      body: { state: 'refused', reason: 'Trae un teléfono.' },
    }),
  );
});

test('says when a colleague judged the review meanwhile, and keeps the typed text', async () => {
  open([review], new ApiError(409, 'conflict', ''));
  await screen.findByRole('heading', { name: 'Se despintó' });
  fireEvent.input(screen.getByLabelText(/Respuesta/), { target: { value: 'Gracias.' } });
  press('Publicar');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Alguien más ya la revisó/);
  expect(screen.getByLabelText(/Respuesta/)).toHaveProperty('value', 'Gracias.');
});

test('an empty list says so; the address says which one', async () => {
  const { called } = open([], review, '?estado=refused&pagina=x');
  expect(await screen.findByText('No se ha rechazado ninguna opinión')).toBeTruthy();
  expect(called('GET /reviews/moderation/{page}')[0]?.input).toEqual({
    params: { page: 1 },
    query: { state: 'refused' },
  });
});
