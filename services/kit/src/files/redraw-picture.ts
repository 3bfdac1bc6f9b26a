import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { AppError } from '../replies/errors';

/** The caps on a foreign picture. */
export interface PictureLimits {
  /** Points of a picture that is looked at; a telephone's have up to fifty million. */
  readonly pixels: number;
  /** Points of the longer side, as it is kept. */
  readonly side: number;
  /** Seconds until its drawing is given up. */
  readonly seconds: number;
  /** Drawn at a time, and waiting for their turn. */
  readonly atOnce: number;
  readonly waiting: number;
}

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** Whether a file begins as a JPEG, PNG or WebP does, whatever it is called: nothing else reaches the decoder. */
const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
  (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP');

/** A picture that may be drawn, the right way up. @throws picture_too_large */
async function opened(bytes: Buffer, pixels: number): Promise<Sharp> {
  // twelve megabytes of a library that most processes never need
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
  const { width, height } = await picture.metadata();
  if (width * height > pixels) throw new AppError('picture_too_large');
  return picture.autoOrient();
}

/** The picture alone as JPEG: without place and camera, and without whatever else was in the file. */
export const asJpeg = (picture: Sharp, { side, seconds }: PictureLimits): Promise<Buffer> =>
  picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .timeout({ seconds })
    .toBuffer();

export type RedrawPicture<Drawn = Buffer> = (bytes: Buffer) => Promise<Drawn>;

/**
 * Draws pictures of others anew, a few at a time; whatever else was in a file is lost.
 * @throws file_not_taken for a broken picture, picture_too_large, unavailable where too many wait
 */
export function redrawer<Drawn>(
  limits: PictureLimits,
  draw: (picture: Sharp, limits: PictureLimits) => Promise<Drawn>,
): RedrawPicture<Drawn> {
  const turns = pLimit(limits.atOnce);
  return async (bytes) => {
    if (!isPicture(bytes)) throw new AppError('file_not_taken');
    if (turns.pendingCount >= limits.waiting) throw new AppError('unavailable', 'others are drawn', undefined, 2);
    return turns(() =>
      opened(bytes, limits.pixels)
        .then((picture) => draw(picture, limits))
        .catch((error: unknown) => {
          throw error instanceof AppError ? error : new AppError('file_not_taken');
        }),
    );
  };
}

/** Draws pictures of others anew as JPEG. @throws see `redrawer` */
export const pictureRedrawer = (limits: PictureLimits): RedrawPicture => redrawer(limits, asJpeg);
