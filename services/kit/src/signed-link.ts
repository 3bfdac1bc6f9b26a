import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The kinds of object that a mailed link opens, and for how many days: an order's outlasts its delivery and returns, a
 * request's the request, an archive of somebody's data a day; its row knows the hour. An account's proves its e-mail. A
 * review's is its order's, a picture's is for staff who judge it.
 */
export const linkDays = {
  quotation: 60,
  order: 90,
  email: 7,
  restock: 190,
  newsletter: 3_650,
  export: 1,
  review: 60,
  picture: 1,
} as const;
export type Linked = keyof typeof linkDays;
const dayMs = 86_400_000;

const signature = (secret: string, what: Linked, id: string, lastDay: number): string =>
  createHmac('sha256', secret).update(`${what}-link:${id.toLowerCase()}:${lastDay}`).digest('base64url');

/** The key of a mailed link: its last valid day, and a signature over kind, id and day. */
export function linkKey(secret: string, what: Linked, id: string, now = Date.now()): string {
  const lastDay = Math.floor(now / dayMs) + linkDays[what];
  return `${lastDay.toString(36)}.${signature(secret, what, id, lastDay)}`;
}

/** Whether this store signed the key for this object and it has not expired. */
export function keyOpens(secret: string, what: Linked, id: string, key: string, now = Date.now()): boolean {
  const [day = '', signed = ''] = key.split('.');
  const lastDay = Number.parseInt(day, 36);
  if (!Number.isSafeInteger(lastDay) || lastDay < Math.floor(now / dayMs)) return false;
  const [a, b] = [Buffer.from(signed), Buffer.from(signature(secret, what, id, lastDay))];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The address in a mail; the call behind it exchanges the key for a cookie and leads to the page without it. */
export const signedLink = (origin: string, secret: string, what: Linked, id: string): string =>
  `${origin}/api/${what}/${id}/open?llave=${linkKey(secret, what, id)}`;
