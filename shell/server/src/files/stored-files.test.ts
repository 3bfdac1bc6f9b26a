import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type S3Server, startS3 } from '@actual/deploy/testing/s3-server';
import { Bucket } from '@actual/files/bucket';
import Fastify, { type FastifyInstance } from 'fastify';
import { addressOf } from '../gateway/testing';
import { installStoredFiles } from './stored-files';

let server: S3Server;
let bucket: Bucket;
let folder: string;
let gateway: FastifyInstance;
let logged: string[];
const logger = () => ({ level: 'warn', stream: { write: (line: string) => void logged.push(line) } });
beforeEach(async () => {
  server = await startS3();
  bucket = new Bucket(server.settings);
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  logged = [];
  gateway = Fastify({ logger: logger() });
  installStoredFiles(gateway, {
    picturesDir: folder,
    picturesMaker: undefined,
    modelDirs: [folder],
    modelsMaker: undefined,
    bucket: server.settings,
  });
});
afterEach(async () => {
  await gateway.close();
  bucket.close();
  await server.close();
  await rm(folder, { recursive: true });
});
const ask = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') => gateway.inject({ url, headers, method });

test('a picture of the bucket is served as one of a folder is', async () => {
  await bucket.keep('pictures', 'sofa-300.avif', Buffer.from('a sofa'));
  await writeFile(join(folder, 'mesa-300.avif'), 'a table');
  const [sofa, mesa] = [await ask('/pictures/sofa-300.avif'), await ask('/pictures/mesa-300.avif')];
  expect([sofa.statusCode, sofa.body, mesa.body]).toEqual([200, 'a sofa', 'a table']);
  for (const name of ['content-type', 'cache-control']) expect(sofa.headers[name]).toBe(mesa.headers[name]);
  expect(sofa.headers['content-length']).toBe('6');

  const head = await ask('/pictures/sofa-300.avif', {}, 'HEAD');
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '6']);
  expect(head.headers.etag).toBe(sofa.headers.etag);
  for (const method of ['GET', 'HEAD'] as const) {
    const again = await ask('/pictures/sofa-300.avif', { 'if-none-match': sofa.headers.etag }, method);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe(sofa.headers['cache-control']);
  }
});

test('a file in a folder counts before one of the bucket', async () => {
  await bucket.keep('models', 'sofa.glb', Buffer.from('of the bucket'));
  expect((await ask('/models/sofa.glb')).body).toBe('of the bucket');
  await writeFile(join(folder, 'sofa.glb'), 'of the folder');
  expect((await ask('/models/sofa.glb')).body).toBe('of the folder');
});

test('answers 404 for an unknown file, and no name leads elsewhere in the bucket', async () => {
  await bucket.keep('models', 'sofa.glb', Buffer.from('a model'));
  for (const url of ['/pictures/nada-300.avif', '/pictures/sofa.glb', '/pictures/..%2Fmodels%2Fsofa.glb'])
    expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
  expect((await ask('/pictures/nada-300.avif')).headers['cache-control']).toBe('no-store');
});

test('while the bucket is away only its pictures are missing, and are back when it is', async () => {
  await bucket.keep('pictures', 'sofa-300.avif', Buffer.from('a sofa'));
  await writeFile(join(folder, 'mesa-300.avif'), 'a table');
  await server.stop();
  const away = await ask('/pictures/sofa-300.avif');
  expect([away.statusCode, away.body]).toEqual([503, '']);
  expect(away.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
  expect(logged.join()).toContain('El bucket fotos no se puede usar');
  expect((await ask('/pictures/mesa-300.avif')).statusCode).toBe(200);
  await server.start();
  expect((await ask('/pictures/sofa-300.avif')).body).toBe('a sofa');
});

test('keys that the bucket refuses are told in the log, without them', async () => {
  const refused = Fastify({ logger: logger() });
  const keys = { accessKeyId: 'nadie', secretAccessKey: 'secreto-equivocado' };
  installStoredFiles(refused, {
    picturesDir: folder,
    picturesMaker: undefined,
    modelDirs: [],
    modelsMaker: undefined,
    bucket: { ...server.settings, keys },
  });
  expect((await refused.inject('/pictures/sofa-300.avif')).statusCode).toBe(503);
  await refused.close();
  expect(logged.join()).toContain('InvalidAccessKeyId');
  expect(logged.join()).not.toContain('secreto-equivocado');
});

test('stops reading a model from the bucket when the browser goes away', async () => {
  await bucket.keep('models', 'grande.glb', Buffer.alloc(30_000_000));
  const find = jest.spyOn(Bucket.prototype, 'find');
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  const request = get(`${addressOf(gateway)}/models/grande.glb`);
  const [answer] = await once(request, 'response');
  await once(answer, 'readable');
  const found = await find.mock.results[0]?.value;
  find.mockRestore();
  const ended = once(found.body, 'close');
  request.destroy();
  await ended;
  expect(found.body.readableEnded).toBe(false);
});
