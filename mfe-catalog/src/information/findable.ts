import type { FindablePage } from '@actual/shell-contract';
import sections from '../../content/secciones.yaml';

/** The catalog's pages for search engines, beside its categories and products; of two that say the same, the main one. */
export const findablePages: FindablePage[] = [
  { path: '/' },
  { path: '/search' },
  { path: '/estancias' },
  ...sections
    .flatMap(({ pages }) => pages)
    .filter(({ canonical }) => !canonical)
    .map(({ path, updated }) => ({ path, lastmod: updated })),
];
