import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { appear, fileOf, OUTPUTS, type Output, writeSizes, ZOOM } from '../../files/picture-files';

const SOURCE = '.avif';

export interface PictureMakerOptions {
  /** Folder with `pictures/*.avif`, squares of 1600 pixels, transparent but for rooms. */
  readonly assetsDir: string;
  /** Where the pictures go; made if it is not there. */
  readonly outDir: string;
  /** Sources worked on at once. */
  readonly atOnce?: number;
}

/** Makes the sizes and formats that pages ask for, transparency kept. A picture newer than its source is left alone. */
export class PictureMaker {
  private readonly sourceDir: string;
  private readonly outDir: string;
  private readonly limit: ReturnType<typeof pLimit>;
  private readonly underway = new Map<string, Promise<boolean>>();

  constructor({ assetsDir, outDir, atOnce = Math.max(2, availableParallelism()) }: PictureMakerOptions) {
    this.sourceDir = join(assetsDir, 'pictures');
    this.outDir = outDir;
    this.limit = pLimit(atOnce);
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
    return files.filter((file) => file.endsWith(SOURCE)).map((file) => file.slice(0, -SOURCE.length));
  }

  private sourceOf(stem: string): string {
    return join(this.sourceDir, `${stem}${SOURCE}`);
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
    if (outputs.includes(ZOOM))
      await appear(this.outDir, fileOf(stem, ZOOM), async (part) => copyFile(this.sourceOf(stem), part));
    if (outputs.every((output) => output === ZOOM)) return;
    const { default: sharp } = await import('sharp');
    // one thread each: sharp's own threads and several pictures at once would fight for the cores
    sharp.concurrency(1);
    const pixels = await sharp(this.sourceOf(stem)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    await writeSizes(pixels, { stem, outDir: this.outDir, outputs });
  }
}
