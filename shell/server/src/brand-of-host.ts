import { brands, defaultSite, shortNameOf, sites } from '@actual/contracts/facts/company/brands';
import type { BrandInfo } from '@actual/shell-contract';
import type { Site } from '@actual/themes-contract';
import type { Sibling } from '../../src/boot';

/** `actual-home`, `home` and `www.actualhome.example` all name Home. */
const siteNamedIn = (text: string): Site =>
  sites.find((site) => text.toLowerCase().includes(brands[site].word)) ?? defaultSite;

export interface HostRequest {
  /** `Host` header, with its port. */
  host: string;
  protocol: string;
  /** Cookie `marca`. */
  chosen?: string;
  internal: boolean;
  origins: Partial<Record<Site, string>>;
}

/** The brand of a request: by host name on the public network, by choice on the internal one; Studio if unknown. */
export function brandOf({ host, protocol, chosen, internal, origins }: HostRequest): BrandInfo {
  const site = siteNamedIn(internal ? (chosen ?? '') : (host.split(':')[0]?.split('.')[0] ?? ''));
  const { name, society } = brands[site];
  const own = `${protocol}://${host}`;
  const publicOrigin = origins[site] ?? own;
  return { site, name, society, origin: internal ? own : publicOrigin, publicOrigin, internal };
}

/** Each brand's home: on its own host, or by choice on the internal one. */
export function siblingsOf({ host, protocol, internal, origins }: Omit<HostRequest, 'chosen'>): Sibling[] {
  const ownWord = new RegExp(`^(${sites.map((site) => brands[site].word).join('|')})\\.`, 'i');
  return sites.map((site) => {
    const { word } = brands[site];
    const name = shortNameOf(site);
    if (internal) return { site, name, href: `/?marca=${site}` };
    const own = host.replace(ownWord, '');
    return { site, name, href: `${origins[site] ?? `${protocol}://${word}.${own}`}/` };
  });
}

/** `?marca=actual-home` of the internal host: the brand to remember and the address without it. */
export function chosenBrand(url: string): { site: Site; rest: string } | null {
  const { pathname, searchParams } = new URL(url, 'http://page');
  const wanted = searchParams.get('marca');
  const site = sites.find((one) => one === wanted);
  if (!site) return null;
  searchParams.delete('marca');
  const query = searchParams.toString();
  // never `//host`: the answer must stay on this host
  return { site, rest: `/${pathname.replace(/^\/+/, '')}${query ? `?${query}` : ''}` };
}
