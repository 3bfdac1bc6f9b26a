import type { BrandInfo } from '@actual/shell-contract';
import type { Site } from '@actual/themes-contract';
import type { Sibling } from '../../src/boot';

type Known = Pick<BrandInfo, 'site' | 'name' | 'society'>;
const brands: Record<'studio' | 'home' | 'kids', Known> = {
  studio: { site: 'actual-studio', name: 'Actual Studio', society: '001' },
  home: { site: 'actual-home', name: 'Actual Home', society: '002' },
  kids: { site: 'actual-kids', name: 'Actual Kids', society: '004' },
};
const isBrand = (word: string): word is keyof typeof brands => word in brands;
/** `actual-home`, `home` and `www.actualhome.example` all name Home. */
const brandWord = (text: string): keyof typeof brands => {
  const word = text.toLowerCase().match(/studio|home|kids/)?.[0] ?? 'studio';
  return isBrand(word) ? word : 'studio';
};

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
  const known = brands[brandWord(internal ? (chosen ?? '') : (host.split(':')[0]?.split('.')[0] ?? ''))];
  const origin = internal ? `${protocol}://${host}` : (origins[known.site] ?? `${protocol}://${host}`);
  return { ...known, origin, internal };
}

/** Each brand's home: on its own host, or by choice on the internal one. */
export function siblingsOf({ host, protocol, internal, origins }: Omit<HostRequest, 'chosen'>): Sibling[] {
  return Object.entries(brands).map(([word, { site }]) => {
    const name = word.charAt(0).toUpperCase() + word.slice(1);
    if (internal) return { site, name, href: `/?marca=${site}` };
    const own = host.replace(/^(studio|home|kids)\./i, '');
    return { site, name, href: `${origins[site] ?? `${protocol}://${word}.${own}`}/` };
  });
}

/** `?marca=actual-home` of the internal host: the brand to remember and the address without it. */
export function chosenBrand(url: string): { site: Site; rest: string } | null {
  const { pathname, searchParams } = new URL(url, 'http://page');
  const wanted = searchParams.get('marca');
  const site = Object.values(brands).find((brand) => brand.site === wanted)?.site;
  if (!site) return null;
  searchParams.delete('marca');
  const query = searchParams.toString();
  // never `//host`: the answer must stay on this host
  return { site, rest: `/${pathname.replace(/^\/+/, '')}${query ? `?${query}` : ''}` };
}
