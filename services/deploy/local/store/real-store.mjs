/**
 * The settings that a store on real domains must have before it starts. The demo fills in whatever is not set; a store
 * that others reach gets nothing of the demo: no account, no sandbox, no invented credential.
 */
import { readFileSync } from 'node:fs';
import { companyFile } from '../opening/project-files.mjs';
import { ClearError } from '../terminal/clear-error.mjs';

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/;
/** Domains that nobody can own: they stand in examples. */
const EXAMPLE = /(?:\.example|@demo\.mx|@example\.(?:com|org|net))\b|\(demostración\)/i;
/** Where an example could stand; secrets are anybody's letters. */
const SHOWN = /_URL$|MAIL|^TRANSFER_/;

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 */
const isSet = (env, name) => Boolean(env[name]?.trim());

/**
 * The addresses in PUBLIC_ORIGINS and INTERNAL_ORIGIN, with a word in place of `{brand}`.
 * @param {string} text
 */
const addressesIn = (text = '') =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => one.replace(/^[\w-]+=/, '').replaceAll('{brand}', 'marca'));

/** @param {string} address */
const hostOf = (address) => {
  try {
    return new URL(address).hostname;
  } catch {
    return undefined;
  }
};

/**
 * Whether shoppers or staff reach this store by an address that is not this machine's own.
 * @param {NodeJS.ProcessEnv} env
 */
export const isRealStore = (env) =>
  [...addressesIn(env.PUBLIC_ORIGINS), ...addressesIn(env.INTERNAL_ORIGIN)].some(
    (address) => !LOCAL.test(hostOf(address) ?? ''),
  );

/**
 * Credentials of the outside world, and the key that buyers know the store by, with the name of each. The demo's are
 * made up; these are never.
 * @type {Record<string, string>}
 */
const OUTSIDE = {
  MERCADOPAGO_BASE_URL: 'dirección de Mercado Pago, https://api.mercadopago.com',
  MERCADOPAGO_PUBLIC_KEY: 'llave pública de Mercado Pago (Tus integraciones › Credenciales)',
  MERCADOPAGO_ACCESS_TOKEN: 'access token de Mercado Pago (Tus integraciones › Credenciales)',
  MERCADOPAGO_WEBHOOK_SECRET: 'clave secreta de los avisos de Mercado Pago (Tus integraciones › Webhooks)',
  SAP_BASE_URL: 'dirección del Service Layer de SAP, https://…/b1s/v2',
  SAP_COMPANY: 'compañía en SAP',
  SAP_USER: 'usuario de SAP',
  SAP_PASSWORD: 'contraseña de SAP',
  SAP_PRICE_LIST: 'número de la lista de precios de la tienda en SAP',
  INVOICING_BASE_URL: 'dirección del proveedor de facturas, https://www.facturapi.io/v2',
  INVOICING_API_KEY: 'llave del proveedor de facturas',
  NEWSLETTER_BASE_URL: 'dirección del boletín, https://us1.api.mailchimp.com/3.0',
  NEWSLETTER_API_KEY: 'llave del boletín',
  NEWSLETTER_LISTS: 'listas del boletín, con {brand} o una por marca',
  SMTP_URL: 'servidor de correo, smtps://usuario:contraseña@servidor:465',
  MAIL_FROM: 'correo del que salen los mensajes',
  CUSTOMER_SERVICE_MAIL: 'correo que contesta los formularios',
  PROMISE_PRIVATE_KEY: 'llave con la que la tienda firma lo que promete (openssl genpkey, en .env.example)',
  TRANSFER_CLABE: 'CLABE de la cuenta para transferencias',
  TRANSFER_BANK: 'banco de esa cuenta',
  TRANSFER_BENEFICIARY: 'titular de esa cuenta',
};
/** @type {Record<string, string>} */
const SAMPLES = { TRANSFER_CLABE: '072691001234567894', SAP_COMPANY: 'SANDBOX_MX' };

/** The demonstration's, as the tax authority's own examples have it. */
const DEMO_RFC = 'AAA010101AAA';

/**
 * Settings whose address is this store's own sandbox.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ SANDBOX_PORT: number, SANDBOX_SMTP_PORT: number }} settings
 */
const pointsAtSandbox = (env, { SANDBOX_PORT, SANDBOX_SMTP_PORT }) =>
  Object.entries(env)
    .filter(([name]) => /_(?:URL|SCRIPTS|ORIGINS)$/.test(name))
    .filter(([, value]) =>
      [...String(value).matchAll(/\/\/(?:[^/@\s]*@)?([\w.[\]:-]*?):(\d+)/g)].some(
        ([, host, port]) => LOCAL.test(host) && [SANDBOX_PORT, SANDBOX_SMTP_PORT].includes(Number(port)),
      ),
    )
    .map(([name]) => name);

/**
 * The settings that are missing or the demo's, a line each with their meaning. Empty for a demo on this machine.
 * @param {Record<string, string | undefined>} env
 * @param {{ SANDBOX_PORT: number, SANDBOX_SMTP_PORT: number }} settings
 * @param {{ company?: { rfc: string }, goingLive?: boolean }} [options] who sells; `goingLive` asks also while the domains are
 *   this machine's own
 * @returns {{ name: string, why: string }[]}
 */
export function missingOfRealStore(
  env,
  settings,
  { company = JSON.parse(readFileSync(companyFile, 'utf8')), goingLive = false } = {},
) {
  if (!goingLive && !isRealStore(env)) return [];
  /** @type {{ name: string, why: string }[]} */
  const found = [];
  /**
   * @param {string} name
   * @param {string} why
   */
  const say = (name, why) => found.push({ name, why });
  for (const name of ['PUBLIC_ORIGINS', 'INTERNAL_ORIGIN']) {
    const given = addressesIn(env[name]);
    if (given.length === 0) say(name, 'falta: la dirección con la que se llega a la tienda');
    for (const address of given) {
      const host = hostOf(address);
      if (host === undefined) say(name, `«${address}» no es una dirección`);
      else if (LOCAL.test(host)) say(name, `«${address}» solo se alcanza desde esta máquina`);
      else if (!address.startsWith('https://')) say(name, `«${address}» debe empezar con https://`);
    }
  }
  if (env.COOKIE_SECURE !== 'true') say('COOKIE_SECURE', 'debe ser true: las cookies solo viajan por https');
  if (env.STAFF_SIGN_IN === 'demo') say('STAFF_SIGN_IN', 'demo es para *.localhost; quítela');
  for (const [name, what] of Object.entries(OUTSIDE)) {
    if (!isSet(env, name)) say(name, `falta: ${what}`);
    else if (env[name] === SAMPLES[name] || (SHOWN.test(name) && EXAMPLE.test(env[name] ?? '')))
      say(name, `es el del ejemplo: ${what}`);
  }
  if (company.rfc === DEMO_RFC)
    say('empresa', 'los datos de quién vende son los de la demostración: npm run store:init');
  for (const name of pointsAtSandbox(env, settings)) say(name, 'apunta a la caja de arena, que aquí no corre');
  return found;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {{ SANDBOX_PORT: number, SANDBOX_SMTP_PORT: number }} settings
 * @throws ClearError with the whole list, before anything is started
 */
export function refuseUnfinished(env, settings) {
  const missing = missingOfRealStore(env, settings);
  if (missing.length === 0) return;
  throw new ClearError(
    [
      `Con dominios reales (${env.PUBLIC_ORIGINS || env.INTERNAL_ORIGIN}) no se usa nada de la demostración. Falta en .env o el entorno:`,
      ...missing.map(({ name, why }) => `  ${name}: ${why}`),
      'Qué es cada cosa y de dónde se toma: .env.example y services/documents/going-live.md.',
    ].join('\n'),
  );
}

/** Every setting of the outside world that a real store needs. */
export const outsideNames = Object.keys(OUTSIDE);

/**
 * Those that only the demo makes up.
 * @param {string} name
 */
export const isOutside = (name) => name in OUTSIDE;
