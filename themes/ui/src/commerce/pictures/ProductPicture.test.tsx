/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInBrand } from '../../testing';
import { ProductPicture } from './ProductPicture';

test('a product without a picture asks for no file and says so', () => {
  const { container } = renderInBrand(<ProductPicture stem="sin-imagen" alt="Silla Alba" sizes="100px" />);
  expect(screen.getByRole('img', { name: 'Silla Alba, sin foto' })).toBeTruthy();
  expect(container.querySelector('img, source')).toBeNull();
});
