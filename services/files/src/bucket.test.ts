import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type S3Server, startS3 } from '@actual/deploy/testing/s3-server';
import { Bucket } from './bucket';
import type { BucketSettings } from './settings.mjs';

let server: S3Server;
let bucket: Bucket;
const others: Bucket[] = [];
beforeAll(async () => {
  server = await startS3();
  bucket = new Bucket(server.settings, { pageSize: 3 });
});
afterAll(async () => {
  for (const one of [bucket, ...others]) one.close();
  await server.close();
});
const bucketWith = (settings: Partial<BucketSettings>): Bucket => {
  const other = new Bucket({ ...server.settings, ...settings });
  others.push(other);
  return other;
};

test('finds a file as it was saved, and tells a client that has it already', async () => {
  await bucket.keep('pictures', 'silla-300.avif', Buffer.from('una silla'));
  const found = await bucket.find('pictures', 'silla-300.avif');
  expect(found).toMatchObject({ size: 9, etag: expect.stringMatching(/^"\w+"$/) });
  expect(found?.body && (await buffer(found.body)).toString()).toBe('una silla');
  const { etag } = found ?? {};
  expect(await bucket.find('pictures', 'silla-300.avif', { head: true })).toEqual({ etag, size: 9, body: undefined });
  expect(await bucket.find('pictures', 'silla-300.avif', { unless: etag })).toEqual({ isKept: true });
  for (const head of [true, false]) expect(await bucket.find('models', 'silla-300.avif', { head })).toBeNull();
});

test('the ETag that a caller has is the one that the store returns', async () => {
  const amazon = createServer((_, answer) => answer.writeHead(304, { etag: '"de-amazon"' }).end());
  await once(amazon.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(amazon.address() as AddressInfo).port}`;
  const found = await bucketWith({ endpoint }).find('pictures', 'silla-300.avif', { unless: '"otro", "de-amazon"' });
  expect(found).toEqual({ isKept: true, etag: '"de-amazon"' });
  amazon.closeAllConnections();
  amazon.close();
});

test('a whole file is read, and taken away once or twice', async () => {
  await bucket.keep('invoice_file', 'uno', Buffer.from('%PDF'));
  expect(String(await bucket.read('invoice_file', 'uno'))).toBe('%PDF');
  for (const _time of [1, 2]) await bucket.remove('invoice_file', 'uno');
  expect(await bucket.read('invoice_file', 'uno')).toBeNull();
});

test('every file of a folder is listed, however many answers that takes', async () => {
  const names = Array.from({ length: 10 }, (_, at) => `modelo-${at}.glb`);
  for (const name of names) await bucket.keep('models', name, Buffer.from('glTF'));
  expect(await bucket.list('models')).toEqual(names);
});

test.each<[string, () => Partial<BucketSettings>, RegExp]>([
  [
    'wrong keys',
    () => ({ keys: { accessKeyId: 'nadie', secretAccessKey: 'secreto-equivocado' } }),
    /^El bucket fotos no deja pasar \(InvalidAccessKeyId\): revise S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/,
  ],
  ['a bucket that is not there', () => ({ name: 'otro' }), /^El bucket otro no existe: revise S3_BUCKET/],
  [
    'an address where nobody is',
    () => ({ endpoint: 'http://127.0.0.1:9' }),
    /^El bucket fotos no se puede usar \(\w+\): revise S3_ENDPOINT/,
  ],
])('%s: one line says what to look at, and no key', async (_, settings, words) => {
  const other = bucketWith(settings());
  const refused = await Promise.all(
    [
      other.find('pictures', 'silla-300.avif'),
      other.list('pictures'),
      other.keep('pictures', 'silla-300.avif', Buffer.from('otra')),
    ].map((call) => call.catch((error: Error) => error)),
  );
  for (const error of refused) expect(error).toMatchObject({ message: expect.stringMatching(words) });
  expect(JSON.stringify(refused.map((error) => ({ ...(error as object), stack: String(error) })))).not.toContain(
    'secreto-equivocado',
  );
});
