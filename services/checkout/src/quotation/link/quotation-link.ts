import { createHmac, timingSafeEqual } from 'node:crypto';

/** Days that a mailed link opens its quotation. */
export const linkDays = 60;
const dayMs = 86_400_000;

const signature = (secret: string, id: string, lastDay: number): string =>
  createHmac('sha256', secret).update(`quotation-link:${id.toLowerCase()}:${lastDay}`).digest('base64url');

/** The key of a mailed link: the last day it opens the quotation, and a signature over both. */
export function linkKey(secret: string, id: string, now = Date.now()): string {
  const lastDay = Math.floor(now / dayMs) + linkDays;
  return `${lastDay.toString(36)}.${signature(secret, id, lastDay)}`;
}

/** True for a key that this store signed for this quotation and that has not run out. */
export function opensQuotation(secret: string, id: string, key: string, now = Date.now()): boolean {
  const [day = '', signed = ''] = key.split('.');
  const lastDay = Number.parseInt(day, 36);
  if (!Number.isSafeInteger(lastDay) || lastDay < Math.floor(now / dayMs)) return false;
  const [a, b] = [Buffer.from(signed), Buffer.from(signature(secret, id, lastDay))];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The address in the mail. */
export const quotationLink = (origin: string, id: string, key: string): string =>
  `${origin}/api/quotation/${id}/open?llave=${key}`;
