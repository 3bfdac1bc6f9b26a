import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../test-database';
import { describeSchema } from './describe-schema';
import { drawSchema } from './draw-schema';

const root = join(__dirname, '..', '..', '..');

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.close());

test.each([
  ['database/schema.sql', describeSchema],
  ['documents/data-model.md', drawSchema],
])('%s shows what the migrations make; `npm run schema` writes it', async (path, show) => {
  const file = join(root, path);
  const shown = await show(store.url);
  if (process.env.WRITE_SCHEMA === 'true') writeFileSync(file, shown);
  expect(shown).toBe(readFileSync(file, 'utf8'));
});

test('every table has a comment', async () => {
  const { rows } = await store.knex.raw<{ rows: { name: string }[] }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not like 'migration%' and obj_description(oid, 'pg_class') is null`,
  );
  expect(rows).toEqual([]);
});
