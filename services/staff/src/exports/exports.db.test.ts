import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReportExport } from '@actual/contracts';
import { exportRows } from '@actual/contracts/facts/capacities';
import { storeDay } from '@actual/contracts/store-day';
import { connect, disconnect, type Knex, type Reads, readsAt } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import ExcelJS from 'exceljs';
import type { FastifyInstance } from 'fastify';
import { openStaffApp, tokenOf } from '../testing/staff-app';
import { insertExport } from './exports.queries';
import { makeExport } from './make-export';

let database: TestDatabase;
let db: Knex;
let reads: Reads;
let app: FastifyInstance;
const log = { info: () => undefined, error: () => undefined };

const formula = '=HYPERLINK("http://malo.mx","Ana")';

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 4 });
  reads = readsAt(db);
  app = await openStaffApp(db);
  await database.knex.raw(
    `
    with q as (insert into quotation (id, folio, site, priced_on, pieces, totals_cents, guest_address)
      select gen_random_uuid(), 300000 + n, 'actual-studio', '2026-06-01', 2, '{10050,1,2,3,4}',
        jsonb_build_object('firstName', :formula::text, 'lastName', '', 'email', '@correo.mx', 'phone', '+52 998')
      from generate_series(1, 1200) n returning id, folio)
    insert into orders (id, folio, quotation_id, site, status, first_name, last_name, email, address, payment_type,
      payment_group, subtotal_cents, discount_cents, total_cents, paid_cents, returned_cents, pieces, delivery_date, created_at)
    select gen_random_uuid(), folio, id, 'actual-studio', 'pending-payment', :formula, '', '-a@b.mx', '{}', 'spei',
      1, 12000, 1950, 10050, 50, 25, 2, '2026-12-24', timestamptz '2026-11-18T17:31Z' - folio * interval '1 minute' from q`,
    { formula },
  );
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

const somebody = () => tokenOf('seller', randomUUID());
const call = (token: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  app.inject({
    method,
    url,
    payload,
    headers: { site: 'actual-studio', authorization: `Bearer ${token}` },
  });
const begin = async (token: string, body: object = {}, report = 'order'): Promise<ReportExport> =>
  (await call(token, 'POST', `/${report}/all/export`, body)).json();
const latest = async (token: string): Promise<ReportExport> =>
  (await call(token, 'GET', '/me/exports')).json().exports[0];

async function sheetOf(token: string, id: string): Promise<ExcelJS.Worksheet> {
  const file = await call(token, 'GET', `/me/exports/${id}/file`);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(file.rawPayload as unknown as ArrayBuffer);
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

test('the file is named by the days of its filter, else by the day it was made', async () => {
  const named = async (dateRange: object) => {
    const { filename } = await begin(somebody(), { dateRange });
    await makeExport({ db, reads }, log);
    return filename;
  };
  const today = storeDay();
  expect(await named({ start: '2000-01-01', end: today })).toBe(`pedidos-2000-01-01-a-${today}.xlsx`);
  expect(await named({ start: '2000-01-01' })).toBe('pedidos-desde-2000-01-01.xlsx');
});

test('every order of the filter, with typed cells under a head that stays; a formula is only text', async () => {
  const token = somebody();
  const begun = await begin(token);
  expect(begun).toMatchObject({ state: 'waiting', total: 1200, done: 0, bytes: null });
  expect(begun.filename).toMatch(/^pedidos-\d{4}-\d{2}-\d{2}\.xlsx$/);
  await makeExport({ db, reads }, log);
  const { id, state, done, bytes } = await latest(token);
  expect([state, done]).toEqual(['done', 1200]);
  const file = await call(token, 'GET', `/me/exports/${id}/file`);
  expect(file.rawPayload).toHaveLength(bytes ?? 0);
  expect(file.headers['content-disposition']).toContain(begun.filename);
  const sheet = await sheetOf(token, id);
  expect(sheet.rowCount).toBe(1201);
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
  const titles = (sheet.getRow(1).values as string[]).slice(1);
  expect(titles).toHaveLength(22);
  const cell = (title: string) => sheet.getRow(2).getCell(titles.indexOf(title) + 1);
  expect(cell('Folio').value).toBe('300001');
  expect([cell('Cliente').value, cell('Cliente').type]).toEqual([formula, ExcelJS.ValueType.String]);
  expect([cell('Cliente').numFmt, cell('Total').numFmt]).toEqual(['@', '"$"#,##0.00']);
  const figures = ['Total', 'Pagado', 'Devuelto', 'Por cobrar', 'Piezas'].map((title) => cell(title).value);
  expect(figures).toEqual([100.5, 0.5, 0.25, 100, 2]);
  const page = await call(token, 'POST', '/order/all/find/1', {});
  expect(page.json().data[0]).toMatchObject({ total: 100.5, ammountPaid: 0.5, returned: 0.25 });
  // the store's clock, which a spreadsheet takes as it stands
  expect(cell('Fecha').value).toEqual(new Date(Date.parse('2026-11-18T12:31:00Z') - 300_001 * 60_000));
  expect(cell('Entrega prometida').value).toEqual(new Date('2026-12-24'));
  expect([cell('Estatus').value, cell('Tipo de pago').value, cell('Vendedor').value]).toEqual([
    'Pendiente de pago',
    'SPEI',
    'Web',
  ]);
});

test('a CSV has the columns that were asked for, in that order, and no text acts as a formula', async () => {
  const token = somebody();
  const body = { format: 'csv', fields: ['total', 'client', 'email'], filters: { folio: '300007' } };
  await begin(token, body, 'quotation');
  await makeExport({ db, reads }, log);
  const { id } = await latest(token);
  const { payload, headers } = await call(token, 'GET', `/me/exports/${id}/file`);
  expect(headers['content-type']).toContain('text/csv');
  expect(payload).toBe(
    `\u{feff}Total,Cliente,Correo\r\n100.50,"'=HYPERLINK(""http://malo.mx"",""Ana"")",'@correo.mx\r\n`,
  );
});

test('an export of all quotations has their plans and outcomes', async () => {
  const token = somebody();
  await begin(token, { orderby: { column: 'folio', direction: 'ASC' } }, 'quotation');
  await makeExport({ db, reads }, log);
  const { id } = await latest(token);
  const sheet = await sheetOf(token, id);
  expect(sheet.rowCount).toBe(1201);
  expect(sheet.getRow(2).values).toEqual(expect.arrayContaining([100.5, 0.01, 'Abierta', '300001']));
});

test('exports only the chosen rows', async () => {
  const token = somebody();
  const { data } = (await call(token, 'POST', '/order/all/find/1', {})).json();
  const ids = [data[4].id, data[1].id];
  expect(await begin(token, { ids, format: 'csv', fields: ['folio'] })).toMatchObject({ total: 2 });
  await makeExport({ db, reads }, log);
  const { id } = await latest(token);
  const { payload } = await call(token, 'GET', `/me/exports/${id}/file`);
  expect(payload).toBe(`\u{feff}Folio\r\n${data[1].folio}\r\n${data[4].folio}\r\n`);
});

test('an export that is stopped while it is written leaves nothing behind', async () => {
  const token = somebody();
  const { id } = await begin(token);
  const made = makeExport({ db, reads }, log);
  await sleep(1);
  expect((await call(token, 'DELETE', `/me/exports/${id}`)).json()).toEqual({ ok: true });
  await made;
  expect((await latest(token)).state).toBe('stopped');
  expect(await database.knex('report_export_part').where({ export_id: id })).toEqual([]);
  expect((await call(token, 'GET', `/me/exports/${id}/file`)).statusCode).toBe(404);
});

test('when a process is killed, another one writes its export from the start and drops the parts', async () => {
  const token = somebody();
  const { id } = await begin(token, { format: 'csv', fields: ['folio'] });
  await database.knex('report_export').where({ id }).update({ state: 'running', attempt: 1, alive_at: new Date() });
  await database
    .knex('report_export_part')
    .insert({ export_id: id, attempt: 1, position: 0, content: Buffer.from('half') });
  expect(await makeExport({ db, reads }, log)).toBe(0);
  await database
    .knex('report_export')
    .where({ id })
    .update({ alive_at: new Date(Date.now() - 60_000) });
  expect(await makeExport({ db, reads }, log)).toBe(1);
  const file = await call(token, 'GET', `/me/exports/${id}/file`);
  expect(file.payload.split('\r\n')).toHaveLength(1202);
  expect(file.payload).not.toContain('half');
});

test('an export whose replica is lost starts again at the primary, and has each row once', async () => {
  const token = somebody();
  const { id } = await begin(token, { format: 'csv', fields: ['folio'] });
  const gone = connect({ url: 'postgres://nobody@127.0.0.1:1/nothing', applicationName: 'test' });
  const failing: Reads = (work) => work(gone).catch(() => work(db));
  await makeExport({ db, reads: failing }, log);
  await disconnect(gone);
  expect((await latest(token)).state).toBe('done');
  const file = await call(token, 'GET', `/me/exports/${id}/file`);
  expect(file.payload.trim().split('\r\n')).toHaveLength(1201);
  expect(await database.knex('report_export').where({ id }).pluck('attempt')).toEqual([2]);
});

test('an export that failed three times says so', async () => {
  const token = somebody();
  const { id } = await begin(token);
  await database
    .knex('report_export')
    .where({ id })
    .update({ asked: { filters: { status: 'of an earlier release' } } });
  for (let tries = 0; tries < 3; tries += 1) await makeExport({ db, reads }, log);
  expect((await latest(token)).state).toBe('failed');
  expect((await begin(token)).state).toBe('waiting');
  await call(token, 'DELETE', `/me/exports/${(await latest(token)).id}`);
});

test('refuses a second export at a time, an empty and a too large one, and does not find another person’s', async () => {
  const [token, stranger] = [somebody(), somebody()];
  const { id } = await begin(token);
  expect((await call(token, 'POST', '/quotation/all/export', {})).json().code).toBe('export_under_way');
  expect((await call(stranger, 'POST', '/order/all/export', { clientSearch: 'nadie' })).json().code).toBe(
    'export_empty',
  );
  const asked = { report: 'orders' as const, format: 'csv' as const, asked: {}, fields: ['folio'] };
  await expect(insertExport(db, { ...asked, userId: randomUUID(), total: exportRows + 1 })).rejects.toMatchObject({
    code: 'export_too_large',
  });
  expect((await call(stranger, 'DELETE', `/me/exports/${id}`)).json().code).toBe('not_found');
  await makeExport({ db, reads }, log);
  expect((await call(stranger, 'GET', `/me/exports/${id}/file`)).json().code).toBe('not_found');
  expect((await call(token, 'GET', `/me/exports/${id}/file`)).statusCode).toBe(200);
  await database
    .knex('report_export')
    .where({ id })
    .update({ created_at: new Date(Date.now() - 25 * 3_600_000) });
  expect((await call(token, 'GET', `/me/exports/${id}/file`)).json().code).toBe('not_found');
});

test.each(['client', 'guest', 'broker'] as const)('a %s exports nothing', async (role) => {
  expect((await call(tokenOf(role), 'POST', '/order/all/export', {})).json().code).toBe('forbidden');
});

test.each([{ fields: [] }, { fields: ['password_hash'] }, { format: 'exe' }])('%j is refused', async (body) => {
  expect((await call(somebody(), 'POST', '/order/all/export', body)).json().code).toBe('invalid_input');
});

test('a month’s figures, its rows and its file agree to the centavo at its edges: the store’s midnight, in no other zone', async () => {
  const month = { start: '2026-02-01', end: '2026-02-28' };
  const placed = [
    ['2026-02-01T04:59:59.999Z', 1],
    ['2026-02-01T05:00:00Z', 20_001],
    ['2026-03-01T04:59:59Z', 300_002],
    ['2026-03-01T04:59:59.999Z', 4_000_003],
    ['2026-03-01T05:00:00Z', 50_000_000],
  ] as const;
  for (const [at, cents] of placed)
    await database.knex.raw(
      `WITH q AS (INSERT INTO quotation (id, folio, site, priced_on) SELECT gen_random_uuid(), 800000 + count(*), 'actual-studio', '2026-02-01'
         FROM quotation RETURNING id, folio)
       INSERT INTO orders (id, folio, quotation_id, site, status, first_name, last_name, email, address, payment_type, payment_group,
         subtotal_cents, discount_cents, total_cents, paid_cents, returned_cents, pieces, created_at)
       SELECT gen_random_uuid(), folio, id, 'actual-studio', 'completed', 'Ana', '', 'a@b.mx', '{}', 'spei', 1, :cents, 0, :cents, :cents, 1, 1, :at
       FROM q`,
      { cents, at },
    );
  const token = somebody();
  const within = 4_320_006;
  const { totals, data, total } = (await call(token, 'POST', '/order/all/find/1', { dateRange: month })).json();
  // with another filter the figures come from the rows, without one from the sums of days
  const byRows = (await call(token, 'POST', '/order/all/find/1', { dateRange: month, term: 'Ana' })).json();
  expect([total, totals.orders, byRows.totals.orders]).toEqual([3, 3, 3]);
  expect([totals.amount, totals.paid, byRows.totals.amount]).toEqual(Array(3).fill(within / 100));
  const rows = data.map((row: { total: number }) => Math.round(row.total * 100));
  expect(rows.reduce((sum: number, cents: number) => sum + cents, 0)).toBe(within);
  await begin(token, { dateRange: month });
  await makeExport({ db, reads }, log);
  const sheet = await sheetOf(token, (await latest(token)).id);
  const titles = (sheet.getRow(1).values as string[]).slice(1);
  const column = sheet.getColumn(titles.indexOf('Total') + 1).values.slice(2) as number[];
  expect(column.reduce((sum, pesos) => sum + Math.round(pesos * 100), 0)).toBe(within);
  const days = sheet.getColumn(titles.indexOf('Fecha') + 1).values.slice(2) as Date[];
  expect(days.map((day) => day.toISOString().slice(0, 16)).sort()).toEqual([
    '2026-02-01T00:00',
    '2026-02-28T23:59',
    '2026-02-28T23:59',
  ]);
});
