import { isIP } from 'node:net';
import { brands, sites } from '@actual/contracts/facts/company/brands';
import { publicOrigins } from '@actual/contracts/public-origins';
import { z } from 'zod';

/** An address of this machine as nginx writes it. */
const address = z
  .string()
  .refine((one) => isIP(one) > 0, 'debe ser una dirección IP de esta máquina')
  .transform((one) => (isIP(one) === 6 ? `[${one}]` : one));
const everyAddress = ['0.0.0.0', '[::]'];
/** A path that cannot end the line it is written into. */
const file = z.string().regex(/^[^"'\\;{}$\n]+$/, 'debe ser la ruta de un archivo');
const port = z.coerce.number().int().min(1).max(65_535);

const shape = z.object({
  PUBLIC_ORIGINS: publicOrigins,
  INTERNAL_ORIGIN: z.url(),
  PUBLIC_PORT: port,
  INTERNAL_PORT: port,
  CATALOG_PORT: port,
  CHECKOUT_PORT: port,
  ACCOUNT_PORT: port,
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).optional(),
  NGINX_PUBLIC_ADDRESS: address.default('127.0.0.1'),
  NGINX_INTERNAL_ADDRESS: address.default('127.0.0.2'),
  NGINX_HTTP_PORT: port.default(80),
  NGINX_CERTIFICATE: file,
  NGINX_CERTIFICATE_KEY: file,
  NGINX_INTERNAL_CERTIFICATE: file.optional(),
  NGINX_INTERNAL_CERTIFICATE_KEY: file.optional(),
});

export type NginxSettings = ReturnType<typeof readNginxSettings>;

/**
 * The settings of nginx about the store and the machine.
 * @throws {Error} in Spanish, naming each setting that is missing or wrong
 */
export function readNginxSettings(env: Readonly<Record<string, unknown>>) {
  // an empty value in .env means: not set
  const parsed = shape.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')), {
    error: (issue) => (issue.code === 'invalid_type' && issue.input === undefined ? 'falta' : undefined),
  });
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`Falta configuración de nginx. ${wrong.join('; ')}. Vea .env.example`);
  }
  const { PUBLIC_ORIGINS: origins, INTERNAL_ORIGIN: internal, ...e } = parsed.data;
  const publicUrls = sites.map((site) => new URL(origins[site]));
  const urls = [...publicUrls, new URL(internal)];
  const ports = [...new Set(urls.map((one) => one.port || '443'))];
  const wrong = [
    ...(urls.some(({ protocol }) => protocol !== 'https:')
      ? ['PUBLIC_ORIGINS e INTERNAL_ORIGIN deben empezar con https://']
      : []),
    ...(ports.length > 1 ? ['PUBLIC_ORIGINS e INTERNAL_ORIGIN deben tener el mismo puerto'] : []),
    ...(new Set(urls.map(({ hostname }) => hostname)).size < urls.length
      ? [`${Object.values(brands).length} marcas y la red interna necesitan nombres distintos`]
      : []),
    ...(e.NGINX_PUBLIC_ADDRESS === e.NGINX_INTERNAL_ADDRESS || everyAddress.includes(e.NGINX_INTERNAL_ADDRESS)
      ? ['NGINX_INTERNAL_ADDRESS debe ser una dirección propia, distinta de NGINX_PUBLIC_ADDRESS']
      : []),
  ];
  if (wrong.length > 0) throw new Error(`La configuración de nginx no sirve. ${wrong.join('; ')}. Vea .env.example`);
  const [httpsPort = ''] = ports;
  return {
    publicHosts: publicUrls.map(({ hostname }) => hostname),
    internalHost: new URL(internal).hostname,
    publicAddress: e.NGINX_PUBLIC_ADDRESS,
    internalAddress: e.NGINX_INTERNAL_ADDRESS,
    port: httpsPort,
    httpPort: e.NGINX_HTTP_PORT,
    gateways: { public: e.PUBLIC_PORT, internal: e.INTERNAL_PORT },
    services: { catalog: e.CATALOG_PORT, checkout: e.CHECKOUT_PORT, account: e.ACCOUNT_PORT },
    /** Off for measurements, with every other limit of callers. */
    limitsRequests: e.RATE_LIMIT_PER_MINUTE !== 0,
    certificate: e.NGINX_CERTIFICATE,
    certificateKey: e.NGINX_CERTIFICATE_KEY,
    internalCertificate: e.NGINX_INTERNAL_CERTIFICATE ?? e.NGINX_CERTIFICATE,
    internalCertificateKey: e.NGINX_INTERNAL_CERTIFICATE_KEY ?? e.NGINX_CERTIFICATE_KEY,
  };
}
