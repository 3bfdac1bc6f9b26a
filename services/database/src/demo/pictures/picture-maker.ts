import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { type Pixels, smoothShadow } from './smooth-shadow';

const SIZES = [1000, 600, 400, 300] as const;
const FORMATS = ['avif', 'webp'] as const;
/** Of mails: Outlook shows neither of the two. */
const OF_MAILS = { size: 300, format: 'jpg' } as const;
type Size = (typeof SIZES)[number];
type Format = (typeof FORMATS)[number] | (typeof OF_MAILS)['format'];

/** One file that pages ask for, `{stem}-{size}.{format}`. */
interface Output {
  readonly size: Size;
  readonly format: Format;
}
const OUTPUTS: readonly Output[] = [...SIZES.flatMap((size) => FORMATS.map((format) => ({ size, format }))), OF_MAILS];
const fileOf = (stem: string, { size, format }: Output): string => `${stem}-${size}.${format}`;

export interface PictureMakerOptions {
  /** Folder with `pictures/*.webp`, transparent squares of 1000 pixels. */
  readonly assetsDir: string;
  /** Where the pictures go; made if it is not there. */
  readonly outDir: string;
  /** Sources worked on at once. */
  readonly atOnce?: number;
}

/** Makes the sizes and formats that pages ask for, transparency kept. What is newer than its source is left alone. */
export class PictureMaker {
  private readonly sourceDir: string;
  private readonly outDir: string;
  private readonly limit: ReturnType<typeof pLimit>;
  private readonly underway = new Map<string, Promise<boolean>>();

  constructor({ assetsDir, outDir, atOnce = Math.max(2, availableParallelism()) }: PictureMakerOptions) {
    this.sourceDir = join(assetsDir, 'pictures');
    this.outDir = outDir;
    this.limit = pLimit(atOnce);
    // one thread each: sharp's own threads and several pictures at once would fight for the cores
    sharp.concurrency(1);
  }

  /** True when every file of every source is there. Costs a few milliseconds. */
  async isComplete(): Promise<boolean> {
    for (const stem of await this.stems()) if ((await this.dueOf(stem)).length > 0) return false;
    return true;
  }

  /** Makes one file by its name, once for all who ask together. @returns false when there is no such picture */
  make(file: string): Promise<boolean> {
    const running = this.underway.get(file);
    if (running) return running;
    const made = this.limit(() => this.makeFile(file)).finally(() => this.underway.delete(file));
    this.underway.set(file, made);
    return made;
  }

  /** Makes every file that is missing; a run that was stopped goes on where it was. */
  async makeAll(): Promise<void> {
    const stems = await this.stems();
    await Promise.all(stems.map((stem) => this.limit(async () => this.makeOutputs(stem, await this.dueOf(stem)))));
  }

  private async stems(): Promise<string[]> {
    const files = await readdir(this.sourceDir);
    return files.filter((file) => file.endsWith('.webp')).map((file) => file.slice(0, -'.webp'.length));
  }

  private sourceOf(stem: string): string {
    return join(this.sourceDir, `${stem}.webp`);
  }

  private async dueOf(stem: string): Promise<Output[]> {
    const { mtimeMs } = await stat(this.sourceOf(stem));
    const isDue = async (output: Output) => {
      const made = await stat(join(this.outDir, fileOf(stem, output))).catch(() => null);
      return !made || made.size === 0 || made.mtimeMs < mtimeMs;
    };
    const due = await Promise.all(OUTPUTS.map(isDue));
    return OUTPUTS.filter((_, at) => due[at]);
  }

  private async makeFile(file: string): Promise<boolean> {
    for (const stem of await this.stems()) {
      const output = OUTPUTS.find((one) => fileOf(stem, one) === file);
      if (!output) continue;
      await this.makeOutputs(stem, [output]);
      return true;
    }
    return false;
  }

  private async makeOutputs(stem: string, outputs: readonly Output[]): Promise<void> {
    if (outputs.length === 0) return;
    await mkdir(this.outDir, { recursive: true });
    const source = sharp(this.sourceOf(stem)).ensureAlpha().raw();
    const pixels = await smoothShadow(await source.toBuffer({ resolveWithObject: true }));
    for (const size of SIZES) {
      const wanted = outputs.filter((output) => output.size === size);
      if (wanted.length === 0) continue;
      const sized = sharp(pixels.data, { raw: pixels.info }).resize(size, size, { kernel: 'lanczos3' });
      const smaller = await sized.raw().toBuffer({ resolveWithObject: true });
      for (const output of wanted) await this.write(smaller, output, fileOf(stem, output));
    }
  }

  private async write({ data, info }: Pixels, { format }: Output, file: string): Promise<void> {
    const image = sharp(data, { raw: info });
    const encoded = {
      avif: () => image.avif({ quality: 58, effort: 1, chromaSubsampling: '4:2:0' }),
      webp: () => image.webp({ quality: 76, alphaQuality: 90, effort: 2 }),
      // on the white of a mail's sheet
      jpg: () => image.flatten({ background: '#FFFFFF' }).jpeg({ quality: 80, mozjpeg: true }),
    }[format]();
    // a picture appears whole or not at all, also where two processes make it
    const part = join(this.outDir, `${file}.${process.pid}.part`);
    await encoded.toFile(part);
    await rename(part, join(this.outDir, file));
  }
}
