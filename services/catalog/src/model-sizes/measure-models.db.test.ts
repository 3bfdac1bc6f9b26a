import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, disconnect, type Knex } from '@actual/database';
import { model } from '@actual/database/importer/testing/sample-files';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { measureModels } from './measure-models';
import { ModelFiles } from './model-files';

const folder = join(process.cwd(), 'services/database/demo-assets/models');
let database: TestDatabase;
/** As the catalog itself works: with its own rights. */
let db: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('catalog'), applicationName: 'test', pool: 1 });
});
afterAll(async () => {
  await disconnect(db);
  await database.close();
});
afterEach(async () => {
  await database.knex('model_size').delete();
  await database.knex('product').delete();
});

const sell = (code: string, name: string | null, active = true) =>
  database.knex('product').insert({
    id: randomUUID(),
    item_code: code,
    name: code,
    slug: code,
    society: '001',
    price_cents: 100,
    active,
    model: name,
  });
const measureAll = async (files: Pick<ModelFiles, 'read'>): Promise<number> => {
  let many = 0;
  while ((await measureModels(db, files)) > 0) many += 1;
  return many;
};
const measured = () =>
  database
    .knex('model_size')
    .orderBy('model')
    .select('model', 'fault', db.raw('width_cm::float AS width, depth_cm::float AS depth, height_cm::float AS height'));

test('models of products on sale are measured once; those of others, and of none, are not', async () => {
  await sell('A', 'blendswap-cc-0-65.glb');
  await sell('B', 'blendswap-cc-0-65.glb');
  await sell('C', 'otro', false);
  await sell('D', null);
  const files = new ModelFiles(['no-such-folder', folder], undefined);
  expect(await measureAll(files)).toBe(1);
  expect(await measured()).toEqual([
    { model: 'blendswap-cc-0-65.glb', fault: null, width: 71.4, depth: 125.5, height: 82.2 },
  ]);
  expect(await measureAll(files)).toBe(0);
});

test('reports an invalid, missing or too large model, and looks for a missing one again', async () => {
  const chair = await readFile(join(folder, 'blendswap-cc-0-65.glb'));
  const found: Record<string, Buffer | 'absent' | 'too-large'> = {
    cortado: chair.subarray(0, 900),
    grande: 'too-large',
    texto: Buffer.from('esto no es un modelo'),
    vacio: model(),
    lejos: 'absent',
  };
  for (const name of Object.keys(found)) await sell(name, name);
  const files = { read: async (name: string) => found[name] ?? 'absent' };
  expect(await measureAll(files)).toBe(5);
  expect((await measured()).map(({ model: name, fault }) => [name, fault])).toEqual([
    ['cortado', 'unreadable'],
    ['grande', 'too-large'],
    ['lejos', 'absent'],
    ['texto', 'unreadable'],
    ['vacio', 'unreadable'],
  ]);
  found.lejos = chair;
  expect(await measureAll(files)).toBe(0);
  await database.knex('model_size').update({ measured_at: database.knex.raw(`now() - interval '61 minutes'`) });
  expect(await measureAll(files)).toBe(1);
  expect((await measured()).find(({ model: name }) => name === 'lejos')).toMatchObject({ fault: null, width: 71.4 });
});

test('finds no file under a name that leads out of the folder', async () => {
  const files = new ModelFiles([join(folder, 'inner')], undefined);
  expect(await files.read('../blendswap-cc-0-65')).toBe('absent');
});
