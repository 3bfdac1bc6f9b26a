interface BrandFacts {
  readonly name: string;
  /** In host names. */
  readonly word: string;
  /** Of its invoices. */
  readonly series: string;
  /** In the ERP's codes: the society that invoices, and those that it shares. It sells what is theirs (reading 1). */
  readonly society: string;
  readonly shared: readonly string[];
}

/** The society whose products Studio and Home both sell. */
export const sharedSociety = '003';

/** The brands, by the handle of the `site` header: a row here and the folder of that name in `themes/` make a brand. */
export const brands = {
  'actual-studio': { name: 'Actual Studio', word: 'studio', series: 'STU', society: '001', shared: [sharedSociety] },
  'actual-home': { name: 'Actual Home', word: 'home', series: 'HOM', society: '002', shared: [sharedSociety] },
  'actual-kids': { name: 'Actual Kids', word: 'kids', series: 'KID', society: '004', shared: [] },
} as const satisfies Readonly<Record<string, BrandFacts>>;

export type Site = keyof typeof brands;
export const isSite = (handle: string): handle is Site => handle in brands;
export const sites = Object.keys(brands).filter(isSite);
/** Where nothing says which brand is meant. */
export const defaultSite: Site = 'actual-studio';

/** `Studio`, `Home`, `Kids`. */
export const shortNameOf = (site: Site): string => brands[site].name.replace('Actual ', '');

export type BrandSociety = (typeof brands)[Site]['society'];
/** The owner of products. */
export type Society = BrandSociety | typeof sharedSociety;
/** The societies whose products a site sells: its own and the shared one (reading 1). */
export const societiesOf = (site: Site): readonly Society[] => [brands[site].society, ...brands[site].shared];
export const societyCodes: readonly Society[] = [...new Set(sites.flatMap(societiesOf))].sort();

/** The product line that a society is: `Kids`, `Studio y Home` (shopping 9). */
export const societyName = (society: Society): string =>
  sites
    .filter((site) => societiesOf(site).includes(society))
    .map(shortNameOf)
    .join(' y ');
