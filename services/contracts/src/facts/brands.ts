/** Whose products they are, in the ERP's codes. */
export const Society = { studio: '001', home: '002', studioAndHome: '003', kids: '004' } as const;
export type Society = (typeof Society)[keyof typeof Society];
export const societyCodes: readonly Society[] = Object.values(Society);

/** The product lines that a store offers, by society (shopping 9). */
export const societyNames: Readonly<Record<Society, string>> = {
  '001': 'Studio',
  '002': 'Home',
  '003': 'Studio y Home',
  '004': 'Kids',
};

interface BrandFacts {
  readonly name: string;
  /** In host names, and in short. */
  readonly word: string;
  /** The society that invoices; it sells what is its own and what it shares (reading 1). */
  readonly society: Society;
  readonly shared: readonly Society[];
  /** Of its invoices. */
  readonly series: string;
}

/** The brands of the house, by the handle that the `site` header carries. */
export const brands = {
  'actual-studio': {
    ...{ name: 'Actual Studio', word: 'studio', series: 'STU' },
    ...{ society: Society.studio, shared: [Society.studioAndHome] },
  },
  'actual-home': {
    ...{ name: 'Actual Home', word: 'home', series: 'HOM' },
    ...{ society: Society.home, shared: [Society.studioAndHome] },
  },
  'actual-kids': { name: 'Actual Kids', word: 'kids', series: 'KID', society: Society.kids, shared: [] },
} as const satisfies Readonly<Record<string, BrandFacts>>;

export type Site = keyof typeof brands;
export type BrandSociety = (typeof brands)[Site]['society'];
const isSite = (handle: string): handle is Site => handle in brands;
export const sites = Object.keys(brands).filter(isSite);
/** Where nothing says which brand is meant. */
export const defaultSite: Site = 'actual-studio';

/** Whose products a site sells: its own society's and the shared ones (reading 1). */
export const societiesOf = (site: Site): readonly Society[] => [brands[site].society, ...brands[site].shared];
