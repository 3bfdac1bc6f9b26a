/** The processes of a running store, with their settings. Each gets only the secrets it needs. */
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectDir, releasedShell } from '../terminal/paths.mjs';
import { credentialFiles } from './gateway-credentials.mjs';
import { GATEWAY_FLAGS, HEAP, heapFlags } from './heaps.mjs';
import { addresses, modelDirsOf, originOf, picturesDirOf } from './places.mjs';
import { isOutside, isRealStore } from './real-store.mjs';
import { sessionKeyFiles } from './session-keys.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */

/** The hosts that Mercado Pago's browser library calls, and the scripts it consists of. */
const PROVIDER_ORIGINS = 'https://api.mercadopago.com https://http2.mlstatic.com https://www.mercadolibre.com';
const PROVIDER_SCRIPTS =
  'https://sdk.mercadopago.com/js/v2 https://http2.mlstatic.com/ https://www.mercadolibre.com/jms/';
/**
 * A gateway that works without end finds it out itself and notes its stack: the supervisor leaves it the time. One that
 * works through many requests is not silent.
 */
const GATEWAY = { flags: GATEWAY_FLAGS, silenceMs: 25_000 };
/** Loaded before a process's own code where traces go somewhere; nothing of it is loaded otherwise. */
const TRACING = [
  '--import',
  pathToFileURL(join(projectDir, 'services', 'deploy', 'observability', 'tracing.mjs')).href,
];
/** Both buckets, and the settings that Amazon's library reads without keys of ours. */
const BUCKET_NAMES = /^(S3|AWS)_/;
const PICTURES_BUCKET_NAMES = /^(S3_(?!PRIVATE_)|AWS_)/;
const PRIVATE_BUCKET_NAMES = /^(S3_PRIVATE|AWS)_/;
const SECRET_NAMES = /PASSWORD|SECRET|_TOKEN$|API_KEY$|PRIVATE_KEY|SIGNING_KEY|DATABASE_(READ_)?URL$/;

/**
 * The settings by which a store that others reach differs from one on the reader's own machine, whose staff are the
 * demo's.
 */
const SERVED = ['PUBLIC_ORIGINS', 'INTERNAL_ORIGIN', 'COOKIE_SECURE'];

/**
 * @param {Settings} settings
 * @param {import('./secrets.mjs').Secrets} secrets
 * @param {NodeJS.ProcessEnv} env the settings of the person who starts; they win over invented ones
 * @param {Record<string, string>} databaseUrls by service
 * @param {{ partsDir?: string, shellBuild?: string }} [built] root of the sources whose build runs, and the shell's there
 */
export function planProcesses(
  settings,
  secrets,
  env,
  databaseUrls,
  { partsDir = projectDir, shellBuild = releasedShell } = {},
) {
  const { DATA_DIR } = settings;
  const origins = addresses(settings);
  /**
   * @template {string | undefined} Usual
   * @param {string} name
   * @param {Usual} usual
   * @returns {string | Usual}
   */
  const given = (name, usual) => env[name] || usual;
  const real = isRealStore(env);
  const ownProvider = real || Boolean(env.MERCADOPAGO_BASE_URL);
  /**
   * Nothing is made up for a real provider, nor taken from the sandbox's.
   * @param {string[]} names
   */
  const secret = (...names) =>
    Object.fromEntries(names.map((name) => [name, given(name, real && isOutside(name) ? undefined : secrets[name])]));
  /**
   * @param {string} name
   * @param {string} address
   */
  const ofSandbox = (name, address) => given(name, real ? undefined : address);
  /** @param {RegExp} names */
  const named = (names) => Object.fromEntries(Object.entries(env).filter(([name]) => names.test(name)));
  /** @param {number} port */
  const local = (port) => `http://127.0.0.1:${port}`;

  const notices = `${local(settings.PUBLIC_PORT)}/api/webhooks/mercadopago?source_news=webhooks`;
  const credentials = credentialFiles(DATA_DIR);
  const keys = sessionKeyFiles(DATA_DIR);
  /** @param {'public' | 'internal'} gateway */
  const credentialFile = (gateway) => given(`${gateway.toUpperCase()}_GATEWAY_CREDENTIAL_FILE`, credentials[gateway]);
  const registryDir = given('REGISTRY_DIR', join(DATA_DIR, 'registry'));
  const common = {
    // an empty value in .env means: not set
    ...Object.fromEntries(
      Object.entries(env).filter(([name, value]) => value && !SECRET_NAMES.test(name) && !BUCKET_NAMES.test(name)),
    ),
    NODE_ENV: 'production',
    // glibc would keep a heap for each of Node's dozen threads
    MALLOC_ARENA_MAX: '2',
    // services and sandbox are nobody's business but ours; only the gateways can be opened to a network
    HOST: '127.0.0.1',
    CATALOG_URL: given('CATALOG_URL', local(settings.CATALOG_PORT)),
    CHECKOUT_URL: given('CHECKOUT_URL', local(settings.CHECKOUT_PORT)),
    ACCOUNT_URL: given('ACCOUNT_URL', local(settings.ACCOUNT_PORT)),
    STAFF_URL: given('STAFF_URL', local(settings.STAFF_PORT)),
    PUBLIC_ORIGINS: given('PUBLIC_ORIGINS', originOf(settings, '{brand}')),
    INTERNAL_ORIGIN: given('INTERNAL_ORIGIN', origins.internal),
    ...(real ? {} : { SANDBOX_ORIGIN: origins.sandbox }),
    MERCADOPAGO_BASE_URL: ofSandbox('MERCADOPAGO_BASE_URL', `${origins.sandbox}/mercadopago`),
    SAP_BASE_URL: ofSandbox('SAP_BASE_URL', `${origins.sandbox}/sap/b1s/v2`),
    INVOICING_BASE_URL: ofSandbox('INVOICING_BASE_URL', `${origins.sandbox}/facturacion/v2`),
    NEWSLETTER_BASE_URL: ofSandbox('NEWSLETTER_BASE_URL', `${origins.sandbox}/boletin/3.0`),
    SMTP_URL: ofSandbox('SMTP_URL', `smtp://127.0.0.1:${settings.SANDBOX_SMTP_PORT}`),
    PICTURES_DIR: picturesDirOf(settings, env),
    MODELS_DIR: modelDirsOf(settings, env).join(delimiter),
    ...secret('MERCADOPAGO_PUBLIC_KEY'),
  };
  const mercadoPago = {
    ...secret('MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET'),
    // by address: names below localhost are known to browsers, not to every system's resolver
    ...(ownProvider ? {} : { MERCADOPAGO_NOTIFICATION_URL: given('MERCADOPAGO_NOTIFICATION_URL', notices) }),
  };
  const invoicing = secret('INVOICING_API_KEY');
  const newsletter = secret('NEWSLETTER_API_KEY');
  const sap = secret('SAP_COMPANY', 'SAP_USER', 'SAP_PASSWORD');
  const privateBucket = named(PRIVATE_BUCKET_NAMES);
  /**
   * @param {string} name
   * @param {string} script
   * @param {number} port
   * @param {NodeJS.ProcessEnv} own
   * @param {{ flags?: string[], silenceMs?: number }} options
   */
  const plan = (name, script, port, own, { flags = [], silenceMs } = {}) => ({
    name,
    flags: env.OTEL_EXPORTER_OTLP_ENDPOINT ? [...flags, ...TRACING] : flags,
    silenceMs,
    dataDir: DATA_DIR,
    script,
    port,
    logFile: join(DATA_DIR, 'logs', `${name}.log`),
    env: /** @type {NodeJS.ProcessEnv} */ ({ ...common, PORT: String(port), OTEL_SERVICE_NAME: name, ...own }),
  });
  /**
   * A replica has the roles and passwords of its primary.
   * @param {string} service
   * @returns {NodeJS.ProcessEnv}
   */
  const readUrl = (service) => {
    const own = env[`${service.toUpperCase()}_DATABASE_READ_URL`];
    if (own || !env.DATABASE_READ_URL) return own ? { DATABASE_READ_URL: own } : {};
    const { username, password } = new URL(databaseUrls[service]);
    return { DATABASE_READ_URL: Object.assign(new URL(env.DATABASE_READ_URL), { username, password }).href };
  };
  /**
   * @param {string} name
   * @param {import('./heaps.mjs').Heap} heap
   * @param {NodeJS.ProcessEnv} own
   */
  const service = (name, heap, own = {}) =>
    plan(
      name,
      `services/${name}/dist/server.mjs`,
      settings[/** @type {import('./settings.mjs').PortName} */ (`${name.toUpperCase()}_PORT`)],
      {
        DATABASE_URL: databaseUrls[name],
        ...heap.env,
        ...secret('COOKIE_SECRET'),
        PUBLIC_GATEWAY_CREDENTIAL_FILE: credentialFile('public'),
        INTERNAL_GATEWAY_CREDENTIAL_FILE: credentialFile('internal'),
        SESSION_KEYS_FILE: given('SESSION_KEYS_FILE', keys.valid),
        ...own,
      },
      { flags: heapFlags(heap) },
    );
  /**
   * @param {string} name
   * @param {'public' | 'internal'} audience
   * @param {number} port
   * @param {string} host
   */
  const shell = (name, audience, port, host) => {
    const own = {
      ...named(PICTURES_BUCKET_NAMES),
      HOST: host,
      REGISTRY: join(registryDir, `${audience}.json`),
      GATEWAY_CREDENTIAL_FILE: credentialFile(audience),
      INTERNAL: audience === 'internal' ? '1' : '0',
      ANALYTICS_URL: ofSandbox('ANALYTICS_URL', `${local(settings.SANDBOX_PORT)}/mp/collect?measurement_id=G-DEMO`),
      PAYMENT_ORIGINS: given('PAYMENT_ORIGINS', ownProvider ? PROVIDER_ORIGINS : origins.sandbox),
      PAYMENT_SCRIPTS: given('PAYMENT_SCRIPTS', ownProvider ? PROVIDER_SCRIPTS : `${origins.sandbox}/mp.js`),
      ...secret('RELEASE_PUBLIC_KEY'),
    };
    return plan(name, join(partsDir, shellBuild, 'server', 'main.cjs'), port, own, GATEWAY);
  };

  return {
    registryDir,
    signingKey: given('RELEASE_PRIVATE_KEY', secrets.RELEASE_PRIVATE_KEY),
    sandbox: plan(
      'sandbox',
      'services/providers/dist/sandbox.mjs',
      settings.SANDBOX_PORT,
      {
        SANDBOX_PORT: String(settings.SANDBOX_PORT),
        SANDBOX_SMTP_PORT: String(settings.SANDBOX_SMTP_PORT),
        SANDBOX_DATA_DIR: join(DATA_DIR, 'sandbox'),
        ...HEAP.sandbox.env,
        ...mercadoPago,
        ...sap,
        ...invoicing,
        ...newsletter,
      },
      { flags: heapFlags(HEAP.sandbox) },
    ),
    services: [
      service('catalog', HEAP.catalog, {
        ...readUrl('catalog'),
        ...sap,
        ...privateBucket,
        ...named(PICTURES_BUCKET_NAMES),
      }),
      service('checkout', HEAP.checkout, {
        ...secret('PROMISE_PRIVATE_KEY'),
        ...mercadoPago,
        ...sap,
        ...privateBucket,
      }),
      service('account', HEAP.quiet, {
        STAFF_SIGN_IN: given('STAFF_SIGN_IN', SERVED.some((name) => env[name]) ? 'two-factors' : 'demo'),
        ...secret('SECOND_FACTOR_SECRET'),
        SESSION_SIGNING_KEY_FILE: given('SESSION_SIGNING_KEY_FILE', keys.signing),
        ...invoicing,
        ...newsletter,
        ...privateBucket,
      }),
      service('staff', HEAP.quiet, { ...readUrl('staff'), REGISTRY_DIR: registryDir, ...privateBucket }),
    ],
    shells: [
      shell('gateway-public', 'public', settings.PUBLIC_PORT, given('PUBLIC_HOST', '127.0.0.1')),
      shell('gateway-internal', 'internal', settings.INTERNAL_PORT, given('INTERNAL_HOST', '127.0.0.1')),
    ],
  };
}
