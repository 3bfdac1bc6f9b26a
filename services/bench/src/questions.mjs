import { rotate } from './load.mjs';

/** @typedef {import('./load.mjs').Next} Next */

export const TERMS =
  'sofa|silla|mesa de centro|lampara|cama matrimonial|librero|buro|espejo|comoda|tapete|sillon|sala esquinera|banca|camastro|vitrina|escritorio|cuna|litera|jarron|perchero|silon|recamara|mesa comedor|closet|taburete|velador|tocador|butaca|puff|loveseat'.split(
    '|',
  );
const MATERIALS = ['madera', 'metal', 'tela', 'piel', 'cristal', 'plastico'];
const COLORS = ['azul', 'blanco', 'gris', 'cafe', 'verde', 'negro', 'beige'];

/**
 * @param {string} path
 * @param {object} body
 */
const post = (path, body) => ({ method: 'POST', path, body: JSON.stringify(body) });
/** @param {object} body */
const list = (body) => post('/product/searchbyfilters/', { page: 1, items: 10, ...body });
/** @param {object} body */
const search = (body) => post('/product/search/', { page: 1, items: 10, ...body });

/**
 * Requests that nobody made before: a price bound of their own.
 * @param {(n: number) => ReturnType<Next>} make
 * @returns {Next}
 */
function unheardOf(make) {
  let n = 0;
  return () => make(n++);
}

/**
 * Listing of ten products in three ways: always the same, a rotating set, and never the same twice.
 * @param {string[]} categories
 */
export function listings(categories) {
  const sorts = [
    { key: 'DiscountPrice', direction: 'ASC' },
    { key: 'salesCount', direction: 'DESC' },
  ];
  const set = categories.flatMap((category) =>
    sorts.flatMap((sortOption) => [1, 2, 3, 4].map((page) => list({ category, sortOption, page }))),
  );
  return {
    same: rotate([list({ category: 'salas' })]),
    rotating: rotate(set),
    rotatingCount: set.length,
    never: unheardOf((n) => list({ category: categories[n % categories.length], maxPrice: 200_000 + n })),
  };
}

/** Search with the filter panel, in the same three ways. */
export function searches() {
  const set = TERMS.flatMap((keywords) => [
    search({ keywords }),
    search({ keywords, page: 2 }),
    ...MATERIALS.map((one) => search({ keywords, filtervalues: [`material:${one}`] })),
    ...COLORS.map((one) => search({ keywords, filtervalues: [`color:${one}`], minPrice: 1_000 })),
  ]);
  return {
    same: rotate([search({ keywords: 'sofa', filtervalues: ['material:tela'] })]),
    rotating: rotate(set),
    rotatingCount: set.length,
    never: unheardOf((n) =>
      search({
        keywords: TERMS[n % TERMS.length],
        filtervalues: [`material:${MATERIALS[n % MATERIALS.length]}`],
        maxPrice: 200_000 + n,
      }),
    ),
  };
}

/**
 * A product's page by its slug: always the same one, and every product before any again.
 * @param {{ slug: string }[]} sold
 */
export function products(sold) {
  /** @param {{ slug: string }} product */
  const bySlug = ({ slug }) => ({ method: 'GET', path: `/product/findbyslug/${slug}` });
  return {
    same: rotate([bySlug(sold[0])]),
    // a stride that meets every product before any again
    rotating: unheardOf((n) => bySlug(sold[(n * 7919) % sold.length])),
  };
}
