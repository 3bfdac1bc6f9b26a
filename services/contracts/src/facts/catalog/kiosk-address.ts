const product = /^\/[^/?#]+\/[0-9a-f]{8}-[0-9a-f-]{27}(?=$|[?#])/;
const list = /^\/(category\/|search(?=$|[?#])|quotations\/edit(?=$|[/?#]))/;
const mark = 'kiosco';

/** True for the name of the kiosk's mark in a query. */
export const isKioskMark = (name: string): boolean => name === mark;

/** True on the kiosk's own pages, and on lists and the cart opened from them. */
export const isKiosk = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname === '/display' || pathname.startsWith('/bdisplay/') || new URLSearchParams(search).get(mark) === '1';

/** The same place inside the kiosk: its display for the home page, its product page; lists and cart carry a mark. */
export function kioskHref(href: string): string {
  if (href === '/') return '/display';
  if (product.test(href)) return `/bdisplay${href}`;
  if (!list.test(href)) return href;
  const [path = '', query = ''] = href.split('?', 2);
  const marked = new URLSearchParams(query);
  marked.set(mark, '1');
  return `${path}?${marked}`;
}
