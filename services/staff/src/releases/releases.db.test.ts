import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@actual/contracts';
import { figuresFolder, noFigures } from '@actual/contracts/staff/version-figures';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { openStaffApp, tokenOf } from '../testing/staff-app';

let database: TestDatabase;
let db: Knex;
let app: Awaited<ReturnType<typeof openStaffApp>>;
const registry = mkdtempSync(join(tmpdir(), 'releases-'));
const admin = randomUUID();

const write = (audience: string, remotes: object) =>
  writeFileSync(join(registry, `${audience}.json`), JSON.stringify({ revision: 1, remotes }));
const currentIn = (audience: string, remote: string): string =>
  JSON.parse(readFileSync(join(registry, `${audience}.json`), 'utf8')).remotes[remote].current;
const canary = { version: '3', share: 10, brands: ['actual-kids'] };
const remotes = {
  catalog: { current: '2', history: ['2', '1'], withdrawn: [], canary },
  checkout: { current: '2', history: ['2', '1'], withdrawn: [] },
  account: { current: '1', history: ['1'], withdrawn: [] },
};

beforeAll(async () => {
  database = await createTestDatabase();
  const person = { password_hash: 'x', first_name: 'Rosa', last_name: 'Ek' };
  await database.knex('app_user').insert({ id: admin, role: 'admin', email: 'rosa@actual.example', ...person });
  db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 4, keyed: true });
  app = await openStaffApp(db, { registry, teams: { checkout: ['otra@actual.example'] } });
});
beforeEach(() => {
  write('public', remotes);
  write('internal', remotes);
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
  rmSync(registry, { recursive: true, force: true });
});

const headers = () => ({ site: 'actual-studio', authorization: `Bearer ${tokenOf('admin', admin)}` });
const read = async (): Promise<Release[]> =>
  (await app.inject({ method: 'GET', url: '/releases', headers: headers() })).json().releases;
const goBack = (remote: string, from: string, key: string = randomUUID()) =>
  app.inject({
    method: 'POST',
    url: `/releases/${remote}/rollback`,
    headers: { ...headers(), 'idempotency-key': key },
    payload: { from },
  });

test('shows each version’s share by brand, with the figures of all gateways added up', async () => {
  mkdirSync(join(registry, figuresFolder), { recursive: true });
  const of = { site: 'actual-kids', remote: 'catalog', version: '3' };
  const empty = noFigures(of);
  const told = { ...empty, visits: 4, errors: 1, vitals: { ...empty.vitals, LCP: [0, 0, 0, 0, 4, 0, 0, 0, 0, 0] } };
  const now = Math.floor(Date.now() / 3_600_000) * 3_600;
  for (const [name, hour] of [
    ['a', now],
    ['b', now - 3_600],
    ['c', now - 90_000],
  ] as const)
    writeFileSync(join(registry, figuresFolder, `${name}.json`), JSON.stringify({ [hour]: [told] }));
  writeFileSync(join(registry, figuresFolder, 'd.json'), '{"half":');
  const [catalog] = await read();
  const shares = catalog?.versions.map(({ version, brands }) => [version, brands.map(({ share }) => share)]);
  expect(shares).toEqual([
    ['3', [0, 0, 10]],
    ['2', [100, 100, 90]],
    ['1', [0, 0, 0]],
  ]);
  expect(catalog?.versions[0]?.brands[2]).toMatchObject({ visits: 8, errors: 2, vitals: { LCP: 2_325, INP: null } });
  expect(catalog?.rollback).toEqual({ from: '3', to: '2' });
});

test('a rollback takes the canary first, then the version; in both registries, with an entry in the audit log', async () => {
  expect((await goBack('catalog', '3')).json()).toEqual({ current: '2' });
  expect((await goBack('catalog', '2')).json()).toEqual({ current: '1' });
  expect([currentIn('public', 'catalog'), currentIn('internal', 'catalog')]).toEqual(['1', '1']);
  const outcomes = await database.knex('audit_outcome').select('before', 'after').orderBy('at', 'desc').limit(1);
  expect(outcomes).toEqual([{ before: { version: '2' }, after: { version: '1' } }]);
});

test('the same press twice is one rollback; a version that is not the last one is refused', async () => {
  const key = randomUUID();
  expect((await goBack('catalog', '3', key)).json()).toEqual({ current: '2' });
  expect((await goBack('catalog', '3', key)).json()).toEqual({ current: '2' });
  expect((await goBack('catalog', '3')).statusCode).toBe(409);
  expect(currentIn('public', 'catalog')).toBe('2');
});

test('only the team rolls back; a first version and an unknown remote cannot be rolled back', async () => {
  expect((await read()).map(({ remote, mayRollBack }) => [remote, mayRollBack])).toEqual([
    ['catalog', true],
    ['checkout', false],
    ['account', true],
  ]);
  expect((await goBack('checkout', '2')).statusCode).toBe(403);
  expect((await goBack('account', '1')).statusCode).toBe(409);
  expect((await goBack('constructor', '1')).statusCode).toBe(404);
});
