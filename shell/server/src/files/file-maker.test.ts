import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { makeFile } from './file-maker';
import { sendFile } from './send-file';

let folder: string;
let maker: FastifyInstance;
let gateway: FastifyInstance;
let asked: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  asked = [];
  maker = Fastify();
  maker.get('/*', async ({ url }, reply) => {
    const file = basename(url);
    asked.push(file);
    if (file !== 'sofa-300.avif') return reply.code(404).send();
    await writeFile(join(folder, file), 'a picture');
    return reply.code(204).send();
  });
  const address = await maker.listen({ port: 0, host: '127.0.0.1' });
  gateway = Fastify();
  gateway.get<{ Params: { file: string } }>('/pictures/:file', (request, reply) => {
    const { file } = request.params;
    return sendFile(request, reply, join(folder, file), { make: () => makeFile(address, file) });
  });
});
afterEach(async () => {
  await Promise.all([gateway.close(), maker.close()]);
  await rm(folder, { recursive: true });
});

test('makes a missing picture when it is first asked for, once', async () => {
  for (const _visit of [1, 2]) {
    const answer = await gateway.inject('/pictures/sofa-300.avif');
    expect([answer.statusCode, answer.body]).toEqual([200, 'a picture']);
  }
  expect(asked).toEqual(['sofa-300.avif']);
});

test('answers 404 for a picture that cannot be made', async () => {
  expect((await gateway.inject('/pictures/nada-300.avif')).statusCode).toBe(404);
  await maker.close();
  expect((await gateway.inject('/pictures/sofa-300.avif')).statusCode).toBe(404);
  expect(await makeFile(undefined, 'sofa-300.avif')).toBe(false);
});
