import { randomUUID } from 'node:crypto';
import { endpoints, type Role } from '@actual/contracts';
import { storeDay } from '@actual/contracts/store-day';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { openStaffApp, tokenOf } from '../testing/staff-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
const seller = randomUUID();
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 4 });
  app = await openStaffApp(db);
  const name = { first_name: 'Laura', last_name: 'Cámara', email: 'laura@actual.example' };
  await database.knex('app_user').insert({ id: seller, role: 'seller', password_hash: 'x', ...name });
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

async function quotation(change: object = {}): Promise<string> {
  const id = randomUUID();
  await database.knex('quotation').insert({ id, site: 'actual-studio', priced_on: '2026-11-18', ...change });
  return id;
}
type Method = 'GET' | 'POST' | 'PUT';
async function call(method: Method, url: string, payload?: object, { role = 'seller' as Role | null, key = '' } = {}) {
  const reply = await app.inject({
    method,
    url,
    headers: {
      site: 'actual-studio',
      ...(role ? { authorization: `Bearer ${tokenOf(role, seller)}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}
const inDays = (days: number): string => storeDay(new Date(Date.now() + days * 86_400_000));
const spoken = { eventType: 'Llamada', date: '2026-11-18', time: '12:40', notes: 'Pidió ver el librero.' };
const add = (id: string, change: object = {}, key?: string) =>
  call('POST', `/quotation/addrecord/${id}`, { ...spoken, ...change }, { key });
const read = async (id: string) => (await call('POST', `/quotation/${id}/records`, {})).body;

test('lists records newest first, with their author and the store’s time', async () => {
  const id = await quotation();
  const { status, body } = await add(id);
  expect([status, body]).toMatchObject([
    200,
    {
      eventType: 'Llamada',
      notes: 'Pidió ver el librero.',
      files: [],
      isActive: false,
      dateTime: '2026-11-18T17:40:00.000Z',
      User: { firstName: 'Laura', lastName: 'Cámara' },
    },
  ]);
  await add(id, { eventType: 'Visita', date: '2026-11-20' });
  await add(id, { eventType: 'Email', date: '2026-11-17' });
  const { Records } = await read(id);
  expect(Records.map((one: { eventType: string }) => one.eventType)).toEqual(['Visita', 'Llamada', 'Email']);
  expect((await read(await quotation())).Records).toEqual([]);
});

test('one record, however often its key is sent', async () => {
  const id = await quotation();
  const key = randomUUID();
  const [first, again] = [await add(id, {}, key), await add(id, {}, key)];
  expect(again.body).toEqual(first.body);
  expect((await read(id)).Records).toHaveLength(1);
});

test.each([
  ['an event that is none', { eventType: 'Fax' }, 'eventType'],
  ['no day', { date: '' }, 'date'],
  ['a day that no calendar has', { date: '2026-02-30' }, 'date'],
  ['a day that is still to come', { date: inDays(1) }, 'date'],
  ['a time between the steps', { time: '12:45' }, 'time'],
  ['a time that no clock has', { time: '25:00' }, 'time'],
  ['notes of 10 kB', { notes: 'x'.repeat(10_240) }, 'notes'],
])('%s is refused by its field', async (_what, change, field) => {
  const { status, body } = await add(await quotation(), change);
  expect([status, body.code]).toEqual([400, 'invalid_input']);
  expect(body.details).toContainEqual(expect.objectContaining({ field }));
});

test('next step and estimated close date are set and cleared separately', async () => {
  const id = await quotation();
  const nextStep = { text: 'Llamar con las fotos', day: inDays(1) };
  await call('PUT', `/quotation/${id}/estimatedclosedate`, { estimatedCloseDate: inDays(7) });
  const planned = await call('PUT', `/quotation/${id}/nextstep`, { nextStep });
  expect(planned.body).toMatchObject({ estimatedCloseDate: inDays(7), nextStep });
  await call('PUT', `/quotation/${id}/nextstep`, { nextStep: null });
  expect(await read(id)).toMatchObject({ estimatedCloseDate: inDays(7), nextStep: null });
});

test('a plan that somebody else changed meanwhile is not written over, whoever is a moment later', async () => {
  const id = await quotation();
  const [photos, samples] = ['Llamar con las fotos', 'Enviar muestras'].map((text) => ({ text, day: inDays(1) }));
  const both = [photos, samples].map((nextStep) => call('PUT', `/quotation/${id}/nextstep`, { nextStep, seen: null }));
  const codes = (await Promise.all(both)).map(({ status, body }) => body.code ?? status);
  expect(codes.sort()).toEqual([200, 'quotation_changed']);
  const { nextStep } = await read(id);
  const other = nextStep?.text === photos?.text ? samples : photos;
  // «Hecho» is for the step that was read, and for no other
  const done = (seen: unknown) => call('PUT', `/quotation/${id}/nextstep`, { nextStep: null, seen });
  expect((await done(other)).body.code).toBe('quotation_changed');
  expect((await done(nextStep)).body.nextStep).toBeNull();

  const close = (days: number, seen: string | null) =>
    call('PUT', `/quotation/${id}/estimatedclosedate`, { estimatedCloseDate: inDays(days), seen });
  expect((await close(3, null)).status).toBe(200);
  expect((await close(5, null)).body.code).toBe('quotation_changed');
  expect((await close(5, inDays(3))).body.estimatedCloseDate).toBe(inDays(5));
});

test('refuses a next step on a past day', async () => {
  const id = await quotation();
  const gone = inDays(-1);
  const plans = [
    await call('PUT', `/quotation/${id}/nextstep`, { nextStep: { text: 'Llamar', day: gone } }),
    await call('PUT', `/quotation/${id}/estimatedclosedate`, { estimatedCloseDate: gone }),
  ];
  expect(plans.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([400, 'invalid_input']));
  expect(await read(id)).toMatchObject({ nextStep: null, estimatedCloseDate: null });
});

test('two sellers who write about one quotation at once: both records stay, and one plan', async () => {
  const id = await quotation();
  const days = [inDays(1), inDays(2), inDays(3)];
  const made = await Promise.all([
    ...days.map((_day, at) => add(id, { date: inDays(-at) })),
    ...days.map((estimatedCloseDate) => call('PUT', `/quotation/${id}/estimatedclosedate`, { estimatedCloseDate })),
  ]);
  expect(made.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const { Records, estimatedCloseDate } = await read(id);
  expect(Records).toHaveLength(3);
  expect(days).toContain(estimatedCloseDate);
});

test('a closed quotation says why it was lost, and takes nothing more', async () => {
  const id = await quotation();
  await add(id);
  await database.knex('quotation').where({ id }).update({ is_closed: true });
  const closing = { quotation_id: id, reason: 'price', comment: 'Lo vio más barato', closed_by: seller };
  await database.knex('quotation_closing').insert({ id: randomUUID(), ...closing });
  expect((await add(id)).body.code).toBe('quotation_closed');
  const plans = [
    call('PUT', `/quotation/${id}/estimatedclosedate`, { estimatedCloseDate: inDays(7) }),
    call('PUT', `/quotation/${id}/nextstep`, { nextStep: null }),
  ];
  for (const { body } of await Promise.all(plans)) expect(body.code).toBe('quotation_closed');
  expect(await read(id)).toMatchObject({
    isClosed: true,
    Records: [{ eventType: 'Llamada' }],
    lost: { reason: 'price', comment: 'Lo vio más barato', closedBy: 'Laura Cámara' },
  });
});

async function hang(record: string, payload: Buffer, { role = 'seller' as Role, userId = seller } = {}) {
  const reply = await app.inject({
    method: 'PUT',
    url: `/quotation/record/${record}/file`,
    payload,
    headers: {
      site: 'actual-studio',
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${tokenOf(role, userId)}`,
    },
  });
  return { status: reply.statusCode, body: reply.json() };
}
const photograph = (side = 300) =>
  sharp({ create: { width: side, height: 200, channels: 3, background: '#804020' } })
    .withExif({ IFD0: { Copyright: 'Casa de Ana' } })
    .png()
    .toBuffer();

test('its writer attaches one image to a record, which is drawn anew and shown to staff alone', async () => {
  const id = await quotation();
  const { body: record } = await add(id);
  expect((await hang(record.id, await photograph(), { userId: randomUUID() })).status).toBe(404);
  const { body } = await hang(record.id, await photograph(2_000));
  expect(body.files).toEqual([{ filename: `${record.id}.jpg` }]);
  expect((await hang(record.id, await photograph())).body.code).toBe('conflict');
  expect((await read(id)).Records[0].files).toEqual(body.files);
  const url = `/uploads/records/gallery/${record.id}.jpg`;
  const seen = (role: Role) =>
    app.inject({ url, headers: { site: 'actual-studio', authorization: `Bearer ${tokenOf(role)}` } });
  expect((await seen('client')).statusCode).toBe(403);
  const { rawPayload, headers } = await seen('admin');
  const { format, width, exif } = await sharp(rawPayload).metadata();
  expect([format, width, exif, headers['x-content-type-options']]).toEqual(['jpeg', 1_600, undefined, 'nosniff']);
});

test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
  ['nothing', () => Buffer.alloc(0), 400, 'file_not_taken'],
  [
    'a drawing of SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    400,
    'file_not_taken',
  ],
  ['a PNG that is a page', () => Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'), 400, 'file_not_taken'],
  ['2 MB and a byte', () => Buffer.alloc(2 * 1_024 ** 2 + 1), 413, 'payload_too_large'],
])('%s is refused, and the record stays', async (_what, made, status, code) => {
  const id = await quotation();
  const { body: record } = await add(id);
  const refused = await hang(record.id, await made());
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  expect((await read(id)).Records).toMatchObject([{ id: record.id, files: [] }]);
});

async function withImage(id: string, file: Buffer | null, fields: Record<string, string> = spoken) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'sala.png');
  const sent = new Response(form);
  const reply = await app.inject({
    method: 'POST',
    url: `/quotation/addrecord/${id}`,
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: {
      site: 'actual-studio',
      authorization: `Bearer ${tokenOf('seller', seller)}`,
      'content-type': sent.headers.get('content-type') ?? '',
    },
  });
  return { status: reply.statusCode, body: reply.json() };
}

test('a record and its image in one call, or the fields of the form without one', async () => {
  const id = await quotation();
  const { status, body } = await withImage(id, await photograph());
  expect([status, body]).toMatchObject([200, { eventType: 'Llamada', files: [{ filename: `${body.id}.jpg` }] }]);
  expect((await withImage(id, null)).body.files).toEqual([]);
  expect((await read(id)).Records).toHaveLength(2);
});

test.each<[string, Buffer, Record<string, string>, number, string]>([
  ['an image that is none', Buffer.from('<svg/>'), spoken, 400, 'file_not_taken'],
  ['2 MB and a byte', Buffer.alloc(2 * 1_024 ** 2 + 1), spoken, 413, 'payload_too_large'],
  ['a field that nobody knows', Buffer.from('x'), { ...spoken, isActive: 'true' }, 400, 'invalid_input'],
])('with %s nothing is recorded', async (_what, file, fields, status, code) => {
  const id = await quotation();
  const refused = await withImage(id, file, fields);
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  expect((await read(id)).Records).toEqual([]);
});

test('lists a quotation’s leads, and the tries to write its order into the ERP', async () => {
  const id = await quotation();
  const lead = { quotation_id: id, name: 'Mariana Pech', phone: '+529982145570', email: 'mariana@correo.mx' };
  await database.knex('lead').insert({ id: randomUUID(), ...lead });
  const { body: leads } = await call('GET', `/quotation/${id}/leads`);
  expect(leads).toMatchObject([{ name: 'Mariana Pech', phone: '+529982145570', email: 'mariana@correo.mx' }]);
  const logs = () => call('POST', `/quotation/${id}/saporderconnectionlogs`, {});
  expect((await logs()).body).toEqual({ order: null, logs: [] });
  const order = randomUUID();
  await database.knex('orders').insert({
    id: order,
    quotation_id: id,
    site: 'actual-studio',
    status: 'pending-sap',
    first_name: 'Ana',
    last_name: 'R',
    email: 'a@b.mx',
    address: '{}',
    payment_type: 'spei',
    payment_group: 1,
    subtotal_cents: 1,
    discount_cents: 0,
    total_cents: 1,
  });
  const said = { order_id: order, sentence: 'Almacén 02 sin lote', code: '409', ok: false, duration_ms: 121 };
  await database.knex('erp_log').insert(said);
  const waits = { kind: 'erp-order', key: order, payload: { orderId: order }, last_error: 'Sin lote' };
  await database.knex('outbox').insert({ ...waits, parked_at: new Date() });
  const standing = { id: order, state: 'parked', status: 'pending-sap', document: null, reason: 'Sin lote' };
  expect((await logs()).body.order).toMatchObject(standing);
  expect((await logs()).body.logs).toMatchObject([{ sentence: 'Almacén 02 sin lote', code: '409', durationMs: 121 }]);
  expect((await read(id)).ordered).toBe(true);
});

const calls: readonly [keyof typeof endpoints, (id: string) => string, object?][] = [
  ['POST /quotation/{id}/records', (id) => `/quotation/${id}/records`, {}],
  ['POST /quotation/addrecord/{id}', (id) => `/quotation/addrecord/${id}`, spoken],
  [
    'PUT /quotation/{id}/estimatedclosedate',
    (id) => `/quotation/${id}/estimatedclosedate`,
    { estimatedCloseDate: inDays(7) },
  ],
  ['PUT /quotation/{id}/nextstep', (id) => `/quotation/${id}/nextstep`, { nextStep: null }],
  ['GET /quotation/{id}/leads', (id) => `/quotation/${id}/leads`],
  ['POST /quotation/{id}/saporderconnectionlogs', (id) => `/quotation/${id}/saporderconnectionlogs`, {}],
];

test.each([null, 'client', 'guest', 'broker', 'seller', 'manager', 'admin'] as const)(
  'who follows up: %s',
  async (role) => {
    const isStaff = role === 'seller' || role === 'manager' || role === 'admin';
    for (const [id, granted] of [
      [await quotation(), 200],
      [randomUUID(), 404],
      ['f'.repeat(31), 400],
    ] as const)
      for (const [key, url, body] of calls) {
        const { status } = await call(endpoints[key].method as Method, url(id), body, { role });
        const refused = role === null ? 401 : 403;
        expect([key, id, status]).toEqual([key, id, isStaff || granted === 400 ? granted : refused]);
      }
  },
);
