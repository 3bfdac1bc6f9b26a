import { mkdir } from 'node:fs/promises';
import { importedPictures } from '@actual/contracts/facts/capacities';
import { zoomWidth } from '@actual/contracts/facts/product-pictures';
import sharp from 'sharp';
import { appear, fileOf, OUTPUTS, writeSizes, ZOOM } from '../../pictures/picture-files';
import { ImportError } from '../import-error';

const kinds: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'heif']);

/** What is wrong with a picture, by its content whatever it is called; null where nothing is. */
export async function wrongWith(bytes: Buffer): Promise<string | null> {
  const found = await sharp(bytes, { limitInputPixels: importedPictures.pixels })
    .metadata()
    .catch((error: Error) => (/pixel limit/i.test(error.message) ? 'large' : null));
  if (found === 'large') return `tiene más de ${importedPictures.pixels / 1_000_000} megapixeles`;
  if (!found || !kinds.has(found.format)) return 'no es una foto JPEG, PNG, WebP ni AVIF';
  if (Math.min(found.width, found.height) < importedPictures.least)
    return `mide ${found.width} × ${found.height} píxeles: debe tener ${importedPictures.least} por lado o más`;
  return null;
}

/** Makes the files that pages ask for of a picture that `wrongWith` passed: a square, without what cameras write in it. */
export async function keepPicture(bytes: Buffer, stem: string, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const source = sharp(bytes, { limitInputPixels: importedPictures.pixels }).rotate();
  const { width, height, hasAlpha } = await source.metadata();
  const side = Math.min(zoomWidth, Math.max(width, height));
  const background = { r: 255, g: 255, b: 255, alpha: hasAlpha ? 0 : 1 };
  const square = source.resize(side, side, { fit: 'contain', background });
  const pixels = await square
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new ImportError('está dañada');
    });
  const { channels } = pixels.info;
  if (side === zoomWidth)
    await appear(outDir, fileOf(stem, ZOOM), (part) =>
      sharp(pixels.data, { raw: { width: side, height: side, channels } })
        .avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' })
        .toFile(part),
    );
  await writeSizes(pixels, { stem, outDir, outputs: OUTPUTS });
}
