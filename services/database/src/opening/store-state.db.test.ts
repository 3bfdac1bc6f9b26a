import { fillDemoStore } from '../demo/seed';
import { createTestDatabase, type TestDatabase } from '../test-database';
import { storeState } from './store-state';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('an empty database lacks all that a store sells with, and has nothing of the demo', async () => {
  expect(await storeState(database.url)).toEqual({
    demo: [],
    missing: [
      'sitios',
      'categorías',
      'bodegas',
      'rutas de entrega',
      'códigos postales con entrega',
      'una administradora',
    ],
  });
});

test('a database that the demo filled names its accounts, and goes on naming it without them', async () => {
  await fillDemoStore(database.knex);
  const { demo, missing } = await storeState(database.url);
  expect(demo).toContain('la cuenta admin@demo.mx');
  expect(missing).toEqual([]);
  await database.knex.raw('truncate app_user cascade');
  expect((await storeState(database.url)).demo).toEqual([expect.stringMatching(/^\d+ categorías de la demostración/)]);
});
