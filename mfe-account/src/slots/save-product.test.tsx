import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderTestPage } from '../testing';
import { Component } from './save-product';

const lamp = { id: 'lampara', name: 'Lámpara Nido' };
const hearted = () => getComputedStyle(document.querySelector('button svg') as Element).fill;
const Page = () => <Component product={lamp} />;

test('keeps a product saved while the list is still loading', async () => {
  let saved: { id: string }[] = [];
  const early: (() => void)[] = [];
  const { shell } = renderTestPage({
    routes: [{ path: '/page', Component: Page }],
    url: '/page',
    answer: (key) => {
      if (key === 'POST /favorites/{id}') {
        saved = [lamp];
        return Promise.resolve(lamp);
      }
      const before = saved;
      // the first list was read before the press and comes after it
      return early.length ? Promise.resolve(before) : new Promise((resolve) => early.push(() => resolve(before)));
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar: Lámpara Nido' }));
  const heart = screen.getByRole('button', { name: 'Guardar: Lámpara Nido' });
  await waitFor(() => expect(shell.queryClient.getQueryData(['favorites'])).toEqual([lamp]));
  for (const arrive of early) arrive();
  await waitFor(() => expect(shell.queryClient.isFetching()).toBe(0));
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(hearted()).toBe('currentColor');
});
