import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogImport, ImportChoices, Role } from '@actual/contracts';
import { importUploads } from '@actual/contracts/facts/catalog/imports';
import { connect, disconnect } from '@actual/database';
import { photo } from '@actual/database/importer/testing/sample-files';
import { until } from '@actual/deploy/testing/until';
import { addAdministrator } from '../testing/administrator';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';
import { takeImport } from './take-imports';
import { type TakenJob, workImport } from './work-import';

let store: CatalogFixture;
let folder: string;
let rosa: string;
const log = { info: () => undefined, error: () => undefined };
beforeAll(async () => {
  store = await catalogFixture();
  folder = await mkdtemp(join(tmpdir(), 'imports-test-'));
  rosa = await addAdministrator(store.database.knex, ['actual-studio']);
  await store.database.knex('category').insert([
    { id: randomUUID(), handle: 'sillas', name: 'Sillas', level: 1 },
    { id: randomUUID(), handle: 'jardin', name: 'Jardín', level: 1 },
  ]);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(async () => {
  await store.database.knex('catalog_import').delete();
  await store.database.knex('stock_source').delete();
  await store.clear();
});

type Reply = CatalogImport & { code: string; imports: CatalogImport[] };
const inside = (role: Role = 'admin') => store.token(role, rosa);
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, role: Role = 'admin') =>
  store.call<Reply>(method, url, body, 'actual-studio', inside(role));
const read = async (id: string) => (await call('GET', `/imports/${id}`)).body;
const place = () => ({
  db: store.db,
  databaseUrl: store.database.urlFor('catalog'),
  files: {
    pictures: { outDir: join(folder, 'pictures'), fetch: async () => photo(400, 400) },
    modelDirs: [join(folder, 'models')],
  },
});
const work = (run = (job: TakenJob) => workImport(place(), job)) => takeImport(store.db, run, log);

const usual: ImportChoices = {
  fields: [],
  filters: [],
  categoryColumn: null,
  categories: [],
  values: [],
  site: null,
  decimal: null,
  unit: null,
  weight: null,
  warehouse: null,
  missing: 'keep',
};
const own =
  'ItemCode,Name,Price,Categories,Stock,Warehouse\nS-1,Silla Uno,100,sillas,3,CUN\nS-2,Silla Dos,200,sillas,4,CUN\n';

/** Hands a file in, and looks at it. */
async function handIn(text: string, filename = 'lista.csv'): Promise<CatalogImport> {
  const id = randomUUID();
  const content = Buffer.from(text);
  await call('POST', '/imports', { id, filename, bytes: content.length });
  for (let at = 0; at * importUploads.part < content.length; at += 1)
    await store.upload(
      `/imports/${id}/table/${at}`,
      content.subarray(at * importUploads.part, (at + 1) * importUploads.part),
      inside(),
    );
  await work();
  return read(id);
}
async function tried(text: string, choices: Partial<ImportChoices> = {}): Promise<CatalogImport> {
  const { id } = await handIn(text);
  await call('POST', `/imports/${id}/try`, { ...usual, ...choices });
  await work();
  return read(id);
}
async function ran(text: string, choices: Partial<ImportChoices> = {}): Promise<CatalogImport> {
  const { id } = await tried(text, choices);
  await call('POST', `/imports/${id}/run`);
  await work();
  return read(id);
}
const products = () =>
  store.database.knex('product').orderBy('item_code').select('item_code', 'name', 'price_cents', 'active');

const shopify = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src
silla-ceiba,Silla Ceiba,<p>De tzalam.</p>,Ceiba,Chairs,madera,true,Color,Natural,SC-NAT,6500,4,1890,2190,https://cdn.example/silla.jpg
silla-ceiba,,,,,,,,Nogal,SC-NOG,6500,0,1990,,
vale,Vale de regalo,,Ceiba,Gift Cards,,true,Title,Default Title,VALE,0,7,249.5,,
`;

test('another system’s export is recognized, its categories are said once each, tried, run, and found in the store', async () => {
  const looked = await handIn(shopify, 'products_export.csv');
  expect(looked).toMatchObject({ state: 'ready', job: 'look', filename: 'products_export.csv', problem: null });
  expect(looked.look).toMatchObject({ kind: 'export', system: 'Shopify', rows: 3, categoryColumn: 'Type' });
  expect(looked.look?.categories).toEqual([
    { name: 'Chairs', rows: 2, handle: null, near: [] },
    { name: 'Gift Cards', rows: 1, handle: null, near: [] },
  ]);
  const choices = {
    ...usual,
    categoryColumn: 'Type',
    categories: [
      { name: 'Chairs', handles: ['sillas'] },
      { name: 'Gift Cards', handles: null },
    ],
    warehouse: 'CUN',
  };
  await call('POST', `/imports/${looked.id}/try`, choices);
  await work();
  const trial = await read(looked.id);
  expect(trial.report).toMatchObject({ dryRun: true, created: 2, leftOut: 1, refused: 0 });
  expect(trial.choices).toEqual(choices);
  expect(await products()).toEqual([]);

  await call('POST', `/imports/${looked.id}/run`);
  await work();
  expect(await read(looked.id)).toMatchObject({
    state: 'done',
    ranBy: { firstName: 'Rosa', lastName: 'Ek' },
    figures: { created: 2, rows: 3 },
    received: { table: 0, pictures: 0 },
  });
  expect(await products()).toMatchObject([
    { item_code: 'SC-NAT', name: 'Silla Ceiba Natural', price_cents: 189_000, active: true },
    { item_code: 'SC-NOG', price_cents: 199_000 },
  ]);
  expect((await readdir(join(folder, 'pictures'))).length).toBeGreaterThan(5);
  await store.refresh();
  const found = await store.call<{ Name: string }>('GET', '/product/findbyslug/silla-ceiba-natural');
  expect(found.body.Name).toBe('Silla Ceiba Natural');
});

test('proposes the columns of an unknown file, and asks once what each of its own words means', async () => {
  const file =
    'CLAVE;ARTICULO;PRECIO;LINEA;VISIBLE;PESO\nA1;Silla;1.299,50;Sillas;publicado;5.5 kg\nA2;Maceta;99,00;Jardin y patio;borrador;.5 kg\n';
  const { id, look } = await handIn(file);
  expect(look?.kind).toBe('proposed');
  expect(look?.columns.map(({ heading, field }) => [heading, field])).toEqual([
    ['CLAVE', 'ItemCode'],
    ['ARTICULO', null],
    ['PRECIO', 'Price'],
    ['LINEA', 'Categories'],
    ['VISIBLE', 'Active'],
    ['PESO', 'Weight'],
  ]);
  const fields = [
    { heading: 'CLAVE', field: 'ItemCode' as const },
    { heading: 'PRECIO', field: 'Price' as const },
    { heading: 'VISIBLE', field: 'Active' as const },
  ];
  const incomplete = await call('POST', `/imports/${id}/try`, { ...usual, fields });
  expect([incomplete.status, incomplete.body.code]).toEqual([400, 'invalid_input']);
  const named = {
    ...usual,
    fields: [...fields, { heading: 'ARTICULO', field: 'Name' as const }],
    categoryColumn: 'LINEA',
  };
  await call('POST', `/imports/${id}/try`, named);
  await work();
  const first = await read(id);
  expect(first.report?.lists.unmapped).toEqual([
    { field: 'Categories', value: 'Jardin y patio', rows: 1, near: [] },
    { field: 'Active', value: 'publicado', rows: 1, near: [] },
    { field: 'Active', value: 'borrador', rows: 1, near: [] },
  ]);
  await call('POST', `/imports/${id}/try`, {
    ...named,
    categories: [{ name: 'Jardin y patio', handles: ['jardin'] }],
    values: [
      { field: 'Active', value: 'publicado', to: 'SI' },
      { field: 'Active', value: 'borrador', to: 'NO' },
    ],
  });
  await work();
  expect((await read(id)).report).toMatchObject({ created: 2, refused: 0, lists: { unmapped: [] } });
});

test('a file that does not say its decimal sign is asked about, and goes on with the answer', async () => {
  const { id, problem, state } = await tried('ItemCode,Name,Price\nA1,Silla,1.299\n');
  expect([state, problem?.question]).toEqual(['ready', 'decimal']);
  expect(problem?.said).toBe('No se sabe si «1.299» (línea 2) es 1.299 o 1299.');
  expect((await call('POST', `/imports/${id}/run`)).body.code).toBe('conflict');
  await call('POST', `/imports/${id}/try`, { ...usual, decimal: ',' });
  await work();
  expect((await read(id)).report).toMatchObject({ created: 1 });
});

test('undoing a run hides its new products and restores changed ones, but keeps later changes of others', async () => {
  await store.add([
    { code: 'S-1', name: 'Silla vieja', priceCents: 5_000, categories: ['viejas'], row: { description: 'De antes' } },
    { code: 'S-2', name: 'Silla Dos', priceCents: 6_000 },
    { code: 'S-9', name: 'Ya no viene' },
  ]);
  const before = await products();
  const file = `${own}S-3,Silla Tres,300,sillas,1,CUN\n`;
  const done = await ran(file, { missing: 'hide' });
  expect(done.figures).toMatchObject({ created: 1, changed: 2, hidden: 1 });
  expect(await products()).toMatchObject([
    { item_code: 'S-1', name: 'Silla Uno', price_cents: 10_000 },
    { item_code: 'S-2', price_cents: 20_000 },
    { item_code: 'S-3', active: true },
    { item_code: 'S-9', active: false },
  ]);
  await store.database.knex('product').where({ item_code: 'S-2' }).update({ price_cents: 21_000 });

  await call('POST', `/imports/${done.id}/undo`);
  await work();
  const undone = await read(done.id);
  expect(undone).toMatchObject({
    state: 'undone',
    undoneBy: { firstName: 'Rosa' },
    undone: { hidden: 1, left: 1, shown: [{ itemCode: 'S-2', field: 'Price' }] },
  });
  expect(await products()).toMatchObject([
    before[0],
    { item_code: 'S-2', name: 'Silla Dos', price_cents: 21_000 },
    { item_code: 'S-3', active: false },
    before[2],
  ]);
  const categories = await store.database
    .knex('product_category')
    .join('category', 'category.id', 'category_id')
    .join('product', 'product.id', 'product_id')
    .where({ item_code: 'S-1' })
    .pluck('handle');
  expect(categories).toEqual(['viejas']);
  expect((await call('POST', `/imports/${done.id}/undo`)).body.code).toBe('conflict');
});

test('products that the file does not have are listed by the trial, and stay unless staff choose to hide them', async () => {
  await store.add([{ code: 'S-9', name: 'Ya no viene' }, { code: 'S-1' }]);
  const done = await ran(own);
  expect(done.report).toMatchObject({ missing: 1, hidden: 0, lists: { missing: ['S-9'] } });
  expect((await products()).find(({ item_code }) => item_code === 'S-9')?.active).toBe(true);
});

/** Begins a run that waits for a lock between its products and their categories. */
async function halfway() {
  const { id } = await tried(own);
  const holder = await store.database.knex.transaction();
  await holder.raw('LOCK TABLE product_category IN SHARE MODE');
  await call('POST', `/imports/${id}/run`);
  const working = work();
  await until(async () => {
    const { rows } = await store.database.knex.raw(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND application_name = 'catalog-import'",
    );
    return rows.length > 0;
  });
  return { id, working, release: () => holder.rollback() };
}

test('a run killed between products and categories writes nothing, and another process runs it whole', async () => {
  const { id, working, release } = await halfway();
  await store.database.knex.raw(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'catalog-import'",
  );
  await working;
  await release();
  expect(await products()).toEqual([]);
  expect((await read(id)).state).toBe('waiting');
  await work();
  expect((await read(id)).state).toBe('done');
  expect(await products()).toHaveLength(2);
  expect(await store.database.knex('catalog_import_change')).toHaveLength(2);
});

test('a process whose run another process took over writes nothing', async () => {
  const { id, working, release } = await halfway();
  await store.database.knex('catalog_import').where({ id }).increment('attempt', 1);
  await release();
  await working;
  expect(await products()).toEqual([]);
  // the one that took it up died too
  await store.database
    .knex('catalog_import')
    .where({ id })
    .update({ alive_at: new Date(Date.now() - 60_000) });
  await work();
  expect([(await read(id)).state, (await products()).length]).toEqual(['done', 2]);
});

test('a run that is stopped keeps nothing and can be run again; beside another import it waits', async () => {
  const { id, working, release } = await halfway();
  expect((await call('POST', `/imports/${id}/stop`)).body.state).toBe('ready');
  await release();
  await working;
  expect(await products()).toEqual([]);

  const other = connect({ url: store.database.url, applicationName: 'command', pool: 1 });
  const command = await other.transaction();
  await command.raw('SELECT pg_advisory_xact_lock(4532003)');
  await call('POST', `/imports/${id}/run`);
  expect(await work()).toBe(0);
  expect((await read(id)).state).toBe('waiting');
  await command.rollback();
  await disconnect(other);
  await work();
  expect([(await read(id)).state, (await products()).length]).toEqual(['done', 2]);
});

test('a job that fails three times for reasons that nobody can correct says so', async () => {
  const { id } = await tried(own);
  await call('POST', `/imports/${id}/run`);
  for (let tries = 0; tries < 3; tries += 1)
    await work(async () => {
      throw new Error('the disk is full');
    });
  expect(await read(id)).toMatchObject({
    state: 'ready',
    problem: { said: expect.stringContaining('no se guardó nada') },
  });
});

test('names a file that is not a table as staff named it', async () => {
  expect((await handIn('PK\u0003\u0004 roto', 'precios.xlsx')).problem?.said).toBe(
    'precios.xlsx no se puede leer: está cortado o dañado. Guárdelo de nuevo o expórtelo otra vez.',
  );
});

test('the whole report can be fetched as CSV', async () => {
  const { id } = await tried(`${own}S-4,Sin precio,,sillas,1,CUN\n`);
  const answer = await store.document(`/imports/${id}/report`, {
    site: 'actual-studio',
    authorization: `Bearer ${inside()}`,
  });
  expect(answer.headers['content-disposition']).toContain('informe-lista.csv');
  expect(answer.body).toContain('4,S-4,rechazada,Price,,está vacío');
});

test('parts of another length, twice the same id, and more than so many open imports are refused', async () => {
  const id = randomUUID();
  const begun = { id, filename: 'a.csv', bytes: 10 };
  expect((await call('POST', '/imports', begun)).body.state).toBe('uploading');
  expect((await call('POST', '/imports', begun)).status).toBe(200);
  expect((await call('POST', '/imports', { ...begun, bytes: 11 })).body.code).toBe('conflict');
  expect((await store.upload(`/imports/${id}/table/0`, Buffer.alloc(9), inside())).status).toBe(400);
  expect((await store.upload(`/imports/${id}/table/1`, Buffer.alloc(10), inside())).status).toBe(400);
  expect((await call('POST', '/imports', { ...begun, bytes: 300_000_001 })).body.code).toBe('invalid_input');
  for (let at = 1; at < importUploads.open; at += 1) await call('POST', '/imports', { ...begun, id: randomUUID() });
  expect((await call('POST', '/imports', { ...begun, id: randomUUID() })).body.code).toBe('imports_full');
  expect((await call('DELETE', `/imports/${id}`)).body).toEqual({ ok: true });
  expect((await call('GET', `/imports/${id}`)).body.code).toBe('not_found');
  expect((await call('GET', '/imports')).body.imports).toHaveLength(importUploads.open - 1);
});

test.each(['client', 'guest', 'broker', 'seller', 'manager'] as const)('a %s imports nothing', async (role) => {
  const id = randomUUID();
  for (const [method, url, body] of [
    ['GET', '/imports'],
    ['POST', '/imports', { id, filename: 'a.csv', bytes: 10 }],
    ['GET', `/imports/${id}`],
    ['GET', `/imports/${id}/choices`],
    ['GET', `/imports/${id}/report`],
    ['POST', `/imports/${id}/try`, usual],
    ['POST', `/imports/${id}/run`],
    ['POST', `/imports/${id}/stop`],
    ['POST', `/imports/${id}/undo`],
    ['DELETE', `/imports/${id}`],
  ] as const)
    expect((await call(method, url, body, role)).body.code).toBe('forbidden');
  expect((await store.upload(`/imports/${id}/table/0`, Buffer.alloc(1), inside(role))).status).toBe(403);
});
