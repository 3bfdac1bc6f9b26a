/** Whether the store takes a secret that is the demonstration's, or that somebody made up. */
import { createHmac, createPrivateKey, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { credentialFiles } from '../../store/gateway-credentials.mjs';
import { sessionKeyFiles } from '../../store/session-keys.mjs';
import { defaultDataDir } from '../../terminal/paths.mjs';
import { loadTs } from '../../toolchain/load-ts.mjs';
import { addressOf } from '../running-store.mjs';
import { askDoor } from './ask-store.mjs';

/** @typedef {import('../../store/settings.mjs').Settings} Settings */
/** @typedef {import('../../doctor.mjs').Finding} Finding */

/**
 * @param {string} file
 * @returns {any} undefined where there is none
 */
const jsonIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * The secrets that the demo on this machine made for itself, where this store's data are in another folder.
 * @param {Settings} settings
 */
function secretsOfDemo({ DATA_DIR }, demoDir = defaultDataDir) {
  if (resolve(demoDir) === resolve(DATA_DIR)) return {};
  const gateways = Object.values(credentialFiles(demoDir)).filter((file) => existsSync(file));
  return {
    made: jsonIn(resolve(demoDir, 'secrets.json')),
    signing: jsonIn(sessionKeyFiles(demoDir).signing),
    gateways: gateways.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean)),
  };
}

/** @param {object} value */
const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A token of an administrator, signed by a key.
 * @param {{ kid: string, key?: import('node:crypto').KeyObject }} by without a key it is not signed
 */
function forgedToken({ kid, key }) {
  const now = Math.floor(Date.now() / 1_000);
  const claims = { jti: randomUUID(), sub: randomUUID(), role: 'admin', client: null, site: 'actual-studio' };
  const names = { iss: 'actual/account', aud: 'actual/session', iat: now, exp: now + 300 };
  const text = `${part({ alg: key ? 'EdDSA' : 'none', typ: 'JWT', kid })}.${part({ ...claims, ...names })}`;
  return `${text}.${key ? sign(null, Buffer.from(text), key).toString('base64url') : ''}`;
}

/**
 * Tokens that no key of this store signed.
 * @param {Settings} settings
 * @param {any} ofDemo the demonstration's signing key
 * @returns {[string, string][]}
 */
function strangeTokens({ DATA_DIR }, ofDemo) {
  const [{ kid }] = jsonIn(sessionKeyFiles(DATA_DIR).valid)?.keys ?? [{ kid: randomUUID() }];
  return [
    ['una sesión sin firma', forgedToken({ kid })],
    ['una sesión con una llave inventada', forgedToken({ kid, key: generateKeyPairSync('ed25519').privateKey })],
    ...(ofDemo
      ? /** @type {[string, string][]} */ ([
          [
            'una sesión con la llave de la demostración',
            forgedToken({ kid: ofDemo.kid, key: createPrivateKey({ key: ofDemo, format: 'jwk' }) }),
          ],
        ])
      : []),
  ];
}

/**
 * A notice of the provider, signed with a secret.
 * @param {string} secret
 */
function notice(secret) {
  const [id, ts] = [randomUUID(), String(Math.floor(Date.now() / 1_000))];
  const v1 = createHmac('sha256', secret).update(`id:1;request-id:${id};ts:${ts};`).digest('hex');
  return {
    method: 'POST',
    headers: { 'x-request-id': id, 'x-signature': `ts=${ts},v1=${v1}` },
    body: { type: 'payment', action: 'payment.updated', data: { id: '1' } },
  };
}

const invented = () => randomBytes(24).toString('base64url');
const services = ['CATALOG', 'CHECKOUT', 'ACCOUNT', 'STAFF'];

/**
 * Shows the store sessions, gateway credentials and notices that are not its own, and compares its secrets with the
 * demonstration's.
 * @param {import('./ask-store.mjs').Door[]} doors
 * @param {Settings} settings
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [demoDir] where the demonstration's data are
 * @returns {Promise<Finding>}
 */
export async function demoSecrets(doors, settings, env, demoDir) {
  const { credentialHeader } = await loadTs('services/contracts/src/gateways.ts');
  const { SANDBOX_DEMO_CREDENTIALS: sandbox } = await loadTs('services/providers/src/sandbox/credentials.ts');
  const demo = secretsOfDemo(settings, demoDir);
  const taken = [];
  for (const door of doors)
    for (const [name, token] of strangeTokens(settings, demo.signing)) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await askDoor(door, '/api/me/sessions', { headers });
      if (answer && answer.status < 400) taken.push(`${name} en ${door.name}`);
    }
  for (const service of services)
    for (const credential of ['', invented(), ...(demo.gateways ?? [])]) {
      const gateway = addressOf(service, settings, env);
      const place = { gateway, host: new URL(gateway).host, secure: false, site: doors[0].site };
      const answer = await askDoor(place, '/site/revision', { headers: { [credentialHeader]: credential } });
      if (answer && answer.status !== 403) taken.push(`la credencial de otra puerta en ${service.toLowerCase()}`);
    }
  for (const secret of [sandbox.mercadoPago.webhookSecret, invented(), demo.made?.MERCADOPAGO_WEBHOOK_SECRET])
    if (secret) {
      const answer = await askDoor(doors[0], '/api/webhooks/mercadopago?data.id=1&type=payment', notice(secret));
      if (answer && answer.status < 400) taken.push('un aviso de Mercado Pago firmado por otro');
    }
  const own = { ...(jsonIn(resolve(settings.DATA_DIR, 'secrets.json')) ?? {}), ...env };
  const known = new Set([...leaves(sandbox), ...Object.values(demo.made ?? {})]);
  const shared = Object.entries(own).filter(([name, value]) => SECRET.test(name) && known.has(value));
  taken.push(...shared.map(([name]) => `${name} de la demostración`));
  const what = 'Secretos de la demostración';
  return taken.length > 0
    ? { what, wrong: `valen: ${[...new Set(taken)].join(', ')}`, todo: 'npm run rotate, y secretos propios en .env.' }
    : { what, note: 'ninguno vale' };
}

const SECRET = /SECRET|_KEY$|_TOKEN$|PASSWORD/;
/**
 * @param {object} value
 * @returns {string[]}
 */
const leaves = (value) =>
  Object.values(value).flatMap((one) => (typeof one === 'object' ? leaves(one) : [String(one)]));
