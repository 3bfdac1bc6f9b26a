import { createHmac, timingSafeEqual } from 'node:crypto';
import { linkDays } from '@actual/contracts/facts/access/link-lives';

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
