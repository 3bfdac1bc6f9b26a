import { phoneLine } from '@actual/contracts/facts/company/company';
import { companyAtFirst } from '@actual/contracts/facts/company/company-at-first';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyBaseLogger } from 'fastify';
import { mailContact } from './mail/contact';
import { mailContactWorker } from './mail-contact';

const log = { error: jest.fn() } as unknown as FastifyBaseLogger;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** The last line of mails once the worker has looked. */
async function lineNow(): Promise<string> {
  const worker = mailContactWorker(database.knex, log);
  worker.start();
  await worker.stop();
  return mailContact();
}

test('mails show the telephone that an administrator entered, or the original one until then', async () => {
  const { name, rfc, address, mail, privacyMail } = companyAtFirst;
  expect(await lineNow()).toBe(phoneLine(companyAtFirst));
  const morning = [['09:00', '13:00']];
  const week = JSON.stringify([morning, morning, morning, morning, morning, [], []]);
  const words = { name, rfc, address, mail, privacy_mail: privacyMail };
  await database.knex('company').insert({ ...words, phone: '999 123 4567', phone_week: week, office_week: week });
  expect(await lineNow()).toBe('Atención a clientes: 999 123 4567, lunes a viernes de 09:00 a 13:00.');
});
