import { z } from 'zod';
import { idOrWhole } from './also-named';
import { mostPesos } from './facts/capacities';
import { sites } from './facts/company/brands';
import { emailLength, phoneLength } from './facts/lengths';
import { emailPattern, isPhone } from './rules';
import { parseWayIn, wayInLimits } from './way-in/way-in';

/** Pesos with at most two decimals, as the API shows them. Inside the services money is integer centavos. */
export const pesos = z.number().multipleOf(0.01).min(-mostPesos).max(mostPesos);
/** An id in a URL: 128 random bits as 32 hexadecimal digits or a UUID. */
export const id = z.string().regex(/^[0-9a-f-]{32,36}$/i);
/** A promised day, `YYYY-MM-DD`. */
export const day = z.iso.date();
export const dateTime = z.iso.datetime({ offset: true });
export const email = z.email({ pattern: emailPattern }).max(emailLength);
/** A telephone number (`isPhone`). */
export const phone = z.string().max(phoneLength).refine(isPhone, 'phone');
/** A postal code as the delivery calls name it; also its number, and the thing whole as a quotation's `ZipcodeDelivery`. */
export const zipcodeId = z.preprocess(
  (given: string | number | { id: string }) => (typeof given === 'number' ? String(given).padStart(5, '0') : given),
  idOrWhole(z.string().max(40)),
);
/** A home's access as its text (`wayInText`). */
export const wayInShape = z
  .string()
  .max(wayInLimits.characters)
  .refine((text) => parseWayIn(text) !== null, 'way in');
export const handle = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
export const pageParam = z.coerce.number().int().min(1).max(100_000);
/** The number by which people know a quotation or an order. */
export const folio = z
  .string()
  .trim()
  .regex(/^\d{6,9}$/);
export const folioFilter = folio.optional();
export const site = z.enum(sites);
export type { Site } from './facts/company/brands';
export const ok = z.object({ ok: z.literal(true) });
