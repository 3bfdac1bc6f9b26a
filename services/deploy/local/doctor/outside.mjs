/** The outside world: mail, provider, ERP, invoices and newsletter answer, and take our credentials. Nothing is charged or sent. */
import { connect as connectPlain } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { isRealStore } from '../store/real-store.mjs';

/** @typedef {import('../doctor.mjs').Finding} Finding */

const patienceMs = 5_000;
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
 * Asks for something that needs the credentials.
 * @param {string} what
 * @param {{ address: string, options: RequestInit, todo: string }} call
 * @returns {Promise<Finding>}
 */
async function service(what, { address, options, todo }) {
  try {
    const { status } = await ask(address, options);
    if (status === 401 || status === 403) return { what, wrong: `no acepta las credenciales (${status})`, todo };
    return status >= 500 ? { what, wrong: `contesta ${status} en ${new URL(address).origin}`, todo } : { what };
  } catch (error) {
    return { what, wrong: `no se alcanza ${new URL(address).origin} (${why(error)})`, todo };
  }
}

/**
 * A mail server greets with 220.
 * @param {string} url
 * @returns {Promise<Finding>}
 */
export function mailServer(url) {
  const what = 'Correo';
  const todo = 'Revise SMTP_URL: smtps://usuario:contraseña@servidor:465, o smtp:// en el 587.';
  let place;
  try {
    place = new URL(url);
  } catch {
    return Promise.resolve({ what, wrong: 'SMTP_URL no es una dirección', todo });
  }
  const secure = place.protocol === 'smtps:';
  const port = Number(place.port || (secure ? 465 : 587));
  return new Promise((done) => {
    const socket = secure
      ? connectTls({ host: place.hostname, port, servername: place.hostname })
      : connectPlain({ host: place.hostname, port });
    /** @param {Finding} finding */
    const end = (finding) => {
      socket.destroy();
      done(finding);
    };
    socket.setTimeout(patienceMs, () => end({ what, wrong: `${place.hostname}:${port} no saluda`, todo }));
    socket.once('error', (error) =>
      end({ what, wrong: `no se alcanza ${place.hostname}:${port} (${why(error)})`, todo }),
    );
    socket.once('data', (greeting) =>
      end(
        /^220/.test(String(greeting))
          ? { what }
          : { what, wrong: `${place.hostname}:${port} no es un servidor de correo`, todo },
      ),
    );
  });
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

/** Keys with which a provider plays. */
const TRIALS = { MERCADOPAGO_ACCESS_TOKEN: /^TEST-/, MERCADOPAGO_PUBLIC_KEY: /^TEST-/, INVOICING_API_KEY: /^sk_test_/ };

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import('../doctor.mjs').Finding[]>} one for each that is set; the sandbox is nobody's outside
 */
export async function outsideOf(env) {
  /** @type {Promise<Finding>[]} */
  const checks = [];
  if (env.SMTP_URL) checks.push(mailServer(env.SMTP_URL));
  if (env.MERCADOPAGO_BASE_URL)
    checks.push(
      service('Mercado Pago', {
        address: at(env.MERCADOPAGO_BASE_URL, '/users/me'),
        options: bearer(env.MERCADOPAGO_ACCESS_TOKEN),
        todo: 'Revise MERCADOPAGO_ACCESS_TOKEN (Tus integraciones › Credenciales).',
      }),
    );
  if (env.SAP_BASE_URL)
    checks.push(
      service('SAP', {
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
      service('Facturas', {
        address: at(env.INVOICING_BASE_URL, '/invoices?limit=1'),
        options: bearer(env.INVOICING_API_KEY),
        todo: 'Revise INVOICING_BASE_URL e INVOICING_API_KEY.',
      }),
    );
  if (env.NEWSLETTER_BASE_URL)
    checks.push(
      service('Boletín', {
        address: at(env.NEWSLETTER_BASE_URL, '/ping'),
        options: basic(env.NEWSLETTER_API_KEY),
        todo: 'Revise NEWSLETTER_BASE_URL y NEWSLETTER_API_KEY.',
      }),
    );
  const found = await Promise.all(checks);
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
