import type { Site } from '@actual/contracts';
import { brands, sites } from '@actual/contracts/facts/company/brands';
import { z } from 'zod';

/** A setting that is one for all brands, or one each: `{brand}` stands for the brand's word. */
export const ofEachBrand = z
  .string()
  .min(1)
  .transform(
    (text) =>
      Object.fromEntries(sites.map((site) => [site, text.replaceAll('{brand}', brands[site].word)])) as Record<
        Site,
        string
      >,
  );
