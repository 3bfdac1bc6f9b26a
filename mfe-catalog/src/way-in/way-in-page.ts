import { ownPath } from '@actual/contracts/facts/own-path';

/** Where a way in is asked for without script, and by pages that do not open the dialog. */
export const wayInPage = '/acceso';
const backName = 'volver';

/** The address that asks for the way in and then leads back to a page. */
export const wayInHref = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${wayInPage}?${new URLSearchParams({ [backName]: pathname + search })}`;

/** Where such an address leads back to; home where it names no page of this store. */
export const wayBack = (search: URLSearchParams): string => ownPath(search.get(backName)) ?? '/';
