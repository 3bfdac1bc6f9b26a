import { verify } from '@node-rs/argon2';
import { createTestDatabase, type TestDatabase } from '../test-database';
import { demoProducts } from './catalog/products';
import { DEMO_PASSWORD } from './people/people';
import { fillDemoStore } from './seed';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const count = async (table: string) => Number((await database.knex(table).count({ n: '*' }))[0]?.n);

test('fills an empty store once, quickly and whole; a second run changes nothing', async () => {
  const before = process.cpuUsage();
  const runs = await Promise.all([fillDemoStore(database.knex), fillDemoStore(database.knex)]);
  expect(runs.filter((run) => run.filled)).toHaveLength(1);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(8_000);
  expect(await count('product')).toBe(demoProducts().length);
  const stock = await count('stock_source');
  expect(await fillDemoStore(database.knex)).toEqual({ filled: false });
  expect(await count('stock_source')).toBe(stock);
});

test('prices carry the promotion of the first payment group, to the half peso', async () => {
  const sofa = await database.knex('product').where('slug', 'sofa-bruma-con-chaise-grafito').first();
  expect(sofa).toMatchObject({
    price_cents: 2_490_000,
    discount_pg1: 20,
    discount_price_cents: 1_992_000,
    society: '001',
  });
});

test('people can be signed in with the printed password, and it is stored hashed', async () => {
  const seller = await database.knex('app_user').where('email', 'vendedor@demo.mx').first();
  expect(seller.password_hash).toMatch(/^\$argon2id\$/);
  expect(await verify(seller.password_hash, DEMO_PASSWORD)).toBe(true);
});

test('purchases arrive after today', async () => {
  const late = await database.knex('stock_source').whereRaw('arrives_on <= current_date');
  expect(late).toEqual([]);
});

test('a store that is older than its brands gets their sites', async () => {
  await database.knex.raw('TRUNCATE site CASCADE');
  expect(await fillDemoStore(database.knex)).toEqual({ filled: false });
  expect(await database.knex('site').where({ handle: 'actual-kids' }).first()).toMatchObject({ society: '004' });
});
