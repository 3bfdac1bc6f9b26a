import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { linkKey } from '@actual/kit/signed-link';
import { consentDigest } from '../consents/consents.queries';
import {
  client,
  drain,
  type InvoiceHarness,
  mailsTo,
  type Person,
  send,
  startInvoiceHarness,
} from '../testing/invoice-harness';
import { somebodyWithEverything } from '../testing/somebody-with-everything';
import { testSettings } from '../testing/unreachable-outside';
import { exportFiles } from './archive-contents.sql';
import { makeExport } from './make-export';

let desk: InvoiceHarness;
beforeAll(async () => {
  desk = await startInvoiceHarness();
  await desk.knex('state').insert({ code: 'ROO', name: 'Quintana Roo' });
});
afterAll(() => desk.close());

const { linkSecret } = testSettings;

/** The files of an archive by name. */
function unzip(zip: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  let at = zip.readUInt32LE(zip.length - 6);
  for (let left = zip.readUInt16LE(zip.length - 12); left > 0; left -= 1) {
    const [packed, named, extra, comment] = [20, 28, 30, 32].map((field) =>
      field === 20 ? zip.readUInt32LE(at + field) : zip.readUInt16LE(at + field),
    ) as [number, number, number, number];
    const header = zip.readUInt32LE(at + 42);
    const begin = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const content = zip.subarray(begin, begin + packed);
    const name = zip.toString('utf8', at + 46, at + 46 + named);
    files[name] = (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content).toString();
    at += 46 + named + extra + comment;
  }
  return files;
}

const ask = (who: Person | null) => send(desk, who, 'POST', '/me/data');
const exportOf = ({ userId }: Person) =>
  desk.knex('data_export').where({ user_id: userId }).orderBy('asked_at', 'desc').first();
const fetchBy = (who: Person | null, id: string, key = linkKey(linkSecret, 'export', id)) =>
  send(desk, who, 'GET', `/me/data/${id}/file?key=${key}`);
async function linkOf({ email }: Person): Promise<URL> {
  const [mail] = (await mailsTo(desk, email)).filter(({ subject }) => subject === 'Tus datos están listos');
  return new URL(/https?:\/\/\S+datos=\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://no.mail');
}

test('the archive has everything of its owner, and nothing of anybody else', async () => {
  const [ana, beto] = [await somebodyWithEverything(desk), await somebodyWithEverything(desk)];
  expect((await ask(ana)).body.latest).toMatchObject({ madeAt: null });
  await drain(desk);
  const link = await linkOf(ana);
  expect(link.pathname).toBe('/user/profile');
  const answer = await fetchBy(ana, link.searchParams.get('datos') ?? '', link.searchParams.get('llave') ?? '');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzip(answer.raw);
  expect(Object.keys(files)).toEqual(['LEEME.txt', ...exportFiles.map(({ name }) => `${name}.json`)]);
  const twice = ['cotizaciones', 'permisos', 'monedero-y-saldo', 'opiniones'];
  for (const { name } of exportFiles) {
    const rows = JSON.parse(files[`${name}.json`] ?? '');
    expect([name, rows.length]).toEqual([name, twice.includes(name) ? 2 : 1]);
  }
  const text = Object.values(files).join('\n').toLowerCase();
  for (const strange of [beto.mark, beto.email, beto.userId, beto.clientId ?? '', 'tercera', 'password', 'public_key'])
    expect([strange, text.includes(strange.toLowerCase())]).toEqual([strange, false]);
  for (const name of ['perfil', 'direcciones', 'datos-fiscales', 'cotizaciones', 'pedidos', 'facturas', 'mensajes'])
    expect([name, files[`${name}.json`]?.toLowerCase().includes(ana.mark.toLowerCase())]).toEqual([name, true]);
  expect(JSON.parse(files['pedidos.json'] ?? '')[0]).toMatchObject({
    tienda: 'Actual Studio',
    estado: 'Procesando',
    total: 10_399,
    pagos: [{ estado: 'Acreditado', importe: 10_399 }],
    direccionesAnteriores: [{ direccion: { streetName: ana.mark } }],
    cambiosDeFecha: [
      { diaAnterior: '2026-11-25', dia: '2026-11-27', horario: 'por la mañana, de 9 a 14 h', piezas: 5 },
    ],
    entregas: [{ fecha: '2026-11-27', estado: 'En camino', paqueteria: 'Estafeta' }],
    cancelaciones: [{ articulos: [{ articulo: 'ST2', nombre: 'Cojín', piezas: 1 }], motivo: ana.mark, devuelto: 133 }],
  });
  expect(JSON.parse(files['solicitudes.json'] ?? '')[0]).toMatchObject({
    tipo: 'Daño o faltante',
    motivo: 'Golpe, rayón o rotura',
    estado: 'No procede',
    articulos: [{ nombre: 'Cojín', piezas: 1, importe: 133 }],
    mensajes: [{ de: 'Tú', texto: ana.mark }],
    fotos: 0,
  });
});

test('a link opens for its owner, signed in, with its key, until its hour', async () => {
  const [ana, beto] = [await client(desk.knex), await client(desk.knex)];
  await ask(ana);
  await drain(desk);
  const { id } = await exportOf(ana);
  const codes = [
    (await fetchBy(beto, id)).code,
    (await fetchBy(null, id)).code,
    (await fetchBy(ana, id, 'zz.no')).code,
    (await fetchBy(ana, randomUUID())).code,
  ];
  expect(codes).toEqual(['not_found', 'unauthorized', 'link_expired', 'not_found']);
  expect((await fetchBy(ana, id)).status).toBe(200);
  await desk
    .knex('data_export')
    .where({ id })
    .update({ expires_at: desk.knex.raw('now()') });
  expect((await fetchBy(ana, id)).code).toBe('not_found');
  expect((await send(desk, ana, 'GET', '/me/data')).body).toEqual({ latest: null });
});

test('a client asks for one archive at a time, and for a few a day', async () => {
  const capped = await startInvoiceHarness({ perMinute: 1_000 });
  const ana = await client(capped.knex);
  const press = () => send(capped, ana, 'POST', '/me/data');
  const both = await Promise.all([press(), press()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.body).toEqual(both[1]?.body);
  for (const _more of [2, 3]) {
    await drain(capped);
    expect((await press()).status).toBe(200);
  }
  await drain(capped);
  expect((await press()).code).toBe('rate_limited');
  expect(await capped.knex('data_export').where({ user_id: ana.userId })).toHaveLength(3);
  await capped.close();
});

test('a process that dies at any step leaves one archive and one mail', async () => {
  const ana = await client(desk.knex);
  await ask(ana);
  const { id } = await exportOf(ana);
  const message = { id: 0, kind: 'data-export', key: id, payload: {}, attempts: 1 };
  // dies while it gathers: the connection ends with it
  const dying = desk.invoices.db.transaction(async (trx) => {
    await makeExport({ ...desk.invoices, db: trx }, message);
    throw new Error('killed');
  });
  await expect(dying).rejects.toThrow('killed');
  expect(await exportOf(ana)).toMatchObject({ made_at: null, content: null });
  // dies after it is kept and before its message is done: it is worked on again
  await makeExport(desk.invoices, message);
  const first = await exportOf(ana);
  await makeExport(desk.invoices, message);
  expect(await exportOf(ana)).toEqual(first);
  await drain(desk);
  const mails = (await mailsTo(desk, ana.email)).filter(({ subject }) => subject === 'Tus datos están listos');
  expect(mails).toHaveLength(1);
});

test('sends nothing to a user whose account is gone by then', async () => {
  const ana = await client(desk.knex, { fiscal: false });
  await ask(ana);
  await desk.knex('app_user').where({ id: ana.userId }).delete();
  await drain(desk);
  expect(await mailsTo(desk, ana.email)).toEqual([]);
  expect(await desk.knex('consent').where({ email_digest: consentDigest(linkSecret, ana.email) })).toEqual([]);
});

/** Tables of somebody's rows that no file of an archive is made from, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  data_export: 'the archives themselves',
  password_link: 'a hash, for an hour',
  email_change: 'the same',
  recovery_code: 'hashes',
  passkey_challenge: 'random, for five minutes',
  second_factor: 'a secret; clients set none up',
  audit_entry: 'what staff did',
  report_view: 'how staff see a report',
  cash_report: 'what staff counted',
  report_export: 'what staff asked for',
  broker_profile: 'brokers’, who are no clients',
  ledger_account: 'nothing but whose',
  follow_up_record: 'what staff wrote down of a talk, which may name others: handed out by hand',
  guest_join: 'which guest’s purchases came along: they stand among the orders',
};

test('every table that names a person is in the archive, or says why not', async () => {
  const { rows } = await desk.knex.raw(
    `SELECT DISTINCT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('user_id', 'client_id', 'email', 'first_name')`,
  );
  const told = exportFiles.map(({ sql }) => sql).join('\n');
  const missing = rows.filter(({ name }: { name: string }) => !new RegExp(`(FROM|JOIN) ${name}\\b`).test(told));
  expect(missing.map(({ name }: { name: string }) => name).filter((name: string) => !LEFT_OUT[name])).toEqual([]);
});
