import { ApiError } from '@actual/shell-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderTestPage } from '../testing';
import { loader } from './loader';
import { Component } from './route';

const piece = {
  id: 'a1b2c3d4-0000-4000-8000-000000000001',
  name: 'Sofá Bruma',
  url: '/sofa/1',
  picture: '',
  finish: 'Grafito',
  author: 'Ana R.',
  state: null as string | null,
};
const open = (found: unknown = piece, sent: unknown = { ok: true }) =>
  renderTestPage({
    routes: [{ path: '/opinion', loader, Component }],
    url: `/opinion?pieza=${piece.id}&llave=k.1`,
    initial: { user: null },
    answer: async (key: string) => {
      const answer = key.startsWith('GET') ? found : sent;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
const press = () => fireEvent.click(screen.getByText('Enviar opinión', { selector: 'button > span' }));
const write = (text: string) => fireEvent.input(screen.getByLabelText('Tu opinión'), { target: { value: text } });

test('stars, words and the name it is published under are sent with the key of the mail', async () => {
  const { called } = open();
  expect(await screen.findByText('Sofá Bruma')).toBeTruthy();
  expect(screen.getByText('Se publica como Ana R.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '4 de 5: Buena' }));
  write('Muy cómodo y llegó a tiempo.');
  press();
  expect(await screen.findByText('Gracias por tu opinión')).toBeTruthy();
  expect(called('POST /reviews/piece/{id}')[0]?.input).toEqual({
    params: { id: piece.id },
    body: { key: 'k.1', rating: 4, title: '', text: 'Muy cómodo y llegó a tiempo.', pictures: [] },
  });
});

test('names a missing value at its field, and sends nothing', async () => {
  const { called } = open();
  await screen.findByText('Sofá Bruma');
  write('corto');
  press();
  expect(await screen.findByText('Elige de una a cinco estrellas.')).toBeTruthy();
  expect(screen.getByText(/Faltan 5 letras/)).toBeTruthy();
  expect(called('POST /reviews/piece/{id}')).toEqual([]);
});

test('shows a refusal, and keeps the typed review', async () => {
  open(piece, new ApiError(409, 'review_taken', ''));
  await screen.findByText('Sofá Bruma');
  fireEvent.click(screen.getByRole('radio', { name: '1 de 5: Muy mala' }));
  write('No era lo que esperaba.');
  press();
  expect(await screen.findByText('Ya recibimos tu opinión de este mueble.')).toBeTruthy();
  expect(screen.getByLabelText('Tu opinión')).toHaveProperty('value', 'No era lo que esperaba.');
});

test('a piece that was reviewed already is thanked for, and asks nothing', async () => {
  open({ ...piece, state: 'pending' });
  expect(await screen.findByText('Gracias por tu opinión')).toBeTruthy();
  expect(screen.queryByLabelText('Tu opinión')).toBeNull();
});

test.each([
  ['link_expired', undefined, 403, /ya venció/],
  ['review_not_possible', 'not_delivered', 409, /todavía no llega/],
  ['review_not_possible', 'not_bought', 409, /no quedó en firme/],
  ['not_found', undefined, 404, /no lleva a ninguna compra/],
] as const)('an address that is refused with %s (%s) says why', async (code, reason, status, words) => {
  open(new ApiError(status, code, '', { reason }));
  await waitFor(() => expect(screen.getByText(words)).toBeTruthy());
});
