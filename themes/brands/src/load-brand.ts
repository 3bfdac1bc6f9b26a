import type { Brand, Site } from '@actual/themes-contract';

/** A brand is found by its folder, named as its site: tools that build this take all folders that fit. */
export const loadBrand = async (site: Site): Promise<Brand> => {
  const found: { brand: Brand } = await import(/* webpackChunkName: "[request]" */ `../../${site}/src/brand-entry.ts`);
  return found.brand;
};

/** Name of the script that holds a brand's look, as webpack makes it of the file, so that the server can preload it. */
export const brandChunk = (site: Site): string => `${site}-src-brand-entry-ts`;
