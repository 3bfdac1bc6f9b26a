import { mkdir } from 'node:fs/promises';
import { importedPictures } from '@actual/contracts/facts/capacities';
import { zoomWidth } from '@actual/contracts/facts/catalog/product-pictures';
import sharp, { type Sharp } from 'sharp';
import { appear, fileOf, OUTPUTS, writeSizes, ZOOM } from '../../files/picture-files';
import { ImportError } from '../import-error';

const kinds: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'heif']);

/** The fault in a picture, judged by its content alone; null where there is none. */
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

/** Points of the small copy whose edge is looked at; channels that light is white from. */
const [copySide, white] = [24, 244] as const;

/** Whether a photo is of a piece before white, whose square is filled with white; others show the page beside them. */
async function hasWhiteEdge(source: Sharp): Promise<boolean> {
  const copy = await source
    .clone()
    .resize(copySide, copySide, { fit: 'fill' })
    // transparent pixels do not count as white
    .flatten({ background: '#000000' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
    .catch(() => {
      throw new ImportError('está dañada');
    });
  const channels = copy.length / copySide ** 2;
  const last = copySide - 1;
  return copy.every((light, at) => {
    const [x, y] = [Math.floor(at / channels) % copySide, Math.floor(at / channels / copySide)];
    return light >= white || (x > 0 && x < last && y > 0 && y < last);
  });
}

/** The same of a picture that `wrongWith` passed, as it is handed in. @throws ImportError where it is damaged */
export const isBeforeWhite = (bytes: Buffer): Promise<boolean> =>
  hasWhiteEdge(sharp(bytes, { limitInputPixels: importedPictures.pixels }).rotate());

/** Makes the square files that pages ask for, without the data that cameras write into a picture. */
export async function keepPicture(bytes: Buffer, stem: string, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const source = sharp(bytes, { limitInputPixels: importedPictures.pixels }).rotate();
  const { width, height } = await source.metadata();
  const isWhite = await hasWhiteEdge(source);
  const side = Math.min(zoomWidth, Math.max(width, height));
  const background = { r: 255, g: 255, b: 255, alpha: isWhite ? 1 : 0 };
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
