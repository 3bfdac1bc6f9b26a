import type { ProductReviews, Review } from '@actual/contracts';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { RatingLine } from './RatingLine';
import { Reviews } from './Reviews';
import { reviewsJsonLd } from './review-json-ld';

const review = (change: Partial<Review> = {}): Review => ({
  id: 'r1',
  rating: 4,
  title: 'Muy cómodo',
  text: 'Llegó a tiempo.',
  author: 'Ana R.',
  finish: 'Grafito',
  day: '2026-11-20',
  pictures: [],
  answer: null,
  ...change,
});
const said = (data: Review[], total = data.length): ProductReviews => ({
  total,
  average: total === 0 ? 0 : 4.3,
  stars: [0, 0, 0, total, 0],
  data,
});
const Component = () => (
  <main>
    <p>aquí</p>
    <RatingLine productId="p1" />
    <Reviews productId="p1" />
  </main>
);
const brand = { site: 'actual-kids', name: 'Actual Kids', illustrations: {}, structure: {} } as Brand;
const open = (answer: (page: number) => ProductReviews) =>
  renderTestPage({
    brand,
    routes: [{ path: '/x', Component }],
    url: '/x',
    initial: {},
    answer: async (_key: string, input: unknown) => answer((input as { params: { page: number } }).params.page),
  });

test('nothing is drawn, no empty star either, where nobody said anything', async () => {
  const { called } = open(() => said([]));
  await screen.findByText('aquí');
  await waitFor(() => expect(called('GET /reviews/product/{id}/{page}')).not.toEqual([]));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText('Opiniones')).toBeNull();
});

test('shows average, distribution and reviews of verified purchases, with pictures and the shop’s answer', async () => {
  open(() => said([review({ pictures: ['/reviews/pictures/a.jpg'], answer: 'Gracias.' })]));
  expect(await screen.findByText('Muy cómodo')).toBeTruthy();
  for (const words of ['Llegó a tiempo.', 'Ana R.', 'Compra verificada', 'Grafito', '20/nov/2026', 'Gracias.'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getAllByRole('img', { name: '4.3 de 5 estrellas' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: '1 opinión' }).getAttribute('href')).toBe('#opiniones');
  expect(screen.getByRole('button', { name: 'Ampliar foto 1 de 1' })).toBeTruthy();
});

test('a picture that does not come is said so, and asked for again', async () => {
  open(() => said([review({ pictures: ['/reviews/pictures/a.jpg'] })]));
  fireEvent.click(await screen.findByRole('button', { name: 'Ampliar foto 1 de 1' }));
  const picture = () => screen.findByRole('img', { name: 'Foto de Ana R.' });
  fireEvent.error(await picture());
  expect(await screen.findByText('La foto no se puede mostrar ahora.')).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Foto de Ana R.' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect((await picture()).getAttribute('src')).toBe('/api/reviews/pictures/a.jpg');
});

test('shows a deleted account’s review without a name, and goes on at the first of more reviews on a press', async () => {
  open((page) => said([review({ id: `r${page}`, title: `Página ${page}`, author: '' })], 6));
  expect(await screen.findByText('Página 1')).toBeTruthy();
  expect(screen.getByText('Cliente')).toBeTruthy();
  fireEvent.click(screen.getByText('Ver más opiniones'));
  expect((await screen.findByText('Página 2')).closest('article')).toBe(document.activeElement);
  expect(screen.queryByText('Ver más opiniones')).toBeNull();
});

test('search engines get the reviews that exist, and no data without any', () => {
  expect([reviewsJsonLd(undefined), reviewsJsonLd(said([]))]).toEqual([{}, {}]);
  expect(reviewsJsonLd(said([review()]))).toMatchObject({
    aggregateRating: { ratingValue: 4.3, reviewCount: 1 },
    review: [{ name: 'Muy cómodo', author: { name: 'Ana R.' }, reviewRating: { ratingValue: 4 } }],
  });
});
