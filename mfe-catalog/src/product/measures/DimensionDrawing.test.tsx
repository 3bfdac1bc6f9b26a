/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { DimensionDrawing } from './DimensionDrawing';

test('the drawing says its measures in words and shows them as text', () => {
  render(<DimensionDrawing kind="seat" size={{ width: 230, depth: 160, height: 86.6, seat: 42, arm: 60 }} />);
  expect(
    screen.getByRole('img', { name: 'Vista de frente: 230 cm de ancho y 86.6 cm de alto, asiento a 42 cm' }),
  ).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Vista de costado: 160 cm de fondo y 86.6 cm de alto' })).toBeTruthy();
  expect(screen.getAllByText('86.6 cm')).toHaveLength(2);
  expect(screen.getByText('230 cm')).toBeTruthy();
});
