import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { constancia } from '@actual/contracts/facts/capacities';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { sessionToken, tokenKeys } from '@actual/kit/testing/tokens';
import type { FastifyInstance } from 'fastify';
import { createAccountApp } from '../app';
import { buildPdfThread, companyText, pdfOf, qrTextOf } from '../testing/constancias';
import { client, type Person } from '../testing/invoice-harness';
import { unreachableOutside } from '../testing/unreachable-outside';

let [database, db, app, ana, pdfThread]: [TestDatabase, Knex, FastifyInstance, Person, string] = [] as never;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('account'), applicationName: 'test', pool: 4 });
  pdfThread = buildPdfThread();
  app = await createAccountApp({
    db,
    pdfThread,
    tokenKeys,
    gatewayOf: () => 'public',
    outside: unreachableOutside(),
    config: {
      COOKIE_SECRET: 'a'.repeat(32),
      SECOND_FACTOR_SECRET: 'b'.repeat(32),
      STAFF_SIGN_IN: 'demo',
      COOKIE_SECURE: false,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: 0,
      SIGNIN_PER_MINUTE: 10,
    },
  });
  ana = await client(database.knex, { fiscal: false });
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
  rmSync(dirname(pdfThread), { recursive: true });
});

async function upload(payload: Buffer, { who = ana as Person | null, type = 'application/octet-stream' } = {}) {
  const reply = await app.inject({
    method: 'POST',
    url: '/me/client/fiscaladdress/constancia',
    payload,
    headers: {
      site: 'actual-studio',
      'content-type': type,
      ...(who ? { authorization: `Bearer ${sessionToken(who)}` } : {}),
    },
  });
  return { status: reply.statusCode, body: reply.json() };
}

test('a constancia fills the form in: its text, its regime, and a QR that names the same RFC; nothing is kept', async () => {
  const { status, body } = await upload(await pdfOf(companyText(), { qr: qrTextOf('XIA190128J61'), pages: 2 }));
  expect([status, body]).toMatchObject([
    200,
    { LicTradNum: 'XIA190128J61', companyName: 'XENON INDUSTRIAL ARTICLES', regimes: ['601'], confirmed: true },
  ]);
  expect(await database.knex('fiscal_address').where({ client_id: ana.clientId })).toEqual([]);
});

/** The trailer of a PDF that only a password opens. */
const encrypted = async (): Promise<Buffer> => {
  const plain = (await pdfOf(companyText())).toString('latin1');
  const key = '(01234567890123456789012345678901)';
  const dictionary = `<< /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >>`;
  const made = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj
3 0 obj ${dictionary} endobj
trailer << /Root 1 0 R /Size 4 /Encrypt 3 0 R /ID [<00112233445566778899aabbccddeeff><00112233445566778899aabbccddeeff>] >>
%%EOF`;
  return plain.startsWith('%PDF') ? Buffer.from(made, 'latin1') : Buffer.alloc(0);
};

test.each<[string, () => Promise<Buffer>, string]>([
  ['a file that is no PDF', async () => Buffer.from('PK\u0003\u0004 una foto'), 'pdf_invalid'],
  ['nothing', async () => Buffer.alloc(0), 'pdf_invalid'],
  ['one that only begins like a PDF', async () => Buffer.from('%PDF-1.7\nnada'), 'pdf_invalid'],
  ['half a PDF', async () => (await pdfOf(companyText())).subarray(0, 700), 'pdf_invalid'],
  ['an encrypted one', encrypted, 'pdf_encrypted'],
  ['one without text', () => pdfOf([]), 'pdf_without_text'],
  ['one with too many pages', () => pdfOf(companyText(), { pages: constancia.pages + 1 }), 'pdf_too_long'],
  ['an invoice', () => pdfOf(['Factura', 'RFC: XIA190128J61']), 'constancia_not_recognized'],
  [
    'one whose QR is about somebody else',
    () => pdfOf(companyText(), { qr: qrTextOf('CACX7605101P8') }),
    'constancia_not_recognized',
  ],
])('%s is refused with a code of its own', async (_what, file, code) => {
  expect(await upload(await file())).toMatchObject({ status: 400, body: { code } });
});

test('a file of 50 MB is not read, one that is no file is not taken, and nobody reads without an account', async () => {
  expect(await upload(Buffer.alloc(50 * 1_024 ** 2))).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large' },
  });
  expect(await upload(Buffer.from('{}'), { type: 'application/json' })).toMatchObject({
    body: { code: 'pdf_invalid' },
  });
  expect(await upload(Buffer.from('x'), { type: 'image/png' })).toMatchObject({ status: 415 });
  expect((await upload(await pdfOf(companyText()), { who: null })).status).toBe(401);
});

test('refuses a file sent to a call that takes none', async () => {
  const reply = await app.inject({
    method: 'PUT',
    url: '/me/client/fiscaladdress',
    payload: Buffer.from('%PDF'),
    headers: {
      site: 'actual-studio',
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${sessionToken(ana)}`,
    },
  });
  expect([reply.statusCode, reply.json().code]).toEqual([415, 'unsupported_media_type']);
});

test('those who come beyond the turns and the waiting room are told so, and the service goes on', async () => {
  const file = await pdfOf(companyText());
  const replies = await Promise.all(Array.from({ length: 30 }, () => upload(file)));
  const statuses = new Set(replies.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 503]));
  expect((await upload(file)).status).toBe(200);
});
