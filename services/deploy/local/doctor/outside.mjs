/** Checks that mail, provider, ERP, invoicing and newsletter answer and take our credentials; charges and sends nothing. */
import { isRealStore } from '../store/real-store.mjs';
import { brands } from '../toolchain/brands.mjs';
import { loadTs } from '../toolchain/load-ts.mjs';
import { outsideClockSkew, patienceMs } from './tolerances.mjs';

/** @typedef {import('../doctor.mjs').Finding} Finding */

/** @param {NodeJS.ErrnoException & { cause?: { code?: string } }} error */
const why = (error) =>
  error.cause?.code ?? error.code ?? (error.name === 'TimeoutError' ? 'no contesta' : error.message);

/**
 * @param {string} address
 * @param {RequestInit} options
 */
async function ask(address, options = {}) {
  return fetch(address, { ...options, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
}

/**
 * A provider's reason for a refusal, in its own words: it says which of several credentials is wrong.
 * @param {Response} reply
 */
async function wordsOf(reply) {
  const { error, message } = await reply.json().catch(() => ({}));
  const words = error?.message?.value ?? error?.message ?? message;
  return typeof words === 'string' ? `: ${words.slice(0, 120)}` : '';
}

/**
 * Asks for something that needs the credentials.
 * @param {string} what
 * @param {{ address: string, options: RequestInit, todo: string }} call
 * @param {(seconds: number) => void} tellClock told how far the provider's clock is ahead of ours
 * @returns {Promise<Finding>}
 */
async function service(what, { address, options, todo }, tellClock) {
  if (!/^https?:/.test(address) || !URL.canParse(address))
    return { what, wrong: `«${address}» no es una dirección`, todo };
  try {
    const reply = await ask(address, options);
    const { status } = reply;
    const date = Date.parse(reply.headers.get('date') ?? '');
    if (!Number.isNaN(date)) tellClock((date - Date.now()) / 1_000);
    if (status === 401 || status === 403)
      return { what, wrong: `no acepta las credenciales (${status}${await wordsOf(reply)})`, todo };
    return status >= 400 ? { what, wrong: `contesta ${status} en ${new URL(address).origin}`, todo } : { what };
  } catch (error) {
    return { what, wrong: `no se alcanza ${new URL(address).origin} (${why(error)})`, todo };
  }
}

/**
 * A mail server greets us and takes user and password.
 * @param {string} url
 * @returns {Promise<Finding>}
 */
export async function mailServer(url) {
  const what = 'Correo';
  const todo =
    'Revise SMTP_URL: smtps://usuario:contraseña@servidor:465, o smtp:// en el 587; un signo como @ : / # de la contraseña se escribe %40 %3A %2F %23.';
  if (!URL.canParse(url)) return { what, wrong: 'SMTP_URL no es una dirección', todo };
  const { protocol, hostname, port } = new URL(url);
  const place = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
  const { tryMailLogin } = await loadTs('services/providers/src/mail/try-login.ts');
  /** @type {import('@actual/providers/mail/try-login').MailRefusal | null} */
  const refusal = await tryMailLogin(url);
  if (!refusal) return { what };
  const words = {
    unreachable: `no se alcanza ${place} (${refusal.reason})`,
    login: `${place} no acepta usuario y contraseña (${refusal.reason})`,
    'not-mail': `${place} no es un servidor de correo`,
  };
  return { what, wrong: words[refusal.kind], todo };
}

/**
 * @param {string | undefined} key
 * @returns {RequestInit}
 */
const bearer = (key) => ({ headers: { authorization: `Bearer ${key}` } });
/**
 * @param {string | undefined} key
 * @returns {RequestInit}
 */
const basic = (key) => ({ headers: { authorization: `Basic ${Buffer.from(`tienda:${key}`).toString('base64')}` } });
/**
 * @param {string} base
 * @param {string} path
 */
const at = (base, path) => `${base.replace(/\/+$/, '')}${path}`;

/**
 * This machine's clock, where every provider that answered says another time.
 * @param {number[]} clocks seconds that each is ahead of ours
 * @returns {Finding[]}
 */
function clockOf(clocks) {
  if (clocks.length === 0) return [];
  const what = 'Reloj de esta máquina';
  const least = Math.min(...clocks.map(Math.abs));
  return least > outsideClockSkew
    ? [{ what, wrong: `difiere ${Math.round(least)} s del de los proveedores`, todo: 'Sincronice el reloj (NTP).' }]
    : [{ what }];
}

/**
 * The newsletter takes our key and has every brand's list.
 * @param {NodeJS.ProcessEnv} env
 * @param {(what: string, call: { address: string, options: RequestInit, todo: string }) => Promise<Finding>} provider
 * @returns {Promise<Finding>}
 */
async function newsletter({ NEWSLETTER_BASE_URL: base = '', NEWSLETTER_API_KEY, NEWSLETTER_LISTS = '' }, provider) {
  const options = basic(NEWSLETTER_API_KEY);
  const todo = 'Revise NEWSLETTER_BASE_URL y NEWSLETTER_API_KEY.';
  const found = await provider('Boletín', { address: at(base, '/ping'), options, todo });
  if (found.wrong || !NEWSLETTER_LISTS) return found;
  const lists = new Set(Object.values(brands).map(({ word }) => NEWSLETTER_LISTS.replaceAll('{brand}', word)));
  for (const list of lists) {
    const { status } = await ask(at(base, `/lists/${encodeURIComponent(list)}?fields=id`), options);
    if (status === 404)
      return {
        what: 'Boletín',
        wrong: `la cuenta no tiene la lista «${list}»`,
        todo: 'Revise NEWSLETTER_LISTS: es el identificador de la lista (Audience ID), no su nombre.',
      };
  }
  return found;
}

/** Keys with which a provider plays. */
const TRIALS = { MERCADOPAGO_ACCESS_TOKEN: /^TEST-/, MERCADOPAGO_PUBLIC_KEY: /^TEST-/, INVOICING_API_KEY: /^sk_test_/ };

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('../doctor.mjs').Finding[]>} one for each that is set; the sandbox is nobody's outside
 */
export async function outsideOf(env) {
  /** @type {Promise<Finding>[]} */
  const checks = [];
  /** @type {number[]} */
  const clocks = [];
  /**
   * @param {string} what
   * @param {{ address: string, options: RequestInit, todo: string }} call
   */
  const provider = (what, call) => service(what, call, (seconds) => clocks.push(seconds));
  if (env.SMTP_URL) checks.push(mailServer(env.SMTP_URL));
  if (env.MERCADOPAGO_BASE_URL)
    checks.push(
      provider('Mercado Pago', {
        address: at(env.MERCADOPAGO_BASE_URL, '/v1/payment_methods'),
        options: bearer(env.MERCADOPAGO_ACCESS_TOKEN),
        todo: 'Revise MERCADOPAGO_ACCESS_TOKEN (Tus integraciones › Credenciales).',
      }),
    );
  if (env.SAP_BASE_URL)
    checks.push(
      provider('SAP', {
        address: at(env.SAP_BASE_URL, '/Login'),
        options: {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ CompanyDB: env.SAP_COMPANY, UserName: env.SAP_USER, Password: env.SAP_PASSWORD }),
        },
        todo: 'Revise SAP_BASE_URL, SAP_COMPANY, SAP_USER y SAP_PASSWORD.',
      }),
    );
  if (env.INVOICING_BASE_URL)
    checks.push(
      provider('Facturas', {
        address: at(env.INVOICING_BASE_URL, '/invoices?limit=1'),
        options: bearer(env.INVOICING_API_KEY),
        todo: 'Revise INVOICING_BASE_URL e INVOICING_API_KEY.',
      }),
    );
  if (env.NEWSLETTER_BASE_URL) checks.push(newsletter(env, provider));
  const found = [...(await Promise.all(checks)), ...clockOf(clocks)];
  if (!isRealStore(env)) return [...found, { what: 'Modo', note: 'demostración en esta máquina' }];
  const trials = Object.entries(TRIALS).filter(([name, sign]) => sign.test(env[name] ?? ''));
  return [
    ...found,
    ...trials.map(([name]) => ({
      what: name,
      wrong: 'es una llave de prueba: nada se cobra ni se timbra',
      todo: 'Ponga la de producción.',
    })),
  ];
}
