import { localOrigins, publicOrigins } from '@actual/contracts/public-origins';
import { readConfig, serviceSettings } from '@actual/kit';
import { z } from 'zod';
import { customerServiceMails, localCustomerService } from './forms/customer-service';

const settings = serviceSettings.extend({
  PORT: serviceSettings.shape.PORT.default(4503),
  /** PEM. Only this service signs session tokens. */
  JWT_PRIVATE_KEY: z.string().includes('PRIVATE KEY'),
  /** Sign-in attempts per minute and address. */
  SIGNIN_PER_MINUTE: z.coerce.number().int().min(1).default(10),
  /** Facturapi's protocol, ends with /v2. */
  INVOICING_BASE_URL: z.url(),
  INVOICING_API_KEY: z.string().min(1),
  /** Postal code that invoices are issued at (LugarExpedicion). */
  INVOICING_ZIP: z
    .string()
    .regex(/^\d{5}$/, 'must be five digits')
    .default('77507'),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
  MAIL_FROM: z.email().default('ventas@actual.example'),
  PUBLIC_ORIGINS: publicOrigins.prefault(localOrigins),
  CUSTOMER_SERVICE_MAIL: customerServiceMails.prefault(localCustomerService),
  INTERNAL_ORIGIN: z
    .url()
    .default('http://interno.localhost:4300')
    .transform((url) => url.replace(/\/+$/, '')),
  /** Milliseconds between checks for invoices that are due. */
  WORKER_INTERVAL_MS: z.coerce.number().int().min(20).max(60_000).default(1_000),
});
export type AccountConfig = z.output<typeof settings>;

export const accountConfig = (env: NodeJS.ProcessEnv = process.env): AccountConfig => readConfig(settings, env);
