/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInBrand } from '../../testing';
import { ProductPicture } from './ProductPicture';

test('a product without a picture asks for no file and says so', () => {
  const { container } = renderInBrand(<ProductPicture stem="sin-imagen" alt="Silla Alba" sizes="100px" />);
  expect(screen.getByRole('img', { name: 'Silla Alba, sin foto' })).toBeTruthy();
  expect(container.querySelector('img, source')).toBeNull();
});

test('a photograph on white has a white tile, any other picture the brand’s', () => {
  const groundOf = (stem: string) => {
    const { container } = renderInBrand(<ProductPicture stem={stem} alt="" sizes="100px" />);
    const tile = container.querySelector('span');
    return tile && getComputedStyle(tile).background;
  };
  expect(groundOf('foto-1a2b-blanca')).toMatch(/#fff|rgb\(255, 255, 255\)/);
  expect(groundOf('foto-1a2b')).not.toMatch(/#fff|rgb\(255, 255, 255\)/);
});
