import { render, screen } from '@testing-library/react';
import { BlockPanel } from './BlockPanel';

test('what staff see on a page of the checkout stays off the client’s paper', () => {
  render(<BlockPanel>Mostrador</BlockPanel>);
  expect(screen.getByText('Mostrador').closest('[data-noprint]')).not.toBeNull();
});
