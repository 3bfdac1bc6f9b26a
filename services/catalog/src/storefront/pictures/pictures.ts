import { randomBytes } from 'node:crypto';
import { pictureFormats, pictureWidths, storefrontPicture } from '@actual/contracts/facts/catalog/storefront';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import { type RedrawPicture, redrawer } from '@actual/kit/files/redraw-picture';
import type { FileOfRow, RowFiles } from '@actual/kit/files/row-files';

/** A file of a picture, by the end of its name. */
interface PictureFile {
  /** `600.webp` */
  readonly size: string;
  readonly content: Buffer;
}
export type DrawFiles = RedrawPicture<PictureFile[]>;

/** Draws a picture into a transparent square, as those of products are, in every width and format that pages ask for. */
export const filesDrawer = (): DrawFiles =>
  redrawer(storefrontPicture, async (picture, { side, seconds }) => {
    const ground = { r: 0, g: 0, b: 0, alpha: 0 };
    const square = await picture
      .resize({ width: side, height: side, fit: 'contain', background: ground })
      .timeout({ seconds })
      .png()
      .toBuffer();
    const { default: sharp } = await import('sharp');
    const files: PictureFile[] = [];
    // one after the other: the service answers shoppers meanwhile
    for (const width of pictureWidths)
      for (const format of pictureFormats) {
        const content = await sharp(square)
          .resize({ width })
          .toFormat(format, { quality: 70 })
          .timeout({ seconds })
          .toBuffer();
        files.push({ size: `${width}.${format}`, content });
      }
    return files;
  });

/** Keeps a picture that was drawn. @returns its stem @throws {AppError} `storefront_full` */
export async function keepPicture(db: Knex, files: readonly PictureFile[], userId: string): Promise<string> {
  const counted = await db('storefront_picture').count<{ count: string | number }[]>({ count: '*' });
  if (Number(counted[0]?.count) >= storefrontPicture.most) throw new AppError('storefront_full');
  const stem = `subida-${randomBytes(8).toString('hex')}`;
  await db.transaction(async (trx) => {
    await trx('storefront_picture').insert({ stem, made_by: userId });
    await trx('storefront_picture_file').insert(files.map((file) => ({ stem, ...file })));
  });
  return stem;
}

/** A file of a picture by its whole name, `subida-…-600.webp`; null where there is none. */
export async function readPictureFile(db: Knex, files: RowFiles, name: string): Promise<Buffer | null> {
  const at = name.lastIndexOf('-');
  const row = await db('storefront_picture_file')
    .where({ stem: name.slice(0, at), size: name.slice(at + 1) })
    .first<FileOfRow | undefined>('content', 'file_id');
  return row ? files.read('storefront_picture_file', row) : null;
}

/** Of the stems of pictures those that are nobody's: neither handed in, nor of a product, nor shown now or before. */
export async function unknownPictures(db: Knex, stems: readonly string[]): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { stem: string }[] }>(
    `SELECT one.stem FROM unnest(?::text[]) AS one(stem)
     WHERE NOT EXISTS (SELECT FROM storefront_picture p WHERE p.stem = one.stem)
       AND NOT EXISTS (SELECT FROM banner b WHERE b.filename = one.stem)
       AND NOT EXISTS (SELECT FROM package p WHERE p.picture = one.stem)
       AND NOT EXISTS (SELECT FROM storefront_version v
         WHERE jsonb_path_exists(v.content, '$.*[*].picture \\? (@ == $stem)', jsonb_build_object('stem', one.stem)))
       AND NOT EXISTS (SELECT FROM product p WHERE one.stem = ANY (p.pictures))`,
    [[...stems]],
  );
  return rows.map(({ stem }) => stem);
}

/** Pictures that a version shows stay. */
export async function usePictures(trx: Knex, stems: readonly string[]): Promise<void> {
  await trx('storefront_picture')
    .whereIn('stem', [...stems])
    .update({ is_used: true });
}
