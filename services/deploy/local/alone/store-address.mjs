import { ClearError } from '../terminal/clear-error.mjs';

/**
 * The address of a store as this machine reaches it: browsers know names below localhost, not every system does, and the
 * brand is said call by call.
 * @param {string} text
 * @throws ClearError when it is none
 */
export function storeAddress(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ClearError(`«${text}» no es la dirección de una tienda, p. ej. http://studio.localhost:4200`);
  if (url.hostname.endsWith('localhost')) url.hostname = '127.0.0.1';
  return url.origin;
}
