import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenKeysIn } from '@actual/kit';
import { type SessionToken, signToken } from '@actual/kit/session/tokens';
import { tokenReader } from '@actual/kit/testing/token-reader';

interface SessionKeys {
  sessionKeyFiles(dataDir: string): Record<'signing' | 'valid', string>;
  makeSessionKeys(dataDir: string): void;
  rotateSessionKeys(dataDir: string, tokenSeconds: number): void;
}
type Reader = Awaited<ReturnType<typeof tokenReader>>;
// a script, without types of its own
const path = './session-keys.mjs';
const tokenSeconds = 600;
const claims: SessionToken = { jti: 'j', sub: 's', role: 'client', client: null, site: 'actual-home' };
let scripts: SessionKeys;
let folder: string;
let account: Reader;
let checkout: Reader;

const files = () => {
  const { valid, signing } = scripts.sessionKeyFiles(folder);
  return { SESSION_KEYS_FILE: valid, SESSION_SIGNING_KEY_FILE: signing };
};
const sign = () => signToken(account, 'session', claims);
const statusOf = async (authorization: string, app = checkout) =>
  (await app.inject({ url: '/who', headers: { authorization } })).statusCode;
/** As if everything signed before were over. */
const aTokenLater = () => {
  const { signing } = scripts.sessionKeyFiles(folder);
  const before = statSync(signing).mtimeMs / 1_000 - tokenSeconds;
  utimesSync(signing, before, before);
};

beforeAll(async () => {
  scripts = (await import(path)) as SessionKeys;
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'actual-session-keys-'));
  scripts.makeSessionKeys(folder);
  account = await tokenReader(tokenKeysIn(files()));
  checkout = await tokenReader(tokenKeysIn({ SESSION_KEYS_FILE: files().SESSION_KEYS_FILE }));
});
afterEach(async () => {
  await Promise.all([account.close(), checkout.close()]);
  rmSync(folder, { recursive: true });
});

test('a first start makes a pair, for its owner’s eyes, and a second one leaves it; no service learns the private one', () => {
  const { signing, valid } = scripts.sessionKeyFiles(folder);
  const before = readFileSync(signing, 'utf8');
  scripts.makeSessionKeys(folder);
  expect(readFileSync(signing, 'utf8')).toBe(before);
  expect([signing, valid].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
  expect(JSON.parse(before)).toHaveProperty('d');
  expect(readFileSync(valid, 'utf8')).not.toContain('"d"');
});

test('a rotation loses nobody: running services take both keys, and sign with the new one', async () => {
  const first = sign();
  expect(await statusOf(first)).toBe(200);
  scripts.rotateSessionKeys(folder, tokenSeconds);
  const second = sign();
  const kidOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;
  expect(kidOf(second)).not.toBe(kidOf(first));
  for (const token of [first, second])
    for (const app of [account, checkout]) expect(await statusOf(token, app)).toBe(200);
});

test('a service that starts between two rotations knows both keys, and after the next one no more than two', async () => {
  const first = sign();
  scripts.rotateSessionKeys(folder, tokenSeconds);
  const second = sign();
  const started = await tokenReader(tokenKeysIn({ SESSION_KEYS_FILE: files().SESSION_KEYS_FILE }));
  expect([await statusOf(first, started), await statusOf(second, started)]).toEqual([200, 200]);
  aTokenLater();
  scripts.rotateSessionKeys(folder, tokenSeconds);
  expect([await statusOf(sign(), started), await statusOf(second, started)]).toEqual([200, 200]);
  expect(await statusOf(first, started)).not.toBe(200);
  await started.close();
});

test('a key is not dropped while a token that it signed may live', async () => {
  scripts.rotateSessionKeys(folder, tokenSeconds);
  const second = sign();
  expect(() => scripts.rotateSessionKeys(folder, tokenSeconds)).toThrow(/Espere \d+ s/);
  expect(await statusOf(second)).toBe(200);
});

test.each([
  ['another key under a known name', { alg: 'EdDSA' }],
  ['no name', { alg: 'EdDSA', kid: undefined }],
  ['a name that nobody has', { alg: 'EdDSA', kid: '../../etc/passwd' }],
  ['no algorithm', { alg: 'none' }],
])('refuses a token with %s', async (_what, header) => {
  const [head = '', body, mark] = sign().split('.');
  const known = JSON.parse(Buffer.from(head, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...known, ...header })).toString('base64url');
  const signature = header.alg === 'none' ? '' : Buffer.from(String(mark)).toString('base64url').slice(0, 86);
  expect(await statusOf(`${forged}.${body}.${signature}`)).not.toBe(200);
});
