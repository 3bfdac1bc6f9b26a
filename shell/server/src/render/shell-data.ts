import { type ApiClient, createApiClient } from '@actual/contracts/client';
import {
  cookieNames,
  type InitialState,
  isZipcode,
  parseQuotationCookie,
  type SessionUser,
  type Zipcode,
} from '@actual/shell-contract';
import type { Site } from '@actual/themes-contract';
import { LRUCache } from 'lru-cache';
import type { SocialLinks } from '../../../src/boot';
import { addressOfService, fetchOverLines } from '../gateway/page-calls';
import type { Upstreams } from '../gateway/upstream';

export interface ApiScope {
  site: Site;
  /** Headers of the visitor's request that services need. */
  headers: Record<string, string>;
  /** Milliseconds a service has for an answer. */
  deadlineMs: number;
  /** Milliseconds the caller waits, if less. */
  patience?: number;
}
/** Milliseconds the frame waits for what it shows beside the page. */
export const framePatience = 1500;

/** The typed API client of one page view, calling the services directly. */
export const serverApi = (upstreams: Upstreams, { site, headers, deadlineMs, patience }: ApiScope): ApiClient =>
  createApiClient({
    site,
    baseUrl: addressOfService,
    fetch: fetchOverLines(upstreams, deadlineMs),
    headers: () => headers,
    ...(patience === undefined ? {} : { timeout: patience }),
  });

const aMinute = 60_000;
const zipcodes = new LRUCache<string, { value: Zipcode | null }>({ max: 5000, ttl: 10 * aMinute });
const socials = new LRUCache<Site, SocialLinks>({ max: 10, ttl: aMinute });

async function zipcodeOf(api: ApiClient, cp: string | undefined): Promise<Zipcode | null> {
  if (!isZipcode(cp)) return null;
  const known = zipcodes.get(cp);
  if (known) return known.value;
  const value = await api('GET /shipping/zipcodedelivery', { query: { zipcode: cp } }).then(
    ({ id, municipio, estado }) => ({ id, cp, municipio, estado }),
    () => null,
  );
  zipcodes.set(cp, { value }, value ? {} : { ttl: 5000 });
  return value;
}

async function userOf(api: ApiClient, signedIn: boolean): Promise<SessionUser | null> {
  if (!signedIn) return null;
  return api('GET /me').then(
    ({ id, role, firstName, lastName, email, invited }) => ({ id, role, firstName, lastName, email, invited }),
    () => null,
  );
}

/** Social links of the site, a minute old at most; none while the catalogue is away. */
export async function socialOf(api: ApiClient, site: Site): Promise<SocialLinks> {
  const known = socials.get(site);
  if (known) return known;
  const links = await api('POST /site/findbyhandle/{handle}', { params: { handle: site } }).then(
    ({ siteConstants: c }): SocialLinks => ({
      facebook: c.fb_url,
      instagram: c.instagram_url,
      pinterest: c.pinterest_url,
    }),
    (): SocialLinks => ({}),
  );
  socials.set(site, links, 'facebook' in links ? {} : { ttl: 5000 });
  return links;
}

export const sessionCookies = ['sesion', '__Host-sesion'];

/** What the cookies of a request say about the visitor, asked from the services. */
export async function initialStateOf(api: ApiClient, cookies: Record<string, string>): Promise<InitialState> {
  const signedIn = sessionCookies.some((name) => cookies[name]);
  const [user, zipcode] = await Promise.all([userOf(api, signedIn), zipcodeOf(api, cookies[cookieNames.zipcode])]);
  return { user, zipcode, quotation: parseQuotationCookie(cookies[cookieNames.quotation]) };
}
