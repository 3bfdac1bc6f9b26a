/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ScaleTile } from './ScaleTile';

const size = { width: 200, depth: 90, height: 80, seat: 42, arm: 60 };

test('the picture from the front stands on the floor beside a person, to scale', () => {
  const { container } = render(<ScaleTile size={size} kind="seat" picture="sofa-frente" />);
  expect(screen.getByRole('img', { name: /A escala junto a una persona de 1.65 m: 200 cm de ancho/ })).toBeTruthy();
  const photo = container.querySelector('image');
  // the piece fills 80 % of its square, and 1 cm is 1 unit of the drawing
  expect(Number(photo?.getAttribute('width')) * 0.8).toBe(200);
  const floor = 165 + 4;
  const middle = Number(photo?.getAttribute('y')) + Number(photo?.getAttribute('height')) / 2;
  expect(middle + 80 / 2).toBe(floor);
});

test('without that picture, or of a rug, the outline is drawn', () => {
  const { container, rerender } = render(<ScaleTile size={size} kind="seat" />);
  expect(container.querySelector('image')).toBeNull();
  rerender(<ScaleTile size={{ ...size, height: 2, seat: null }} kind="other" picture="tapete-frente" />);
  expect(container.querySelector('image')).toBeNull();
});
