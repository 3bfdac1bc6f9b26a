import { sizeNamesInAddress } from './size-address';

/** Query names of the listing's address, in Spanish as people read it; everything else is a filter's own handle. */
export const names = {
  brand: 'marca',
  discount: 'descuento',
  availability: 'disponibilidad',
  delivery: 'llega-antes',
} as const;
const reserved = new Set([
  ...Object.values(sizeNamesInAddress).flatMap(({ from, to }): string[] => [from, to]),
  'term',
  'itemcode',
  'literal',
  'sortkey',
  'sortdirection',
  'precio-desde',
  'precio-hasta',
  'pagina',
  'boundaries',
  'kiosco',
]);
/** Names that campaigns of others hang on a link; no filters. (`utm_…` is no filter's name in any case.) */
const campaigns = new Set([
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'msclkid',
  'ttclid',
  'igshid',
  'yclid',
  'ref',
]);

const own = new Set<string>(Object.values(names));

/** True for a name that may be a filter's handle. */
export const isFilterName = (name: string): boolean =>
  !reserved.has(name) && !campaigns.has(name) && !own.has(name) && /^[a-z][a-z-]{0,30}$/.test(name);

/** True for every name in the query of a list that changes what it shows, whatever its letter case. */
export function readByLists(name: string): boolean {
  const lower = name.toLowerCase();
  return reserved.has(lower) || own.has(lower) || isFilterName(lower);
}
