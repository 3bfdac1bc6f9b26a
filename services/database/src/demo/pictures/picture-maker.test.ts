import { copyFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { PictureMaker } from './picture-maker';

const demoAssets = join(__dirname, '..', '..', '..', 'demo-assets', 'pictures');
let folder: string;
let outDir: string;
let maker: PictureMaker;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  outDir = join(folder, 'made');
  const sources = join(folder, 'pictures');
  await mkdir(sources);
  const [first = ''] = await readdir(demoAssets);
  for (const name of ['sofa', 'sofa-frente']) await copyFile(join(demoAssets, first), join(sources, `${name}.webp`));
  maker = new PictureMaker({ assetsDir: folder, outDir });
});
afterEach(() => rm(folder, { recursive: true }));

test('one picture is made by its name, once for all who ask', async () => {
  expect(await Promise.all([maker.make('sofa-300.avif'), maker.make('sofa-300.avif')])).toEqual([true, true]);
  expect(await readdir(outDir)).toEqual(['sofa-300.avif']);
  expect(await sharp(join(outDir, 'sofa-300.avif')).metadata()).toMatchObject({ width: 300, hasAlpha: true });
});

test.each(['nada-300.avif', 'sofa-301.avif', 'sofa-300.png', '../sofa-300.avif', ''])(
  '%s is no picture',
  async (file) => {
    expect(await maker.make(file)).toBe(false);
  },
);

test('a mail’s picture is a JPEG on white', async () => {
  expect(await maker.make('sofa-300.jpg')).toBe(true);
  const picture = sharp(join(outDir, 'sofa-300.jpg'));
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 300 });
  const { data } = await picture
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data]).toEqual([255, 255, 255]);
});

test('the rest is made beside what is there, and then nothing is left to do', async () => {
  await maker.make('sofa-300.webp');
  const { mtimeMs } = await stat(join(outDir, 'sofa-300.webp'));
  expect(await maker.isComplete()).toBe(false);
  await maker.makeAll();
  expect(await maker.isComplete()).toBe(true);
  expect(await readdir(outDir)).toHaveLength(18);
  expect((await stat(join(outDir, 'sofa-300.webp'))).mtimeMs).toBe(mtimeMs);
});
