/** @jest-environment jsdom */
import { noPicture } from '@actual/contracts/facts/catalog/product-pictures';
import { screen } from '@testing-library/react';
import { renderInBrand } from '../testing';
import { Swatches } from './Swatches';

test('a finish without a picture asks for no file, and shows its color', () => {
  renderInBrand(
    <Swatches
      legend="Acabado"
      size="s"
      options={[
        { value: 'a', label: 'Nogal', picture: 'mesa-nogal', color: '#654' },
        { value: 'b', label: 'Roble', picture: noPicture, color: 'rgb(1, 2, 3)' },
      ]}
    />,
  );
  expect(screen.getByTitle('Roble')).toBeTruthy();
  // jsdom does not read this shorthand, so the written style is checked
  const styles = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join();
  expect(styles).toContain('/pictures/mesa-nogal-300.webp');
  expect(styles).toContain('rgb(1, 2, 3)');
  expect(styles).not.toContain(`/pictures/${noPicture}`);
});

test('a color’s name includes the effect of choosing it, also where the brand shows squares alone', () => {
  renderInBrand(
    <Swatches
      legend="Color"
      value="/gris"
      options={[
        { value: '/gris', label: 'Gris', href: '/gris' },
        { value: '/blanco', label: 'Blanco', text: 'antes del 3/dic', href: '/blanco' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: /Blanco,? ?antes del 3\/dic/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Gris' })).toBeTruthy();
});
