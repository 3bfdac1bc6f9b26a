import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { screen, waitFor } from '@testing-library/react';
import { RecordPicture } from './RecordPicture';

const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const user = {
  id: 's',
  role: 'seller' as const,
  firstName: 'Diego',
  lastName: 'Ríos',
  email: 'd@b.mx',
  invited: false,
};

function open(answer: { ok: boolean }) {
  const asked = jest.fn(async () => ({ ...answer, blob: async () => new Blob(['x']) }));
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: asked });
  Object.defineProperty(URL, 'createObjectURL', { configurable: true, value: () => 'blob:sala' });
  Object.defineProperty(URL, 'revokeObjectURL', { configurable: true, value: () => undefined });
  renderTestPage({
    brand,
    routes: [{ path: '/', element: <RecordPicture filename="sala.jpg" /> }],
    url: '/',
    initial: { user },
    answer: async () => ({}),
  });
  return asked;
}

test('the picture of an event is seen small, asked for as the signed-in person of the brand', async () => {
  const asked = open({ ok: true });
  const press = await screen.findByRole('button', { name: 'Imagen' });
  await waitFor(() => expect(press.querySelector('img')?.getAttribute('src')).toBe('blob:sala'));
  expect(asked).toHaveBeenCalledWith(
    '/api/uploads/records/gallery/sala.jpg',
    expect.objectContaining({ headers: { site: 'actual-studio' }, credentials: 'same-origin' }),
  );
});

test('keeps the button of a picture that cannot be loaded', async () => {
  const asked = open({ ok: false });
  const press = await screen.findByRole('button', { name: 'Imagen' });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(press.querySelector('img')).toBeNull();
});
