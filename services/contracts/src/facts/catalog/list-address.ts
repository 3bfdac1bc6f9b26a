/** Query names of a list's address, in Spanish as people read it; everything else is a filter's own handle. */
export const names = {
  brand: 'marca',
  discount: 'descuento',
  availability: 'disponibilidad',
  delivery: 'llega-antes',
  wayIn: 'acceso',
} as const;
export const own = /^(?:marca|descuento|disponibilidad|llega-antes|acceso)$/;
export const reserved = /^(?:term|itemcode|literal|sortkey|sortdirection|pagina|boundaries|kiosco)$/;
/** One end of a figure: which, and from or to. */
export const bound = /^(precio|ancho|fondo|alto)-(desde|hasta)$/;
/** Names that campaigns of others hang on a link; no filters. (`utm_…` is no filter's name in any case.) */
const campaigns = /^(?:[gw]braid|(?:g|d|fb|ms|tt|y)clid|msclkid|igshid|ref)$/;

/** True for a name that may be a filter's handle. */
export const isFilterName = (name: string): boolean =>
  !reserved.test(name) &&
  !bound.test(name) &&
  !campaigns.test(name) &&
  !own.test(name) &&
  /^[a-z][a-z-]{0,30}$/.test(name);
