import { type ApiClient, ApiError, createApiClient } from '@actual/contracts/client/client';
import { sessionCookieNames } from '@actual/contracts/facts/access/session';
import type { CompanyInfo } from '@actual/contracts/facts/company/company';
import { parseWayIn } from '@actual/contracts/way-in/way-in';
import { cookieNames, type InitialState, isZipcode, parseQuotationCookie, type Zipcode } from '@actual/shell-contract';
import type { Brand, Site } from '@actual/themes-contract';
import { LRUCache } from 'lru-cache';
import type { SocialLinks } from '../../../src/boot';
import { emptyLinksOf } from '../../../src/frame/menu/filled-menu';
import { goneWordsOf } from '../../../src/frame/notices/gone-words';
import { callOverLines } from '../gateway/calls-over-lines';
import { addressOfCall, fetchBy } from '../gateway/page-calls';
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
/** Milliseconds the frame waits for its own data beside the page. */
export const framePatience = 1500;

/** The typed API client of one page view, calling the services directly. */
export const serverApi = (upstreams: Upstreams, { site, headers, deadlineMs, patience }: ApiScope): ApiClient =>
  createApiClient({
    site,
    baseUrl: addressOfCall,
    fetch: fetchBy((call) => callOverLines({ upstreams, deadlineMs }, call)),
    headers: () => headers,
    timeout: patience,
  });

const aMinute = 60_000;
const zipcodes = new LRUCache<string, { value: Zipcode | null }>({ max: 5000, ttl: 10 * aMinute });
const siteFacts = new LRUCache<Site, SiteFacts>({ max: 10, ttl: aMinute });

/** Staff changed the store: where delivering costs extra, or who sells. */
export function forgetStore(): void {
  zipcodes.clear();
  siteFacts.clear();
}

/** Statuses that say of a postal code that the store does not know it; every other refusal says nothing about it. */
const unknownCode = new Set([400, 404]);

/** A postal code; undefined when it could not be looked up, which is true of this one request only. */
async function zipcodeOf(api: ApiClient, cp: string | undefined): Promise<Zipcode | null | undefined> {
  if (!isZipcode(cp)) return null;
  const known = zipcodes.get(cp);
  if (known) return known.value;
  try {
    const place = await api('GET /shipping/zipcodedelivery', { query: { zipcode: cp } });
    const { id, municipio, estado, extraCost } = place;
    const value = { id, cp, municipio, estado, extraCost };
    zipcodes.set(cp, { value });
    return value;
  } catch (error) {
    if (!(error instanceof ApiError && unknownCode.has(error.status))) return undefined;
    zipcodes.set(cp, { value: null }, { ttl: 5000 });
    return null;
  }
}

/** The user of a request's session; none if it has ended, and unknown if the service does not answer. */
async function sessionOf(api: ApiClient): Promise<Pick<InitialState, 'user' | 'session' | 'wayIn'>> {
  try {
    const { id, role, firstName, lastName, email, invited, wayIn } = await api('GET /me');
    // the access told in another browser, until this one tells another
    return { user: { id, role, firstName, lastName, email, invited }, ...(parseWayIn(wayIn) && { wayIn }) };
  } catch (error) {
    const over = error instanceof ApiError && error.code === 'unauthorized';
    return { user: null, session: over ? 'over' : 'unchecked' };
  }
}

/** A site's facts for its frame; none on this page (`complete: false`) when they could not be read. */
interface SiteFacts {
  social: SocialLinks;
  company: CompanyInfo | undefined;
  /** Pages of information with another text than the release's. */
  texts?: readonly string[] | undefined;
}

/** Social links, who sells and which texts are the store's own, a minute old at most. */
export async function siteOf(api: ApiClient, site: Site): Promise<SiteFacts & { complete: boolean }> {
  const known = siteFacts.get(site);
  if (known) return { ...known, complete: true };
  try {
    const {
      siteConstants: c,
      company,
      texts,
    } = await api('POST /site/findbyhandle/{handle}', { params: { handle: site } });
    const social = { facebook: c.fb_url, instagram: c.instagram_url, pinterest: c.pinterest_url };
    const facts = { social, company, texts };
    siteFacts.set(site, facts);
    return { ...facts, complete: true };
  } catch {
    return { social: {}, company: undefined, complete: false };
  }
}

const emptyOf = new LRUCache<Site, string[]>({ max: 10, ttl: aMinute });

/**
 * The links of a brand's menu that lead to an empty list, a minute old at most; none when the service could not be
 * asked.
 */
export async function emptyLinksIn(
  api: ApiClient,
  { site, menu }: Pick<Brand, 'site' | 'menu'>,
): Promise<{ links: string[]; complete: boolean }> {
  const known = emptyOf.get(site);
  if (known) return { links: known, complete: true };
  try {
    const categories = await api('POST /productcategory/getallcategories');
    const links = emptyLinksOf(menu, new Set(categories.map(({ Handle }) => Handle)));
    emptyOf.set(site, links);
    return { links, complete: true };
  } catch {
    return { links: [], complete: false };
  }
}

const keyCookies = [true, false].map((secure) => sessionCookieNames(secure).key);

/** The visitor's state from a request's cookies. Not `complete` where something could not be asked. */
export async function initialStateOf(
  api: ApiClient,
  cookies: Record<string, string>,
): Promise<{ initial: InitialState; complete: boolean }> {
  const [session, zipcode] = await Promise.all([
    keyCookies.some((name) => cookies[name]) ? sessionOf(api) : { user: null },
    zipcodeOf(api, cookies[cookieNames.zipcode]),
  ]);
  const quotation = parseQuotationCookie(cookies[cookieNames.quotation]);
  const wayIn = cookies[cookieNames.wayIn];
  const notice = goneWordsOf(cookies[cookieNames.gone]);
  return {
    initial: {
      ...session,
      zipcode: zipcode ?? null,
      quotation,
      ...(parseWayIn(wayIn) && { wayIn }),
      notice,
    },
    complete: zipcode !== undefined,
  };
}
