import { type Brand, BrandProvider, type Structure } from '@actual/themes-contract';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

const Nothing = () => null;
/** The little of a brand that behavior depends on; looks are not tested here. */
const brand = {
  structure: {
    discountBadge: 'text',
    monthsText: 'o-msi',
    productInfo: 'tabs',
    disclosure: 'plus',
    priceBlock: 'rule',
  },
  voice: {},
  Logo: Nothing,
} as unknown as Brand;

/** Renders inside a brand, with other words of its structure where they are given. */
export const renderInBrand = (element: ReactElement, structure: Partial<Structure> = {}) =>
  render(
    <BrandProvider brand={{ ...brand, structure: { ...brand.structure, ...structure } }}>{element}</BrandProvider>,
  );
