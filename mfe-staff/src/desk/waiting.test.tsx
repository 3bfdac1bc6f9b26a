import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { loader } from '../reviews/loader';
import { Component } from '../reviews/route';
import { DeskMenu } from './DeskMenu';

const review = {
  id: 'r1',
  rating: 2,
  title: 'Se despintó',
  text: 'A la semana se despintó.',
  author: 'Ana R.',
  finish: 'Nogal',
  day: '2026-11-20',
  pictures: [],
  answer: null,
  site: 'actual-home',
  state: 'pending',
  reason: null,
  createdAt: '2026-11-20T17:00:00.000Z',
  product: { name: 'Silla Nube', url: '/silla/1' },
  order: { id: 'o1', folio: '200123' },
};
const Page = () => (
  <>
    <DeskMenu />
    <Component />
  </>
);

test('deciding on a review lowers the number that wait', async () => {
  let waiting = [review, { ...review, id: 'r2', title: 'Cómoda' }];
  renderTestPage({
    brand: { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand,
    routes: [{ path: '/opiniones', loader, Component: Page }],
    url: '/opiniones',
    initial: { user: { id: 'm', role: 'manager', firstName: 'Rosa', lastName: 'Ek', email: 'r@b.mx', invited: false } },
    answer: async (key: string) => {
      if (key === 'PUT /reviews/{id}') waiting = waiting.slice(1);
      return key === 'GET /reviews/moderation/{page}'
        ? { data: waiting, total: waiting.length }
        : { data: [], total: 0 };
    },
  });
  const entry = await screen.findByTitle('Opiniones');
  await waitFor(() => expect(entry.textContent).toBe('Opiniones2'));
  fireEvent.click(screen.getAllByRole('button', { name: 'Publicar' })[0] as HTMLElement);
  await waitFor(() => expect(entry.textContent).toBe('Opiniones1'));
});
