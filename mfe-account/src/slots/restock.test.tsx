import { fireEvent, screen } from '@testing-library/react';
import { post } from '../avisame/route';
import { renderTestPage } from '../testing';
import { Component } from './restock';

type Props = Parameters<typeof Component>[0];
const variant = (id: string, size: string, Available: number) => ({ id, size, Available, Name: 'Cama Nido' });
const variants = [
  variant('a', 'Individual', 0),
  variant('b', 'Matrimonial', 3),
  variant('c', 'King', 0),
] as unknown as Props['variants'];

const Page = () => <Component variants={variants} />;

test('asks for the mail about the chosen one of several sold-out variants', async () => {
  const asked: unknown[] = [];
  renderTestPage({
    routes: [{ path: '/page', Component: Page }],
    url: '/page',
    answer: (_key, options) => {
      asked.push(options);
      return Promise.resolve({ ok: true });
    },
  });
  fireEvent.click(await screen.findByText('Avísame cuando haya lo agotado'));
  expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Individual',
    'King',
  ]);
  fireEvent.change(screen.getByLabelText('¿De cuál?'), { target: { value: 'c' } });
  fireEvent.change(screen.getByLabelText('Correo'), { target: { value: 'ana@correo.mx' } });
  fireEvent.click(screen.getByRole('button', { name: 'Avísame' }));
  expect(await screen.findByText('Te avisamos')).toBeTruthy();
  expect(asked).toMatchObject([{ params: { id: 'c' }, body: { email: 'ana@correo.mx' } }]);
});

test('without script the form’s page checks by the same rules and shows the errors', async () => {
  const fields = new FormData();
  fields.set('product', 'a');
  fields.set('email', 'no es correo');
  const args = { fields } as unknown as Parameters<typeof post>[0];
  expect(await post(args)).toMatchObject({
    sent: false,
    values: { product: 'a' },
    errors: { email: expect.any(String) },
  });
});
