import { randomUUID } from 'node:crypto';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { clientSheet } from './client-sheet';

let database: TestDatabase;
/** As the service itself reads: with its own rights. */
let db: Knex;
const seller = randomUUID();
const ana = randomUUID();
const other = randomUUID();
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 2 });
  await database.knex('app_user').insert({
    id: seller,
    role: 'seller',
    password_hash: 'x',
    first_name: 'Laura',
    last_name: 'Cámara',
    email: 'laura@example.com',
  });
  for (const [id, email] of [
    [ana, 'ana@correo.mx'],
    [other, 'otra@correo.mx'],
  ])
    await database
      .knex('client')
      .insert({ id, first_name: 'Ana', last_name: 'Pech', email, mobile_phone: '9982145567' });
});
afterAll(async () => {
  await disconnect(db);
  await database.close();
});

async function quotation(folio: number, client: string): Promise<string> {
  const id = randomUUID();
  const made = { id, folio, site: 'actual-kids', priced_on: '2026-11-20', client_id: client, seller_id: seller };
  await database.knex('quotation').insert(made);
  return id;
}

test('shows a client’s money, quotations, conversations and next step, and nobody else’s', async () => {
  const [first, second] = [await quotation(700_001, ana), await quotation(700_002, ana)];
  const foreign = await quotation(700_003, other);
  const plan = (id: string, day: string) => ({
    quotation_id: id,
    updated_by: seller,
    next_step: `Llamar ${day}`,
    next_step_on: day,
  });
  await database
    .knex('follow_up')
    .insert([plan(first, '2026-12-02'), plan(second, '2026-11-30'), plan(foreign, '2026-11-01')]);
  const spoken = { event_type: 'Llamada', spoken_at: new Date('2026-11-20T18:00:00Z'), user_id: seller };
  await database.knex('follow_up_record').insert([
    { id: randomUUID(), quotation_id: first, notes: 'Pidió fotos', ...spoken },
    { id: randomUUID(), quotation_id: foreign, notes: 'De otra', ...spoken },
  ]);
  await database.knex('ledger_account').insert({ client_id: ana, kind: 'ewallet' });
  await database
    .knex('ledger_entry')
    .insert({ client_id: ana, kind: 'ewallet', amount_cents: 150_050, reason: 'deposit', key: 'k' });
  const sheet = await clientSheet(db, ana);
  expect(sheet).toMatchObject({
    CardName: 'Ana Pech',
    E_Mail: 'ana@correo.mx',
    Cellular: '998 214 5567',
    ewallet: 1_500.5,
    balance: 0,
    bought: 0,
    nextStep: { text: 'Llamar 2026-11-30', day: '2026-11-30', quotationId: second },
    orders: { total: 0, data: [] },
  });
  expect(sheet.quotations.total).toBe(2);
  expect(sheet.quotations.data.map(({ folio, seller: by, state }) => [folio, by, state])).toEqual(
    expect.arrayContaining([
      ['700001', 'Laura Cámara', 'open'],
      ['700002', 'Laura Cámara', 'open'],
    ]),
  );
  expect(sheet.Records.map(({ notes, quotation: of }) => [notes, of.folio])).toEqual([['Pidió fotos', '700001']]);
});

test('answers not_found for an unknown client', async () => {
  await expect(clientSheet(db, randomUUID())).rejects.toMatchObject({ code: 'not_found' });
});
