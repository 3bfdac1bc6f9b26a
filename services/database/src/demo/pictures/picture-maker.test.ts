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
  for (const name of ['sofa', 'sofa-frente'])
    await copyFile(join(demoAssets, 'agave-maceta.avif'), join(sources, `${name}.avif`));
  maker = new PictureMaker({ assetsDir: folder, outDir });
});
afterEach(() => rm(folder, { recursive: true }));

test('one picture is made by its name, once for all who ask', async () => {
  expect(await Promise.all([maker.make('sofa-300.avif'), maker.make('sofa-300.avif')])).toEqual([true, true]);
  expect(await readdir(outDir)).toEqual(['sofa-300.avif']);
  expect(await sharp(join(outDir, 'sofa-300.avif')).metadata()).toMatchObject({ width: 300, hasAlpha: true });
});

test.each(['nada-300.avif', 'sofa-301.avif', 'sofa-300.png', '../sofa-300.avif', ''])(
  'makes no picture for the name «%s»',
  async (file) => {
    expect(await maker.make(file)).toBe(false);
  },
);

test.each(['sofa-600.avif', 'sofa-600.webp'])('the shadow of %s is as dark as in its source', async (file) => {
  expect(await maker.make(file)).toBe(true);
  const pixels = await sharp(join(outDir, file)).ensureAlpha().raw().toBuffer();
  const faint = Array.from({ length: pixels.length / 4 }, (_, at) => pixels.subarray(at * 4, at * 4 + 4)).filter(
    ([, , , alpha = 0]) => alpha > 24 && alpha < 100,
  );
  expect(faint.length).toBeGreaterThan(100);
  const light = faint.filter(([red = 0, green = 0, blue = 0]) => red + green + blue > 3 * 110);
  // the edge of the piece is as light as the piece
  expect(light.length / faint.length).toBeLessThan(0.25);
});

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

test('missing pictures are made beside the existing ones, and then nothing is left to do', async () => {
  await maker.make('sofa-300.webp');
  const { mtimeMs } = await stat(join(outDir, 'sofa-300.webp'));
  expect(await maker.isComplete()).toBe(false);
  await maker.makeAll();
  expect(await maker.isComplete()).toBe(true);
  expect(await readdir(outDir)).toHaveLength(20);
  expect((await stat(join(outDir, 'sofa-300.webp'))).mtimeMs).toBe(mtimeMs);
});
