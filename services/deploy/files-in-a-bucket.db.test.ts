import { randomUUID } from 'node:crypto';
import {
  client,
  drain,
  type InvoiceHarness,
  mailsTo,
  misbehave,
  order,
  send,
  startInvoiceHarness,
} from '@actual/account-service/src/testing/invoice-harness';
import { someProduct } from '@actual/account-service/src/testing/some-product';
import { type CatalogFixture, catalogFixture } from '@actual/catalog-service/src/testing/fixture';
import { connect, disconnect, type Knex } from '@actual/database';
import { fileTablesOf } from '@actual/database/files/file-tables';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { Bucket } from '@actual/files/bucket';
import { moveFiles } from '@actual/kit/files/move-files';
import { RowFiles } from '@actual/kit/files/row-files';
import { openStaffApp, tokenOf } from '@actual/staff-service/src/testing/staff-app';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { type S3Server, startS3 } from './testing/s3-server';

/** Invoices and uploaded files, once they moved to the bucket: each service serves them as before. */
let server: S3Server;
let bucket: Bucket;
beforeAll(async () => {
  server = await startS3();
  bucket = new Bucket(server.settings);
});
afterAll(async () => {
  bucket.close();
  await server.close();
});
/** Moves all files of a service, and makes sure that there were some. */
async function move(db: Knex, service: 'account' | 'catalog' | 'staff'): Promise<void> {
  let moved = 0;
  for (const table of fileTablesOf(service)) moved += await moveFiles(db, table, bucket);
  expect(moved).toBeGreaterThan(0);
}
const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
    .png()
    .toBuffer();

describe('account', () => {
  let harness: InvoiceHarness;
  let db: Knex;
  beforeAll(async () => {
    const quiet = { warn: () => undefined, error: () => undefined } as never;
    harness = await startInvoiceHarness({
      inBucket: { bucket: server.settings, files: new RowFiles(quiet, bucket) },
    });
    ({ db } = harness.invoices);
  });
  afterAll(() => harness.close());

  test('an invoice is downloaded and mailed; a file that the bucket lost comes from the provider again', async () => {
    const ana = await client(harness.knex);
    const id = await order(harness.knex, ana);
    const file = async (format: 'pdf' | 'xml') => {
      const { status, code, raw } = await send(harness, ana, 'GET', `/invoice/${id}/file/${format}`);
      return code ?? (status === 200 ? String(raw) : status);
    };
    await send(harness, ana, 'POST', '/invoice/create/', { order: id });
    const stamped = [await file('pdf'), await file('xml')];
    await move(db, 'account');
    await misbehave(harness, 'facturacion', { failNext: 5 });
    expect([await file('pdf'), await file('xml')]).toEqual(stamped);
    await drain(harness);
    const [mail] = await mailsTo(harness, ana.email);
    expect(mail?.attachments.map(({ size }) => size)).toEqual(stamped.map((text) => Buffer.byteLength(String(text))));

    await server.stop();
    expect(await file('pdf')).toBe('unavailable');
    await server.start();
    expect(await file('pdf')).toBe(stamped[0]);
    const { file_id } = await harness.knex('invoice_file').where({ order_id: id, format: 'xml' }).first('file_id');
    await bucket.remove('invoice_file', file_id);
    await fetch(`${harness.sandbox.origin}/facturacion/_control/faults`, { method: 'DELETE' });
    expect(await file('xml')).toBe(stamped[1]);
    await move(db, 'account');
    expect(await file('xml')).toBe(stamped[1]);
  });

  test('the file of a message reaches the store with it', async () => {
    const headers = { site: 'actual-studio', 'content-type': 'application/octet-stream' };
    const handed = await harness.app.inject({
      method: 'POST',
      url: '/forms/attachment',
      headers,
      payload: await photo(),
    });
    const { id } = handed.json();
    const { content } = await harness.knex('form_attachment').where({ id }).first();
    await move(db, 'account');
    const person = { name: 'Ana', email: 'ana@correo.mx' };
    const form = { ...person, e_mail: person.email, phone: '', message: 'Rota.', attachment: { id, name: 'pata.png' } };
    const { status } = await send(harness, null, 'POST', '/sendsuggestions', { ...person, seconds: 60, form });
    expect(status).toBe(200);
    await drain(harness);
    const [mail] = await mailsTo(harness, 'atencion.studio@actual.example');
    expect(mail?.attachments).toMatchObject([{ filename: 'pata.jpg', size: content.length }]);
  });

  test('the picture of a review is shown', async () => {
    const [id, review] = [randomUUID(), randomUUID()];
    const product = await someProduct(harness.knex);
    const told = { rating: 5, body: 'Muy bien.', author: 'Ana R.', state: 'published', site: 'actual-studio' };
    const ids = { id: review, order_id: randomUUID(), model_id: product, product_id: product };
    await harness.knex('review').insert({ ...ids, ...told });
    const [large, small] = [await photo(), Buffer.from('chica')];
    await harness
      .knex('review_picture')
      .insert({ id, line_id: randomUUID(), review_id: review, content: large, small });
    await move(db, 'account');
    expect((await send(harness, null, 'GET', `/reviews/pictures/${id}.jpg`)).raw.equals(large)).toBe(true);
  });
});

describe('staff', () => {
  let database: TestDatabase;
  let db: Knex;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await createTestDatabase();
    db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 3 });
    app = await openStaffApp(db, { bucket: server.settings });
  });
  afterAll(async () => {
    await app.close();
    await disconnect(db);
    await database.close();
  });

  test('the image of a record is shown, and goes with it', async () => {
    const [quotation, user, record] = [randomUUID(), randomUUID(), randomUUID()];
    await database.knex('quotation').insert({ id: quotation, site: 'actual-studio', priced_on: '2026-11-18' });
    const spoken = { event_type: 'Llamada', notes: 'Pidió ver el librero.', spoken_at: new Date() };
    await database.knex('follow_up_record').insert({ id: record, quotation_id: quotation, user_id: user, ...spoken });
    const content = await photo();
    await db('follow_up_file').insert({ record_id: record, content });
    await move(db, 'staff');
    const headers = { site: 'actual-studio', authorization: `Bearer ${tokenOf('seller')}` };
    const { rawPayload } = await app.inject({ url: `/uploads/records/gallery/${record}.jpg`, headers });
    expect(rawPayload.equals(content)).toBe(true);
    await db('follow_up_record').where({ id: record }).delete();
    expect(await database.knex('file_removal').pluck('folder')).toEqual(['follow_up_file']);
  });
});

describe('catalog', () => {
  let store: CatalogFixture;
  beforeAll(async () => {
    store = await catalogFixture({ bucket: server.settings });
  });
  afterAll(() => store.close());

  test('pictures that staff handed in are shown', async () => {
    const handed = await store.upload(
      '/storefront/banners.actual-studio/picture',
      await photo(),
      store.token('manager'),
    );
    const { picture } = handed.body as { picture: string };
    const shown = () => store.bytes(`/documents/pictures/${picture}-600.webp`);
    const before = await shown();
    expect(before.status).toBe(200);
    await move(store.db, 'catalog');
    expect((await shown()).body.equals(before.body)).toBe(true);
  });
});
