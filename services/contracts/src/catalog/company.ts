import { z } from 'zod';
import { storefrontLimits as most } from '../facts/catalog/storefront';
import { email, phone } from '../shapes';
import { week } from './shops';

const text = z.string().trim().min(1).max(most.bannerText);
const hours = z.array(z.object({ days: z.string(), hours: z.string() }));

/** The company that sells, as pages name it (`facts/company/company.ts`). */
export const companyInfoShape = z.object({
  name: z.string(),
  rfc: z.string(),
  address: z.string(),
  phone: z.string(),
  mail: z.string(),
  privacyMail: z.string(),
  phoneHours: hours,
  officeHours: hours,
  storeHours: hours,
});

export const companyContent = z.object({
  kind: z.literal('company'),
  name: text.describe('as the tax authority has it'),
  rfc: z.string().regex(/^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/),
  address: text,
  phone,
  mail: email,
  privacyMail: email,
  phoneWeek: week.describe('when customer service answers'),
  officeWeek: week,
});

export const companyPreview = z.object({ kind: z.literal('company'), company: companyInfoShape });
