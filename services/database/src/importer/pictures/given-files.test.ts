import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { openGivenFiles } from './given-files';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'given-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const files = {
  'silla.jpg': 'silla',
  'fotos/rojas/mesa.jpg': 'mesa roja',
  'fotos/azules/mesa.jpg': 'mesa azul',
  'fotos/Cama.JPG': 'cama',
  // as a Mac writes it: the accent is a letter of its own
  'fotos/buro\u0301.jpg': 'buró',
  '__MACOSX/fotos/._silla.jpg': 'nada',
};

async function inFolder(): Promise<string> {
  const path = await mkdtemp(join(folder, 'folder-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), text);
  }
  return path;
}
async function inZip(): Promise<string> {
  const path = join(folder, 'fotos.zip');
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

test.each([
  ['folder', inFolder],
  ['ZIP', inZip],
])('files of a %s are found as a merchant calls them', async (_kind, make) => {
  const given = await openGivenFiles(await make());
  const read = async (name: string, most = 100) => String(await given.read(name, most));
  expect(await read('silla.jpg')).toBe('silla');
  expect(await read('rojas/mesa.jpg')).toBe('mesa roja');
  expect(await read('cama.jpg')).toBe('cama');
  expect(await read('bur\u00f3.jpg')).toBe('buró');
  expect(await given.read('sofa.jpg', 100)).toBeNull();
  expect(await given.read('../silla.jpg', 100)).toBeNull();
  await expect(read('mesa.jpg')).rejects.toThrow(/^puede ser fotos\/\w+\/mesa\.jpg o .*: ponga también su carpeta$/);
  await expect(read('silla.jpg', 2)).rejects.toThrow('pesa más de');
  given.close();
});

test('a ZIP that is cut, or whose file is larger than it says, is told in Spanish', async () => {
  const path = await inZip();
  const { readFile } = await import('node:fs/promises');
  const whole = await readFile(path);
  const cut = join(folder, 'cut.zip');
  await writeFile(cut, whole.subarray(0, -30));
  await expect(openGivenFiles(cut)).rejects.toThrow(/está cortado o dañado/);
  const liar = Buffer.from(whole);
  liar.writeUInt32LE(1, liar.indexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + 24);
  await writeFile(cut, liar);
  const given = await openGivenFiles(cut);
  await expect(given.read('silla.jpg', 100)).rejects.toThrow('está dañada');
  given.close();
});
