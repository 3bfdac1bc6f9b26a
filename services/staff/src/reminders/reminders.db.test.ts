import { randomUUID } from 'node:crypto';
import type { Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { Mail, Mailer } from '@actual/providers/mail/types';
import { openStaffApp, tokenOf } from '../testing/staff-app';
import { workReminders } from './work-reminders';

let database: TestDatabase;
let db: Knex;
const [ana, luis, gone] = [randomUUID(), randomUUID(), randomUUID()];
const quotationId = randomUUID();
const morning = new Date('2026-11-23T14:05:00Z');
const sent: Mail[] = [];
let down = false;
const mailer: Mailer = {
  send: async (mail) => {
    if (down) return { kind: 'provider_unreachable', reason: 'no server' };
    sent.push(mail);
    return { kind: 'sent', messageId: mail.messageId };
  },
  close: () => undefined,
};
const log = { info() {}, warn() {}, error() {} } as never;
const work = (now = morning) =>
  workReminders(db, log, { mailer, mailDomain: 'actual.example', internalOrigin: 'http://interno.localhost' }, now);

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.knex;
  const person = { role: 'seller', password_hash: 'x', last_name: 'Ríos' };
  await db('app_user').insert([
    { ...person, id: ana, first_name: 'Ana', email: 'ana@example.com' },
    { ...person, id: luis, first_name: 'Luis', email: 'luis@example.com' },
    { ...person, id: gone, first_name: 'Iván', email: 'ivan@example.com', disabled_at: new Date() },
  ]);
  const step = async (id: string, seller: string | null, planner: string, text: string, day: string) => {
    const folio = 640_000 + Math.floor(Math.random() * 100_000);
    await db('quotation').insert({ id, folio, site: 'actual-home', priced_on: day, seller_id: seller });
    await db('lead').insert({
      id: randomUUID(),
      quotation_id: id,
      name: 'Rodrigo',
      phone: '998 310 2284',
      email: 'rodrigo@example.com',
    });
    await db('follow_up').insert({ quotation_id: id, updated_by: planner, next_step: text, next_step_on: day });
  };
  await step(quotationId, ana, luis, 'Mandar fotos; con «comas», y más', '2026-11-20');
  await step(randomUUID(), null, ana, 'Llamar', '2026-11-23');
  await step(randomUUID(), ana, ana, 'Otro día', '2026-11-24');
  await step(randomUUID(), gone, ana, 'De quien se fue', '2026-11-20');
});
afterAll(() => database.close());

test('sends no reminder before eight in the morning', async () => {
  expect(await work(new Date('2026-11-23T12:59:00Z'))).toBe(0);
  expect(sent).toEqual([]);
});

test('each seller gets one mail and calendar of due steps, however often the loop runs', async () => {
  down = true;
  await work();
  expect(sent).toEqual([]);
  down = false;
  await db('staff_outbox').update({ next_at: new Date(0) });
  await Promise.all([work(), work()]);
  await work();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([['ana@example.com', 'Hoy tienes 2 pasos']]);
  const [mail] = sent;
  expect(mail?.text).toContain('era para el 20/nov/2026');
  expect(mail?.text).toContain('http://interno.localhost/mi-dia');
  const calendar = String(mail?.attachments?.[0]?.content);
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261120');
  expect(calendar.replace(/\r\n /g, '')).toContain('Mandar fotos\\; con «comas»\\, y más\\, Rodrigo');
});

test('sends no reminder of a step that was done meanwhile', async () => {
  sent.length = 0;
  await db('staff_outbox').insert({
    kind: 'day-mail',
    key: `${luis}:2026-11-23`,
    payload: JSON.stringify({ userId: luis, day: '2026-11-23' }),
  });
  await work();
  expect(sent).toEqual([]);
  expect(await db('staff_outbox').whereNull('done_at')).toEqual([]);
});

test('staff get a step for their own calendar, and the words to write to the client', async () => {
  const app = await openStaffApp(db);
  const get = (path: string) =>
    app.inject({ url: path, headers: { site: 'actual-home', authorization: `Bearer ${tokenOf('seller', ana)}` } });
  const file = await get(`/quotation/${quotationId}/nextstep/calendar`);
  expect(file.headers['content-type']).toMatch('text/calendar');
  expect(file.body).toContain(`UID:paso-${quotationId}`);
  expect((await get(`/quotation/${randomUUID()}/nextstep/calendar`)).statusCode).toBe(404);
  const contact = (await get(`/quotation/${quotationId}/contact`)).json();
  expect(contact).toMatchObject({ name: 'Rodrigo', phone: '+529983102284', email: 'rodrigo@example.com' });
  expect(contact.link).toMatch(new RegExp(`/api/quotation/${quotationId}/open\\?llave=`));
  expect((await get(`/quotation/${randomUUID()}/contact`)).statusCode).toBe(404);
  await app.close();
});
