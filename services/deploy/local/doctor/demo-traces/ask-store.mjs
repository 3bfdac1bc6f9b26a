/** Questions to a running store by the names its visitors use, straight to its gateways on this machine. */
import { request } from 'node:http';
import { addressOf } from '../running-store.mjs';
import { originsOf } from '../store-origins.mjs';

/** @typedef {{ name: string, site: string, gateway: string, host: string, secure: boolean }} Door a name of the store and the gateway behind it */
/** @typedef {{ status: number, headers: string, body: string }} Answer `headers` as text, a line each */

const patienceMs = 20_000;

/**
 * Every name under which the store answers: the brands', and the internal network's.
 * @param {import('../../store/settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Door[]>}
 */
export async function doorsOf(settings, env) {
  const { brands, internal } = await originsOf(settings, env);
  const [ofPublic, ofInternal] = ['PUBLIC', 'INTERNAL'].map((name) => addressOf(name, settings, env));
  const [usual] = Object.keys(brands);
  return [
    ...Object.entries(brands).map(([site, origin]) => ({ site, origin, gateway: ofPublic })),
    { site: usual, origin: internal, gateway: ofInternal },
  ].map(({ site, origin, gateway }) => {
    const { host, protocol } = new URL(origin);
    return { name: origin, site, gateway, host, secure: protocol === 'https:' };
  });
}

/**
 * One question, as a proxy with TLS before the gateway hands it on.
 * @param {Pick<Door, 'gateway' | 'host' | 'secure' | 'site'>} door
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string>, body?: object }} [asked]
 * @returns {Promise<Answer | undefined>} undefined where there is none
 */
export function askDoor({ gateway, host, secure, site }, path, { method = 'GET', headers = {}, body } = {}) {
  const { hostname, port } = new URL(gateway);
  const sent = body && JSON.stringify(body);
  const told = {
    host,
    site,
    ...(secure ? { 'x-forwarded-proto': 'https' } : {}),
    ...(sent ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) } : {}),
    ...headers,
  };
  return new Promise((done) => {
    const call = request({ host: hostname, port, path, method, headers: told, agent: false }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (more) => {
        text += more;
      });
      reply.once('end', () => {
        const lines = Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}`);
        done({ status: reply.statusCode ?? 0, headers: lines.join('\n'), body: text });
      });
    });
    call.setTimeout(patienceMs, () => call.destroy());
    call.once('error', () => done(undefined));
    call.once('close', () => done(undefined));
    call.end(sent);
  });
}
