import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { deflateSync } from 'node:zlib';
import { attachment } from '@actual/contracts/facts/capacities';
import sharp from 'sharp';
import { buildPdfThread, pdfOf } from '../testing/constancias';
import { drain, type InvoiceHarness, mailsTo, misbehave, send, startInvoiceHarness } from '../testing/invoice-harness';

let desk: InvoiceHarness;
let pdfThread: string;
beforeAll(async () => {
  pdfThread = buildPdfThread();
  desk = await startInvoiceHarness({ pdfThread });
});
afterAll(async () => {
  await desk.close();
  rmSync(dirname(pdfThread), { recursive: true });
});

async function handIn(payload: Buffer, at = desk) {
  const headers = { site: 'actual-studio', 'content-type': 'application/octet-stream' };
  const reply = await at.app.inject({ method: 'POST', url: '/forms/attachment', payload, headers });
  const body = reply.json();
  return { status: reply.statusCode, code: body.code as string | undefined, id: body.id as string };
}
let count = 0;
const write = (file: { id: string; name: string } | null, key = '') => {
  count += 1;
  const email = `ana.${count}@correo.mx`;
  const form = { name: 'Ana', email, e_mail: email, phone: '', message: `Una pata rota ${count}.`, attachment: file };
  const body = { name: 'Ana', email, seconds: 60, form };
  return send(desk, null, 'POST', '/sendsuggestions', body, key ? { key } : {});
};
/** The mail that reached the store with a message. */
async function deskMail(folio: string) {
  await drain(desk);
  return (await mailsTo(desk, 'atencion.studio@actual.example')).find(({ subject }) => subject.endsWith(folio));
}
const kept = async (id: string) => desk.knex('form_attachment').where({ id }).first();
const picture = (format: 'jpeg' | 'png' | 'webp', width = 300) =>
  sharp({ create: { width, height: 200, channels: 3, background: '#804020' } })
    .withExif({ IFD0: { Copyright: 'Casa de Ana' } })
    .toFormat(format)
    .toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  let crc = ~0;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(~crc >>> 0);
  return Buffer.concat([length, body, sum]);
}
/** A PNG of so many points a side, in one color: a small file. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s goes with the message, drawn anew, under its own name',
  async (format) => {
    const { status, id } = await handIn(await picture(format));
    expect(status).toBe(200);
    const { body } = await write({ id, name: `Pata rota.${format}` });
    expect((await deskMail(body.folio))?.attachments).toEqual([
      expect.objectContaining({ filename: 'Pata rota.jpg', size: (await kept(id)).content.length }),
    ]);
    const drawn = await sharp((await kept(id)).content).metadata();
    expect([drawn.format, drawn.width, drawn.exif]).toEqual(['jpeg', 300, undefined]);
  },
);

test('a PDF is kept as it is; a mail server that is away gets it later, once', async () => {
  const pdf = await pdfOf(['Nota de entrega'], { pages: 3 });
  const { id } = await handIn(pdf);
  await misbehave(desk, 'mail', { failNext: 2 });
  const { body } = await write({ id, name: '../../nota de entrega.pdf' });
  await drain(desk);
  expect((await deskMail(body.folio))?.attachments).toMatchObject([
    { filename: 'nota de entrega.pdf', size: pdf.length },
  ]);
  expect((await kept(id)).content.equals(pdf)).toBe(true);
});

test('a large picture is mailed smaller', async () => {
  const { id } = await handIn(await picture('png', attachment.side + 500));
  expect((await sharp((await kept(id)).content).metadata()).width).toBe(attachment.side);
});

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['nothing', () => Buffer.alloc(0), 'file_not_taken'],
  ['a drawing of SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'file_not_taken'],
  ['a page of HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'file_not_taken'],
  ['a GIF', () => Buffer.from('GIF89a'), 'file_not_taken'],
  ['the first bytes of a PNG and a page', () => Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'), 'file_not_taken'],
  ['half a JPEG', async () => (await picture('jpeg')).subarray(0, 400), 'file_not_taken'],
  ['a PDF that is none', () => Buffer.from('%PDF-1.7\nhola'), 'pdf_invalid'],
  ['a PDF of 51 pages', () => pdfOf([], { pages: attachment.pages + 1 }), 'pdf_too_long'],
  ['a small picture of 30,000 × 30,000 points', () => bomb(30_000), 'picture_too_large'],
])('%s is refused, and nothing is kept', async (_what, made, code) => {
  const before = await desk.knex('form_attachment').count();
  const refused = await handIn(await made());
  expect([refused.status, refused.code]).toEqual([400, code]);
  expect(await desk.knex('form_attachment').count()).toEqual(before);
});

test('accepts a file of 5 MB, and refuses one a byte larger', async () => {
  const whole = Buffer.concat([await picture('jpeg'), Buffer.alloc(attachment.bytes)]).subarray(0, attachment.bytes);
  expect((await handIn(whole)).status).toBe(200);
  const refused = await handIn(Buffer.concat([whole, Buffer.alloc(1)]));
  expect([refused.status, refused.code]).toEqual([413, 'payload_too_large']);
});

test('a file goes with one message; a message whose file is gone is refused and says so', async () => {
  const { id } = await handIn(await picture('jpeg'));
  const [first, again] = [await write({ id, name: 'a.jpg' }), await write({ id, name: 'a.jpg' })];
  expect([first.status, again.status, again.code]).toEqual([200, 409, 'attachment_gone']);
  expect((await write({ id: '00000000-0000-4000-8000-000000000000', name: 'x' })).code).toBe('attachment_gone');
  expect((await write(null)).status).toBe(200);
});

test('files are counted by their address, those that are refused too', async () => {
  const capped = await startInvoiceHarness({ perMinute: 1_000, pdfThread });
  const codes = [];
  for (let at = 0; at < 11; at += 1) codes.push((await handIn(Buffer.from('no'), capped)).code);
  expect(codes).toEqual([...Array(10).fill('file_not_taken'), 'proof_required']);
  await capped.close();
});
