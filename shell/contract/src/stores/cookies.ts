import { consentCookieDays, readableCookieDays } from '@actual/contracts/facts/access/cookie-lives';
import { placeCodePattern } from '@actual/contracts/facts/delivery/zipcodes';

/** Readable cookies from which the server renders the browser's state. They hold nothing secret. */
export const cookieNames = {
  /** `{id}.{count}` of the active quotation. */
  quotation: 'cotizacion',
  /** The postal code, five digits (or `_29030`). */
  zipcode: 'cp',
  /** The way into the visitor's home, as `wayInText` writes it. */
  wayIn: 'acceso',
  /** Brand on the internal host. */
  brand: 'marca',
  /** `si` or `no`: whether visits may be counted. */
  consent: 'medicion',
  /** `1` while block outlines are shown. */
  boundaries: 'bordes',
  /** Names the missing thing until the next page has told the visitor. */
  gone: 'aviso',
} as const;

/** Parses a `Cookie` header (or `document.cookie`). */
export function readCookies(header: string | null | undefined): Record<string, string> {
  const found: Record<string, string> = {};
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    try {
      found[part.slice(0, at).trim()] = decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      // a cookie that is not text of ours
    }
  }
  return found;
}

/** `Set-Cookie` of a readable cookie; one whose value is null is removed. */
export function cookieText(name: string, value: string | null, secure: boolean): string {
  const days = name === cookieNames.consent ? consentCookieDays : readableCookieDays;
  const life = value === null ? 0 : days * 86_400;
  return `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${life}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Keeps the visitor's choice for their next page. */
export type WriteCookie = (name: string, value: string | null) => void;

/** Writes a readable cookie, or removes it when the value is null. Does nothing on a server. */
export const writeCookie: WriteCookie = (name, value) => {
  if (typeof document === 'undefined') return;
  // the Cookie Store API is missing on phones that the shop serves
  Reflect.set(document, 'cookie', cookieText(name, value, location.protocol === 'https:'));
};

/** `{id}.{count}` as its parts; null for anything else. */
export function parseQuotationCookie(value: string | undefined): { id: string; count: number } | null {
  const match = /^([0-9a-f-]{32,36})\.(\d{1,4})$/i.exec(value ?? '');
  return match?.[1] ? { id: match[1], count: Number(match[2]) } : null;
}

/** True for a postal code as the shop takes it. */
export const isZipcode = (value: string | undefined): value is string => placeCodePattern.test(value ?? '');
