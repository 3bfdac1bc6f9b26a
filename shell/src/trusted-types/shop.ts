import { guardDocument } from './default-policy';

/** Where the gateway serves the scripts of the shell and of the remotes. */
const folders = ['/assets/', '/_mfe/'];

/** Of texts, only the ones that React itself turns into HTML: an empty script element, and nothing. */
const reactsOwn = ['<script></script>', ''];

/** True for the address of a script that this store built. */
export const isOwnScript = (address: string, base: string): boolean => {
  const { origin, pathname } = new URL(address, base);
  return origin === new URL(base).origin && folders.some((folder) => pathname.startsWith(folder));
};

/** Pages of the shop: scripts are the store's own, and a text becomes neither HTML nor code. */
export const guardShop = (): void =>
  guardDocument({ script: (address) => isOwnScript(address, location.href), html: reactsOwn });
