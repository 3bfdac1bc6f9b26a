import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { smoothShadow } from './smooth-shadow';

const SIZES = [1000, 600, 400, 300] as const;

export interface MakePicturesOptions {
  /** Folder with `pictures/*.webp`, transparent squares of 1000 pixels. */
  readonly assetsDir: string;
  /** Where `{stem}-{size}.{avif|webp}` go; made if it is not there. */
  readonly outDir: string;
  /** Told in words what is being done, now and then. */
  readonly report?: (text: string) => void;
}

/**
 * Makes the sizes and formats that pages ask for, transparency kept. Pictures newer than their source are left alone,
 * so a second run costs a few milliseconds and a run that was stopped goes on where it was.
 */
export async function makePictures({
  assetsDir,
  outDir,
  report = () => {},
}: MakePicturesOptions): Promise<{ made: number }> {
  const sourceDir = join(assetsDir, 'pictures');
  await mkdir(outDir, { recursive: true });
  const sources = (await readdir(sourceDir)).filter((file) => file.endsWith('.webp')).map((file) => file.slice(0, -5));
  const due: string[] = [];
  for (const stem of sources) {
    if (!(await isUpToDate(join(sourceDir, `${stem}.webp`), outputsOf(outDir, stem)))) due.push(stem);
  }
  if (due.length === 0) return { made: 0 };
  report(`Fotos: ${due.length} por preparar en 300, 400, 600 y 1000 px`);
  // one thread each: sharp's own threads and several pictures at once would fight for the cores
  sharp.concurrency(1);
  let done = 0;
  const next = async (): Promise<void> => {
    for (let stem = due.shift(); stem; stem = due.shift()) {
      await makeOne(join(sourceDir, `${stem}.webp`), outDir, stem);
      done += 1;
      if (done % 40 === 0) report(`Fotos: ${done} de ${done + due.length}`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, next));
  return { made: done };
}

const outputsOf = (outDir: string, stem: string): string[] =>
  SIZES.flatMap((size) => ['avif', 'webp'].map((format) => join(outDir, `${stem}-${size}.${format}`)));

async function isUpToDate(source: string, outputs: readonly string[]): Promise<boolean> {
  const { mtimeMs } = await stat(source);
  for (const output of outputs) {
    const made = await stat(output).catch(() => null);
    if (!made || made.size === 0 || made.mtimeMs < mtimeMs) return false;
  }
  return true;
}

async function makeOne(source: string, outDir: string, stem: string): Promise<void> {
  const pixels = await smoothShadow(await sharp(source).ensureAlpha().raw().toBuffer({ resolveWithObject: true }));
  for (const size of SIZES) {
    const sized = sharp(pixels.data, { raw: pixels.info }).resize(size, size, { kernel: 'lanczos3' });
    const smaller = await sized.raw().toBuffer({ resolveWithObject: true });
    const again = () => sharp(smaller.data, { raw: smaller.info });
    const place = async (format: 'avif' | 'webp', image: Sharp): Promise<void> => {
      const target = join(outDir, `${stem}-${size}.${format}`);
      // a picture appears whole or not at all
      await image.toFile(`${target}.part`);
      await rename(`${target}.part`, target);
    };
    await place('avif', again().avif({ quality: 58, effort: 1, chromaSubsampling: '4:2:0' }));
    await place('webp', again().webp({ quality: 76, alphaQuality: 90, effort: 2 }));
  }
}
