import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fillDemoStore } from '@actual/database/demo/seed';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';

interface Finding {
  readonly what: string;
  readonly wrong?: string;
  readonly note?: string;
}
let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const real = { PUBLIC_ORIGINS: 'https://{brand}.muebleria.mx' };
async function wrongWith(env: object = {}): Promise<Record<string, string | undefined>> {
  const settings = { DATA_DIR: folder, DATABASE_URL: database.url };
  // a process of its own, as the command is one
  const program = `import { databaseOf } from ${JSON.stringify(join(__dirname, 'database.mjs'))};
    const found = await databaseOf(${JSON.stringify(settings)}, ${JSON.stringify({ PICTURES_DIR: folder, ...env })});
    process.stdout.write(JSON.stringify(found));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  const found = JSON.parse(stdout) as Finding[];
  return Object.fromEntries(found.map(({ what, wrong }) => [what, wrong]));
}

test('demo data are reported beside real domains but not on one’s own machine; lost pictures are reported', async () => {
  await fillDemoStore(database.knex);
  expect(await wrongWith(real)).toMatchObject({
    'Datos de la tienda': expect.stringMatching(/demostración: la cuenta admin@demo\.mx/),
    'Fotos de productos': expect.stringMatching(/^faltan las de \d+/),
  });
  expect((await wrongWith())['Datos de la tienda']).toBeUndefined();
  expect((await wrongWith({ PICTURES_DIR: join(folder, 'no-hay') }))['Fotos de productos']).toMatch(/no se puede leer/);
});

test('a picture that is there in any size is there', async () => {
  mkdirSync(join(folder, 'fotos'));
  writeFileSync(join(folder, 'fotos', 'silla-600.avif'), '');
  await database.knex('product').insert({
    id: '00000000-0000-4000-8000-000000000001',
    item_code: 'A',
    name: 'Silla',
    slug: 'silla',
    society: '003',
    price_cents: 100,
    pictures: ['silla'],
  });
  expect((await wrongWith({ PICTURES_DIR: join(folder, 'fotos') }))['Fotos de productos']).toBeUndefined();
});

test('a signed promise that somebody wrote into the database is told', async () => {
  expect((await wrongWith())['Promesas firmadas']).toBeUndefined();
  await database.knex.transaction(async (trx) => {
    // as the database's owner may, past the keys to other tables
    await trx.raw('SET LOCAL session_replication_role = replica');
    const row = { promise_id: 1, site: 'actual-home', number: 1, key_id: 'x', signature: 'x' };
    await trx('promise_record').insert({ ...row, document: 'no JSON', hash: 'x' });
  });
  expect((await wrongWith())['Promesas firmadas']).toMatch(/no están como se firmaron: actual-home 1/);
});
