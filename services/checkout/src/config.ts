import { defaultSite } from '@actual/contracts/facts/company/brands';
import { isClabe } from '@actual/contracts/fiscal/clabe';
import { localOrigins, publicOrigins, refuseDemoValues } from '@actual/contracts/public-origins';
import { privateBucket, provingSecret, readConfig, serviceSettings, webAddress } from '@actual/kit';
import { z } from 'zod';
import { isSigningKey } from './promise/signing-key';

/** Defaults for a store on one's own machine. */
const demo = {
  MAIL_FROM: 'ventas@actual.example',
  TRANSFER_CLABE: '072691001234567894',
  TRANSFER_BENEFICIARY: 'Muebles Actual, S.A. de C.V. (demostración)',
};

/** The provider's secret key has its application and its day; the public one is a UUID. */
const isAccessToken = (key: string): boolean => /^(?:APP_USR|TEST)-\d+-\d{6}-/.test(key);

const allSettings = serviceSettings.extend({
  ...privateBucket.shape,
  PORT: z.coerce.number().int().min(0).max(65_535).default(4502),
  MERCADOPAGO_BASE_URL: webAddress.transform((url) => url.replace(/\/+$/, '')),
  MERCADOPAGO_ACCESS_TOKEN: z.string().min(1),
  /** Whoever pays can read it. */
  MERCADOPAGO_PUBLIC_KEY: z
    .string()
    .min(1)
    .refine((key) => !isAccessToken(key), 'es un access token, que nadie debe ver: aquí va la «Public Key»'),
  /** Proves the provider's notices about payments. */
  MERCADOPAGO_WEBHOOK_SECRET: provingSecret,
  /**
   * The key that signs orders' promises; PEM, in one line with \
   *  as settings have it. Signatures of an earlier key stay verifiable.
   */
  PROMISE_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine(isSigningKey, 'debe ser una llave privada en la curva P-256 (PEM)'),
  /** The provider's browser library; by default the provider's own, or the sandbox's. */
  MERCADOPAGO_SCRIPT_URL: z.url().optional(),
  /** Where the provider sends its notifications; by default the webhook of the usual brand's public origin. */
  MERCADOPAGO_NOTIFICATION_URL: z.url().optional(),
  SAP_BASE_URL: webAddress,
  SAP_COMPANY: z.string().min(1),
  SAP_USER: z.string().min(1),
  SAP_PASSWORD: z.string().min(1),
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'debe empezar con smtp:// o smtps://'),
  MAIL_FROM: z.email().default(demo.MAIL_FROM),
  /** The store's own account for plain bank transfers, as people are shown it. */
  TRANSFER_CLABE: z.string().refine(isClabe, 'son 18 dígitos con su dígito verificador').default(demo.TRANSFER_CLABE),
  TRANSFER_BANK: z.string().min(1).default('Banorte'),
  TRANSFER_BENEFICIARY: z.string().min(1).default(demo.TRANSFER_BENEFICIARY),
  /** The banks' secure payment hosts for test authorizations of cards; by default the sandbox's. */
  CARD_AUTHORIZATION_URL: z.url().optional(),
  /** Seconds between two comparisons of provider, orders, ledgers and stock. */
  RECONCILE_SECONDS: z.coerce.number().min(1).max(86_400).default(300),
  PUBLIC_ORIGINS: publicOrigins.prefault(localOrigins),
  /** Seconds until a payment without an answer is looked up at the provider. */
  PAYMENT_CHECK_SECONDS: z.coerce.number().min(0.1).max(3600).default(15),
  /** Milliseconds between two looks at the outbox, the inbox of notifications and the open payments. */
  WORKER_INTERVAL_MS: z.coerce.number().int().min(20).max(60_000).default(1_000),
});
export const checkoutSettings = allSettings.superRefine(privateBucket.check).superRefine(refuseDemoValues(demo));
export type CheckoutConfig = z.output<typeof checkoutSettings>;

/** The settings of the checkout service, from the environment. */
export const readCheckoutConfig = (env?: NodeJS.ProcessEnv): CheckoutConfig => readConfig(checkoutSettings, env);

/** Where the browser finds the provider's library: the official one, or the one beside the sandbox. */
export function scriptUrl(config: Pick<CheckoutConfig, 'MERCADOPAGO_BASE_URL' | 'MERCADOPAGO_SCRIPT_URL'>): string {
  if (config.MERCADOPAGO_SCRIPT_URL) return config.MERCADOPAGO_SCRIPT_URL;
  const { hostname, origin: base } = new URL(config.MERCADOPAGO_BASE_URL);
  return hostname.endsWith('mercadopago.com') ? 'https://sdk.mercadopago.com/js/v2' : `${base}/mp.js`;
}

/** Where test authorizations of cards are posted to: named, or beside the sandbox; none with the real provider. */
export function secureHost(
  config: Pick<CheckoutConfig, 'MERCADOPAGO_BASE_URL' | 'CARD_AUTHORIZATION_URL'>,
): string | null {
  if (config.CARD_AUTHORIZATION_URL) return config.CARD_AUTHORIZATION_URL.replace(/\/+$/, '');
  const { hostname, origin: base } = new URL(config.MERCADOPAGO_BASE_URL);
  return hostname.endsWith('mercadopago.com') ? null : `${base}/banco`;
}

/** Where the provider sends its notifications. */
export const notificationUrl = (
  config: Pick<CheckoutConfig, 'MERCADOPAGO_NOTIFICATION_URL' | 'PUBLIC_ORIGINS'>,
): string =>
  config.MERCADOPAGO_NOTIFICATION_URL ??
  `${config.PUBLIC_ORIGINS[defaultSite]}/api/webhooks/mercadopago?source_news=webhooks`;
