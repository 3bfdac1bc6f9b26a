/** The store's two gateways: the shoppers' and the internal network's. */
export type Gateway = 'public' | 'internal';

/** With this header a gateway shows a service who it is. It is never taken from a caller and never answered. */
export const credentialHeader = 'x-gateway-credential';

/** The present credential and, until the next rotation, the one before it. */
const validAtOnce = 2;
const shortest = 32;

/**
 * The credentials in the text of a gateway's file: one a line, the present one first.
 * @throws {Error} when there is none, or one that could be guessed
 */
export function credentialsIn(text: string): string[] {
  const credentials = text.split('\n').map((line) => line.trim());
  const valid = credentials.filter(Boolean).slice(0, validAtOnce);
  if (valid.length === 0) throw new Error('no gateway credential');
  if (valid.some((one) => one.length < shortest)) throw new Error(`a gateway credential has ${shortest} characters`);
  return valid;
}
