import { renderTestPage as render, type TestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';

const brand = {
  site: 'actual-kids',
  name: 'Actual Kids',
  illustrations: {},
  structure: { cartWord: 'Carrito', steps: 'numbers', buyVariant: 'buy' },
} as Brand;

/** Shows a page of this remote in a brand and a shell whose API is `answer`. */
export const renderTestPage = (page: Omit<TestPage, 'brand'>) => render({ brand, ...page });
