import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeptFiles } from './kept-files';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a picture that was replaced is seen within a second, one that was removed too', async () => {
  const path = join(folder, 'sofa.avif');
  let now = 0;
  const files = new KeptFiles(() => now);
  const text = async () => (await files.find(path))?.bytes?.toString();
  await writeFile(path, 'rojo');
  expect(await text()).toBe('rojo');
  await writeFile(path, 'azul');
  await utimes(path, 1, 1);
  expect(await text()).toBe('rojo');
  now = 1000;
  expect(await text()).toBe('azul');
  await rm(path);
  now = 2000;
  expect(await files.find(path)).toBeNull();
});

test('a file whose name carries its content is read once', async () => {
  const path = join(folder, 'shell-abc.js');
  let now = 0;
  const files = new KeptFiles(() => now);
  await writeFile(path, 'one');
  await files.find(path, true);
  await rm(path);
  now = 60_000;
  expect((await files.find(path, true))?.bytes?.toString()).toBe('one');
});

test('reports a large file by its size without keeping it, and finds no file in a folder’s name', async () => {
  const path = join(folder, 'sofa.glb');
  await writeFile(path, Buffer.alloc(300_000));
  const found = await new KeptFiles().find(path);
  expect(found).toMatchObject({ size: 300_000 });
  expect(found?.bytes).toBeUndefined();
  expect(await new KeptFiles().find(folder)).toBeNull();
});
