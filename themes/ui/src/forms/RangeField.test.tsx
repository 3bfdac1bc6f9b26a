/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderInBrand } from '../testing';
import { RangeField } from './RangeField';

test('both handles are read aloud as amounts', () => {
  renderInBrand(<RangeField legend="Precio" min={500} max={20_000} value={[1_500, 13_591]} />);
  const spoken = screen.getAllByRole('slider').map((one) => one.getAttribute('aria-valuetext'));
  expect(spoken).toEqual(['$1,500', '$13,591']);
});
