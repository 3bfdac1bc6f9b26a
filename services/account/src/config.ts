import { placeOfIssueZip } from '@actual/contracts/facts/company/company-at-first';
import { zipcodePattern } from '@actual/contracts/facts/delivery/zipcodes';
import { limits } from '@actual/contracts/facts/limits';
import { localOrigins, publicOrigins, refuseDemoValues } from '@actual/contracts/public-origins';
import { privateBucket, provingSecret, readConfig, serviceSettings, webAddress } from '@actual/kit';
import { z } from 'zod';
import { customerServiceMails, localCustomerService } from './forms/customer-service';
import { localLists } from './newsletter/lists';
import { ofEachBrand } from './of-each-brand';

/** The sender where none is set, on one's own machine. */
const demoSender = 'ventas@actual.example';

const allSettings = serviceSettings.extend({
  ...privateBucket.shape,
  PORT: serviceSettings.shape.PORT.default(4503),
  /** JSON Web Key. Only this service signs session tokens. */
  SESSION_SIGNING_KEY_FILE: z.string().min(1),
  /** Seals the secrets shared with authenticator apps. */
  SECOND_FACTOR_SECRET: provingSecret,
  /** `demo`: staff sign in by password alone, as the demo's do, whose password everybody can read. */
  STAFF_SIGN_IN: z.enum(['two-factors', 'demo']).default('two-factors'),
  /** Sign-in attempts per minute and address. */
  SIGNIN_PER_MINUTE: z.coerce.number().int().min(1).default(limits.signIns.most),
  /** Facturapi's protocol, ends with /v2. */
  INVOICING_BASE_URL: webAddress,
  INVOICING_API_KEY: z.string().min(1),
  /** Postal code that invoices are issued at (LugarExpedicion). */
  INVOICING_ZIP: z.string().regex(zipcodePattern, 'son cinco dígitos').default(placeOfIssueZip),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'debe empezar con smtp:// o smtps://'),
  MAIL_FROM: z.email().default(demoSender),
  PUBLIC_ORIGINS: publicOrigins.prefault(localOrigins),
  CUSTOMER_SERVICE_MAIL: customerServiceMails.prefault(localCustomerService),
  /** Mailchimp's protocol, ends with /3.0. */
  NEWSLETTER_BASE_URL: webAddress,
  NEWSLETTER_API_KEY: z.string().min(1),
  NEWSLETTER_LISTS: ofEachBrand.prefault(localLists),
  INTERNAL_ORIGIN: z
    .url()
    .default('http://interno.localhost:4300')
    .transform((url) => url.replace(/\/+$/, '')),
  /** Milliseconds between checks for invoices that are due. */
  WORKER_INTERVAL_MS: z.coerce.number().int().min(20).max(60_000).default(1_000),
});

/** The demo is a store on one's own machine: names that lead nowhere else, and no https. */
const isOwnMachine = ({ hostname, protocol }: URL): boolean =>
  protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost'));

export const settings = allSettings
  .superRefine(privateBucket.check)
  .superRefine(refuseDemoValues({ MAIL_FROM: demoSender }))
  .refine(
    ({ STAFF_SIGN_IN, COOKIE_SECURE, PUBLIC_ORIGINS, INTERNAL_ORIGIN }) =>
      STAFF_SIGN_IN !== 'demo' ||
      (!COOKIE_SECURE &&
        [...Object.values(PUBLIC_ORIGINS), INTERNAL_ORIGIN].every((one) => isOwnMachine(new URL(one)))),
    { path: ['STAFF_SIGN_IN'], message: 'demo is for *.localhost alone; staff of a real store need two-factors' },
  );
export type AccountConfig = z.output<typeof settings>;

export const accountConfig = (env: NodeJS.ProcessEnv = process.env): AccountConfig => readConfig(settings, env);
