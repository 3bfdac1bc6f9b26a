import { brands, isSite } from '@actual/contracts/facts/company/brands';

/** The brand that an order or a quotation is of, for words to its client, whichever brand the desk shows. */
export const brandName = (site: string): string => (isSite(site) ? brands[site].name : site);
