/** The one style element inside the 3D view's shadow root, as @google/model-viewer 4.4.0 writes it. */
const modelViewerStyle = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='";

/** Other policies that may turn a text into HTML: the information pages' texts, the 3D library's templates. */
const htmlPolicies = ['textos', 'lit-html'];

/**
 * Scripts run by nonce, and those they load by 'strict-dynamic'; only the store's addresses become scripts (Trusted
 * Types). Components place widths by style attributes.
 */
export function contentSecurityPolicy(nonce: string, options: { secure: boolean }): string {
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    // the 3D view unpacks models by WebAssembly, which makes no script of a text
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'", "'self'", "'wasm-unsafe-eval'"],
    'style-src-elem': [`'nonce-${nonce}'`, modelViewerStyle],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'blob:'],
    'frame-src': ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...htmlPolicies],
    ...(options.secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Headers of every answer. */
export const securityHeaders = (secure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), xr-spatial-tracking=(self)',
  ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});
