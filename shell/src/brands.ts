import type { Brand, Site } from '@actual/themes-contract';

const loaders: Record<Site, () => Promise<{ brand: Brand }>> = {
  'actual-studio': () => import(/* webpackChunkName: "brand-studio" */ '@actual/brand-studio'),
  'actual-home': () => import(/* webpackChunkName: "brand-home" */ '@actual/brand-home'),
  'actual-kids': () => import(/* webpackChunkName: "brand-kids" */ '@actual/brand-kids'),
};

/** Name of the script that holds a brand's look, so that the server can preload it. */
export const brandChunk = (site: Site): string => `brand-${site.replace('actual-', '')}`;
export const loadBrand = async (site: Site): Promise<Brand> => (await loaders[site]()).brand;
