/** Whether somebody is on the way to paying: nothing leads away from there, and nothing else is asked. */
export const isCheckout = ({ pathname, search }: { pathname: string; search: string }): boolean =>
  pathname.startsWith('/checkout/') || (pathname === '/register' && new URLSearchParams(search).has('quotation'));
