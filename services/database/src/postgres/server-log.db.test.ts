import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../test-database';

let database: TestDatabase;
let logFile: string;
beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.knex.raw('SHOW data_directory');
  logFile = join(dirname(rows[0].data_directory), 'logs', 'postgres.log');
});
afterAll(() => database.close());

const client = (id: string, email: string) => ({ id, first_name: 'Lucía', last_name: 'Pech', email });

test('a statement’s values reach no log: neither the server’s nor the error’s own words', async () => {
  const { knex } = database;
  const email = 'lucia.privada@example.com';
  const id = crypto.randomUUID();
  await knex('client').insert(client(id, email));
  const failures = [
    () => knex('client').insert(client(id, email)),
    () => knex('client').insert({ ...client(crypto.randomUUID(), email), currency: 'EUR' }),
    () => knex('client').where({ id: email }),
    () => knex.raw(`SELECT '${email}' FROM nowhere`),
    () => knex.raw(`SELECT ?::int`, [email]),
  ];
  for (const fail of failures) await expect(fail()).rejects.toThrow();
  const told = await knex('client').insert(client(id, email)).catch(String);
  expect(told).toContain('duplicate key');
  expect(told).not.toContain(email);
  expect(readFileSync(logFile, 'utf8')).not.toContain(email);
});

test('the server’s log is its owner’s alone', () => {
  expect([statSync(logFile).mode & 0o777, statSync(dirname(logFile)).mode & 0o777]).toEqual([0o600, 0o700]);
});
