import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { keepPicture } from './keep-picture';

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'keep-'));
});
afterEach(() => rm(outDir, { recursive: true, force: true }));

const wide = (background: string) => sharp({ create: { width: 400, height: 320, channels: 3, background } });
/** The opacity of the upper left corner, which no wide photo reaches, in a kept picture. */
async function cornerOf(photo: Sharp): Promise<number | undefined> {
  await keepPicture(await photo.png().toBuffer(), 'foto', outDir);
  const { data } = await sharp(join(outDir, 'foto-300.webp')).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return data[3];
}

test('the square around a piece before white is white, and around a photo of a room nothing', async () => {
  const piece = await wide('#335577').resize(200, 160).png().toBuffer();
  expect(await cornerOf(wide('#fdfdfd').composite([{ input: piece }]))).toBe(255);
  expect(await cornerOf(wide('#335577'))).toBe(0);
  const cutOut = sharp({ create: { width: 400, height: 320, channels: 4, background: '#FFFFFF00' } });
  expect(await cornerOf(cutOut.composite([{ input: piece }]))).toBe(0);
});

test('a picture in tones of gray is kept as any other', async () => {
  expect(await cornerOf(wide('#777777').grayscale().toColorspace('b-w'))).toBe(0);
});
