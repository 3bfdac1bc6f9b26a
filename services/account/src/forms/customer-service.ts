import type { Site } from '@actual/contracts';
import { brands, sites } from '@actual/contracts/facts/brands';
import { isEmail } from '@actual/contracts/rules';
import { z } from 'zod';

export const localCustomerService = 'atencion.{brand}@actual.example';

/** One address for all brands, or one each: `atencion.{brand}@actual.example`. */
export const customerServiceMails = z
  .string()
  .transform((text) => Object.fromEntries(sites.map((site) => [site, text.replaceAll('{brand}', brands[site].word)])))
  .refine((mails) => Object.values(mails).every(isEmail), 'must be an e-mail')
  .transform((mails) => mails as Record<Site, string>);
