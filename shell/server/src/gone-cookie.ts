import { cookieNames, type Gone } from '@actual/shell-contract';

/** Seconds in which a browser follows a redirect. */
const goneSeconds = 30;

/** Tells the next page the missing thing; null clears it once a page has said so. */
export const goneCookie = (gone: Gone | null): string =>
  `${cookieNames.gone}=${gone ?? ''}; Path=/; Max-Age=${gone ? goneSeconds : 0}; SameSite=Lax`;
