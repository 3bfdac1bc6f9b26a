import { isIP } from 'node:net';
import { delimiter } from 'node:path';
import { rendererLimits } from '@actual/contracts/facts/capacities';
import { publicOrigins } from '@actual/contracts/public-origins';
import { type BucketSettings, picturesBucket } from '@actual/files/settings';
import type { Site } from '@actual/themes-contract';
import proxyAddress from '@fastify/proxy-addr';
import { z } from 'zod';

const url = z.url().transform((value) => value.replace(/\/$/, ''));
/**
 * The words of a setting that is a list.
 * @public `npm run doctor` loads it by its path
 */
export const words = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean);
const port = z.coerce.number().int().min(0).max(65_535);

/** Names of ranges that are understood beside addresses and CIDR ranges. */
const ranges = ['loopback', 'linklocal', 'uniquelocal'];
/** How many bits all addresses of a range begin with; null for what is neither range nor address. */
function bitsOf(word: string): number | null {
  const [address = '', bits, ...more] = word.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const wanted = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  return more.length === 0 && wanted >= 0 && wanted <= most ? wanted : null;
}
/** An address of each IPv4 range as wide as 10.0.0.0/8 and of each IPv6 range as wide as fc00::/7, the widest private ones. */
const wideRanges = [
  Array.from({ length: 256 }, (_, at) => `${at}.0.0.0`),
  Array.from({ length: 128 }, (_, at) => `${(2 * at).toString(16)}00::`),
];
/** Whether a word reaches beyond one such range, however it is written: strangers would be believed. */
function isWide(word: string): boolean {
  // all addresses, which the trust of a proxy refuses to be made of
  if (bitsOf(word) === 0) return true;
  const trusts = proxyAddress.compile(word);
  return wideRanges.some((addresses) => addresses.filter((address) => trusts(address, 0)).length > 1);
}

const shape = z.object({
  PORT: port,
  HOST: z.string().default('127.0.0.1'),
  /** `public.json` or `internal.json` of the release folder. */
  REGISTRY: z.string(),
  /** A folder of this process alone, where several share a registry: its versions' behavior, and why it ended last. */
  GATEWAY_STATE_DIR: z.string().optional(),
  INTERNAL: z.enum(['0', '1']).default('0'),
  /** The gateway's credential for its services, rotated by `npm run rotate`. */
  GATEWAY_CREDENTIAL_FILE: z.string(),
  /** The proxies whose `x-forwarded-*` headers are trusted: addresses and CIDR ranges, or `none`. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform((list) => words(list).filter((word) => word !== 'none'))
    .refine((list) => list.every((word) => ranges.includes(word) || bitsOf(word) !== null), {
      error: 'son direcciones, rangos CIDR como 10.0.0.0/8, loopback o none',
      abort: true,
    })
    .refine(
      (list) => !list.some(isWide),
      'es un rango tan amplio que cualquiera escribiría la dirección desde la que llama: deje solo las de sus proxies',
    ),
  CATALOG_URL: url,
  CHECKOUT_URL: url,
  ACCOUNT_URL: url,
  STAFF_URL: url.optional(),
  PICTURES_DIR: z.string().optional(),
  /** The maker of a picture that the folder lacks, by its name; a new demo store has one. */
  PICTURES_MAKER: url.optional(),
  /** The same for a model. */
  MODELS_MAKER: url.optional(),
  /** Folders, parted as in PATH. */
  MODELS_DIR: z.string().default(''),
  /** Where pictures and models are looked for that the folders lack; its keys need to read alone. */
  ...picturesBucket.shape,
  /** Origins as shoppers see them; the request's own host unless told. */
  PUBLIC_ORIGINS: publicOrigins.optional(),
  /** Frames and calls of the payment provider, where cards are typed only. */
  PAYMENT_ORIGINS: z.string().default(''),
  /** Its scripts, by address. */
  PAYMENT_SCRIPTS: z.string().default(''),
  /** Ed25519 key, PEM, that checks the signed lists of scripts that may run where cards are typed. */
  RELEASE_PUBLIC_KEY: z.string().includes('PUBLIC KEY'),
  /** GA4 Measurement Protocol address with `measurement_id` and `api_secret`; without it nothing is counted. */
  ANALYTICS_URL: z.url().optional(),
  /** 0: measurements, nobody is told that they ask too much. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).optional(),
  /** Milliseconds a page waits for a service. */
  API_TIMEOUT: z.coerce.number().int().positive().default(4000),
  /** Milliseconds an anonymous page stays fresh in memory; 0 switches the cache off. */
  PAGE_CACHE_MS: z.coerce.number().int().min(0).default(5000),
  /** MiB of memory, of the whole process, above which the gateway is started again. */
  GATEWAY_MEMORY_MIB: z.coerce.number().int().min(256).max(1024).default(768),
  /** MiB of memory above which a renderer is started again. */
  RENDERER_MEMORY_MIB: z.coerce.number().int().min(192).default(rendererLimits.memoryMiB),
  /** Renderers beside the one that each remote has. */
  SPARE_RENDERERS: z.coerce.number().int().min(0).max(rendererLimits.mostSpare).default(rendererLimits.spare),
  /** Open pages load again when something they show was built; for development. */
  LIVE_RELOAD: z.enum(['0', '1']).default('0'),
  /** Lets engineers who reach this gateway run its remotes' versions around one that they develop. */
  LEND_RELEASES: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.string().default('info'),
});
export const gatewaySettings = shape.superRefine(picturesBucket.check);

export interface ShellConfig {
  port: number;
  host: string;
  registry: string;
  stateDir: string | undefined;
  internal: boolean;
  credentialFile: string;
  trustedProxies: string[];
  services: { catalog: string; checkout: string; account: string; staff: string | undefined };
  picturesDir: string | undefined;
  picturesMaker: string | undefined;
  modelsMaker: string | undefined;
  /** Folders of 3D models; of two that have one the first counts. */
  modelDirs: readonly string[];
  /** Where those may lie too. */
  bucket: BucketSettings | undefined;
  origins: Partial<Record<Site, string>>;
  paymentOrigins: string[];
  paymentScripts: string[];
  releaseKey: string;
  analyticsUrl: string | undefined;
  /** Callers who ask too much are told to come back later. */
  limited: boolean;
  apiTimeout: number;
  pageCacheMs: number;
  memoryMiB: number;
  rendererMemoryMiB: number;
  spareRenderers: number;
  liveReload: boolean;
  lendReleases: boolean;
  logLevel: string;
}

/**
 * The shell's settings, read once.
 * @throws {Error} one line that names each missing or wrong setting
 */
export function readConfig(env: Record<string, string | undefined>): ShellConfig {
  const parsed = gatewaySettings.safeParse(env);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new Error(`The shell's settings are wrong: ${wrong}`);
  }
  const e = parsed.data;
  return {
    port: e.PORT,
    host: e.HOST,
    registry: e.REGISTRY,
    stateDir: e.GATEWAY_STATE_DIR,
    internal: e.INTERNAL === '1',
    credentialFile: e.GATEWAY_CREDENTIAL_FILE,
    trustedProxies: e.TRUSTED_PROXIES,
    services: { catalog: e.CATALOG_URL, checkout: e.CHECKOUT_URL, account: e.ACCOUNT_URL, staff: e.STAFF_URL },
    picturesDir: e.PICTURES_DIR,
    picturesMaker: e.PICTURES_MAKER,
    modelsMaker: e.MODELS_MAKER,
    modelDirs: e.MODELS_DIR.split(delimiter).filter(Boolean),
    bucket: picturesBucket.of(e),
    origins: e.PUBLIC_ORIGINS ?? {},
    paymentOrigins: words(e.PAYMENT_ORIGINS),
    paymentScripts: words(e.PAYMENT_SCRIPTS),
    releaseKey: e.RELEASE_PUBLIC_KEY.replaceAll('\\n', '\n'),
    // staff at work are no visitors
    analyticsUrl: e.INTERNAL === '1' ? undefined : e.ANALYTICS_URL,
    limited: e.RATE_LIMIT_PER_MINUTE !== 0,
    apiTimeout: e.API_TIMEOUT,
    pageCacheMs: e.PAGE_CACHE_MS,
    memoryMiB: e.GATEWAY_MEMORY_MIB,
    rendererMemoryMiB: e.RENDERER_MEMORY_MIB,
    spareRenderers: e.SPARE_RENDERERS,
    liveReload: e.LIVE_RELOAD === '1',
    lendReleases: e.LEND_RELEASES === '1',
    logLevel: e.LOG_LEVEL,
  };
}
