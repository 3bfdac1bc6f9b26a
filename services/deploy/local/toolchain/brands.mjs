/** The brands of the house, for the commands that run before anything is built. */
import { loadTs } from './load-ts.mjs';

export const { brands, sites } = await loadTs('services/contracts/src/facts/company/brands.ts');
