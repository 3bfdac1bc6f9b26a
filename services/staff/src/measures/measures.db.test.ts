import { randomUUID } from 'node:crypto';
import { connect, disconnect, type Knex, type Reads, readsAt } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { makeExport } from '../exports/make-export';
import { openStaffApp, tokenOf } from '../testing/staff-app';

let database: TestDatabase;
let db: Knex;
let reads: Reads;
let app: FastifyInstance;
const log = { info: () => undefined, error: () => undefined };

const cm = (width: number, depth: number, height: number) =>
  JSON.stringify([
    { name: 'Width', label: 'Ancho', value: width, uom: 'cm' },
    { name: 'Depth', label: 'Fondo', value: depth / 100, uom: 'm' },
    { name: 'Height', label: 'Alto', value: height, uom: 'cm' },
  ]);
const parcel = JSON.stringify({
  parcels: [{ pieces: 1, width: 80, depth: 40, height: 20, weightKg: null }],
  builtAtHome: true,
  bare: null,
});
const noParcel = JSON.stringify({ parcels: [], builtAtHome: true, bare: null });

const product = (code: string, row: Record<string, unknown>) => ({
  id: randomUUID(),
  item_code: code,
  name: `Mesa ${code}`,
  slug: `mesa-${code.toLowerCase()}`,
  society: '001',
  price_cents: 100,
  dimensions: cm(80, 40, 75),
  packing: parcel,
  ...row,
});

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 2 });
  reads = readsAt(db);
  app = await openStaffApp(db);
  await database
    .knex('product')
    .insert([
      product('A', { packing: null }),
      product('B', { packing: noParcel, society: '004' }),
      product('C', { packing: null, active: false }),
      product('D', { model: 'same' }),
      product('E', { model: 'larger' }),
      product('F', { model: 'broken', name: '=Mesa' }),
      product('G', { model: 'new' }),
      product('H', { model: 'larger', dimensions: '[]' }),
    ]);
  const none = { width_cm: null, depth_cm: null, height_cm: null };
  await database.knex('model_size').insert([
    { model: 'same', width_cm: 81, depth_cm: 39.5, height_cm: 75, fault: null },
    { model: 'larger', width_cm: 81.1, depth_cm: 40, height_cm: 75, fault: null },
    { model: 'broken', ...none, fault: 'unreadable' },
  ]);
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

const call = async (token: string, method: 'GET' | 'POST', url: string, payload?: object) =>
  app.inject({
    method,
    url,
    payload,
    headers: { site: 'actual-studio', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
  });
const manager = () => tokenOf('manager', randomUUID());

test('lists products on sale without parcels by name, with the size that is used instead', async () => {
  const { data, total, counts, unmeasured } = (await call(manager(), 'GET', '/measures/parcels/1')).json();
  expect([total, counts, unmeasured]).toEqual([2, { parcels: 2, models: 2 }, 1]);
  expect(data).toEqual([
    expect.objectContaining({
      itemCode: 'A',
      society: '001',
      sizes: { width: 80, depth: 40, height: 75 },
      model: null,
    }),
    expect.objectContaining({ itemCode: 'B', society: '004' }),
  ]);
  expect(data[0].url).toBe(`/mesa-a/${data[0].id}`);
  expect((await call(manager(), 'GET', '/measures/parcels/2')).json().data).toEqual([]);
});

test('lists products whose 3D model cannot be measured or differs by more than a centimeter from a known size', async () => {
  const { data } = (await call(manager(), 'GET', '/measures/models/1')).json();
  expect(data).toEqual([
    expect.objectContaining({ itemCode: 'F', model: null, fault: 'unreadable' }),
    expect.objectContaining({ itemCode: 'E', model: { width: 81.1, depth: 40, height: 75 }, fault: null }),
  ]);
});

test('exports a whole list, with cells that no spreadsheet runs as formulas', async () => {
  const token = manager();
  const begun = (await call(token, 'POST', '/measures/models/export', { format: 'csv' })).json();
  expect(begun).toMatchObject({ report: 'measures', total: 2, state: 'waiting' });
  expect(begun.filename).toMatch(/^medidas-\d{4}-\d{2}-\d{2}\.csv$/);
  await makeExport({ db, reads }, log);
  const { payload } = await call(token, 'GET', `/me/exports/${begun.id}/file`);
  expect(payload.split('\r\n')).toEqual([
    '\u{feff}Clave,Producto,Línea,Catálogo: ancho × fondo × alto (cm),Modelo 3D: ancho × fondo × alto (cm),Qué pasa',
    `F,'=Mesa,Studio,80 × 40 × 75,,"El archivo no es un modelo glTF 2.0 que se pueda medir: está dañado, comprimido o vacío."`,
    'E,Mesa E,Studio,80 × 40 × 75,81.1 × 40 × 75,El modelo mide otra cosa que el catálogo.',
    '',
  ]);
  const sheet = (await call(token, 'POST', '/measures/parcels/export', {})).json();
  await makeExport({ db, reads }, log);
  const { exports } = (await call(token, 'GET', '/me/exports')).json();
  expect(exports[0]).toMatchObject({ id: sheet.id, format: 'xlsx', state: 'done', done: 2 });
});

test('sellers see no list, and an unknown one is refused', async () => {
  expect((await call(tokenOf('seller'), 'GET', '/measures/parcels/1')).statusCode).toBe(403);
  expect((await call(manager(), 'GET', '/measures/otra/1')).statusCode).toBe(400);
});
