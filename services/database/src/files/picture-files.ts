import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { zoomWidth } from '@actual/contracts/facts/catalog/product-pictures';
import { pictureFormats, pictureWidths } from '@actual/contracts/facts/catalog/storefront';
import type { OutputInfo, Sharp } from 'sharp';

/** One file that pages ask for, `{stem}-{size}.{format}`. */
export interface Output {
  readonly size: number;
  readonly format: (typeof pictureFormats)[number] | 'jpg';
}
/** RGBA pixels. */
export interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}
/** For zooming in. */
export const ZOOM: Output = { size: zoomWidth, format: 'avif' };
/** Of mails: Outlook shows neither AVIF nor WebP. */
const OF_MAILS: Output = { size: 300, format: 'jpg' };
export const OUTPUTS: readonly Output[] = [
  ZOOM,
  ...pictureWidths.flatMap((size) => pictureFormats.map((format) => ({ size, format }))),
  OF_MAILS,
];
export const fileOf = (stem: string, { size, format }: Output): string => `${stem}-${size}.${format}`;

/** A picture appears whole or not at all, also where two processes make it. */
export async function appear(outDir: string, file: string, write: (part: string) => Promise<unknown>): Promise<void> {
  const part = join(outDir, `${file}.${process.pid}.part`);
  await write(part);
  await rename(part, join(outDir, file));
}

/** Makes files of a square of pixels, transparency kept; the caller with the source makes the large one. */
export async function writeSizes(
  pixels: Pixels,
  { stem, outDir, outputs }: { stem: string; outDir: string; outputs: readonly Output[] },
): Promise<void> {
  // only when a picture is made: the start command, which stays, hardly ever makes one
  const { default: sharp } = await import('sharp');
  const wanted = outputs.filter((output) => output !== ZOOM);
  // without the resizing's note on alpha: colors would be divided by it again, and shadows become light
  const { width, height, channels } = pixels.info;
  for (const size of new Set(wanted.map((output) => output.size))) {
    const sized = sharp(pixels.data, { raw: { width, height, channels } }).resize(size, size, { kernel: 'lanczos3' });
    const smaller = await sized.raw().toBuffer({ resolveWithObject: true });
    for (const output of wanted.filter((one) => one.size === size))
      await appear(outDir, fileOf(stem, output), (part) => {
        const { width, height, channels } = smaller.info;
        return encode(sharp(smaller.data, { raw: { width, height, channels } }), output, part);
      });
  }
}

function encode(image: Sharp, { format }: Output, file: string): Promise<OutputInfo> {
  const encoded = {
    avif: () => image.avif({ quality: 58, effort: 1, chromaSubsampling: '4:2:0' }),
    webp: () => image.webp({ quality: 76, alphaQuality: 90, effort: 2 }),
    // on the white of a mail's sheet
    jpg: () => image.flatten({ background: '#FFFFFF' }).jpeg({ quality: 80, mozjpeg: true }),
  }[format]();
  return encoded.toFile(file);
}
