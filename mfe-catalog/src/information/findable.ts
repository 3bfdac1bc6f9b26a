import type { FindablePage } from '@actual/shell-contract';
import sections from '../../content/secciones.yaml';

/** `/ubicaciones` says the same as `/nuestras-tiendas`, which is the one to be found. */
const doubles = new Set(['/ubicaciones']);

/** The catalog's pages for search engines, beside its categories and products. */
export const findablePages: FindablePage[] = [
  { path: '/' },
  { path: '/search' },
  ...sections
    .flatMap(({ pages }) => pages)
    .filter(({ path }) => !doubles.has(path))
    .map(({ path, updated }) => ({ path, lastmod: updated })),
];
