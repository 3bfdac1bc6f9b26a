export interface PaymentPolicy {
  nonce: string;
  /** `integrity` of every script that may run. */
  hashes: readonly string[];
  /** Addresses of the provider's scripts. */
  providers: readonly string[];
  /** Origins that the provider's library calls and frames. */
  origins: readonly string[];
  /** Origin of the bank whose question is on the page; nobody types a card there then. */
  bank: string | null;
  secure: boolean;
  /** Where the browser reports its refusals. */
  reports: string;
}

/**
 * The content security policy where cards are typed. A script runs by its content (hash and `integrity`) or because it
 * is the provider's; never by nonce, never because another one loaded it. Text does not become HTML, code or a script's
 * address (Trusted Types). No style attributes, no workers, no media.
 */
export function paymentPolicy(policy: PaymentPolicy): string {
  const { nonce, hashes, providers, origins, bank, secure } = policy;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...hashes.map((hash) => `'${hash}'`), ...providers],
    'script-src-attr': ["'none'"],
    'style-src-elem': [`'nonce-${nonce}'`],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...origins],
    // a bank's question moves between hosts that only the bank knows; the card form is not on that page
    'frame-src': bank ? [...origins, bank, ...(secure ? ['https:'] : [])] : origins.length > 0 ? origins : ["'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...(bank ? [bank] : [])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
    'report-uri': [policy.reports],
    // browsers that know it prefer it, and deliver it over https alone
    ...(secure ? { 'report-to': ['csp'] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/** Headers that a payment document has beside its policy. */
export const paymentHeaders = (reports: string): Record<string, string> => ({
  'cache-control': 'no-store',
  'reporting-endpoints': `csp="${reports}"`,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), xr-spatial-tracking=()',
  'cross-origin-resource-policy': 'same-origin',
});
