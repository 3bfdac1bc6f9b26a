import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { sendFile } from './send-file';

test('a file is looked for in one folder after the other', async () => {
  const [first, second] = await Promise.all(['a-', 'b-'].map((name) => mkdtemp(join(tmpdir(), name))));
  const app = fastify();
  app.get<{ Params: { file: string } }>('/:file', (request, reply) =>
    sendFile(
      request,
      reply,
      [first, second].map((folder) => join(folder ?? '', request.params.file)),
      {},
    ),
  );
  await writeFile(join(first ?? '', 'both.glb'), 'first');
  await writeFile(join(second ?? '', 'both.glb'), 'second');
  await writeFile(join(second ?? '', 'second.glb'), 'second');
  expect((await app.inject('/both.glb')).body).toBe('first');
  expect(await app.inject('/second.glb')).toMatchObject({ statusCode: 200, body: 'second' });
  expect(await app.inject('/none.glb')).toMatchObject({ statusCode: 404 });
  const head = await app.inject({ method: 'HEAD', url: '/both.glb' });
  expect([head.body, head.headers['content-length']]).toEqual(['', '5']);
  await app.close();
  await Promise.all([first, second].map((folder) => rm(folder ?? '', { recursive: true, force: true })));
});
