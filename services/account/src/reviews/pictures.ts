import { randomUUID } from 'node:crypto';
import { reviewPicture } from '@actual/contracts/facts/capacities';
import { type Knex, prepared } from '@actual/database';
import { AppError, FileAnswer } from '@actual/kit';
import { asJpeg, type RedrawPicture, redrawer } from '@actual/kit/files/redraw-picture';
import type { FileOfRow, RowFiles } from '@actual/kit/files/row-files';
import { keyOpens, linkKey } from '@actual/kit/signed-link';

/** A picture as it is kept, and its thumbnail. */
interface Drawn {
  content: Buffer;
  small: Buffer;
}

/** Draws the pictures of buyers anew; the thumbnail shows the middle of each. */
export const reviewRedrawer = (): RedrawPicture<Drawn> =>
  redrawer(reviewPicture, async (picture, limits) => {
    const content = await asJpeg(picture, limits);
    const { default: sharp } = await import('sharp');
    const { smallSide: side } = reviewPicture;
    const thumbnail = sharp(content).resize({ width: side, height: side, fit: 'cover' });
    return { content, small: await thumbnail.jpeg({ quality: 80 }).timeout(limits).toBuffer() };
  });

/** Keeps a picture of a piece until its review is sent; the oldest ones go. @returns its id */
export async function keepPicture(db: Knex, lineId: string, drawn: Drawn): Promise<string> {
  const id = randomUUID();
  await db.transaction(async (trx) => {
    await trx('review_picture').insert({ id, line_id: lineId, ...drawn });
    await trx.raw(
      `DELETE FROM review_picture WHERE id IN (SELECT id FROM review_picture WHERE line_id = ? AND review_id IS NULL
        ORDER BY created_at DESC, id OFFSET ?)`,
      [lineId, reviewPicture.kept],
    );
  });
  return id;
}

/** Gives the pictures of a piece to its review, in their order. @throws attachment_gone for another's, or one let go */
export async function attachPictures(
  trx: Knex,
  { reviewId, lineId, pictures }: { reviewId: string; lineId: string; pictures: readonly string[] },
): Promise<void> {
  const given = await prepared(
    trx,
    'attach-review-pictures',
    `UPDATE review_picture p SET review_id = :reviewId::uuid, position = named.position
      FROM unnest(:pictures::uuid[]) WITH ORDINALITY AS named (id, position)
      WHERE p.id = named.id AND p.line_id = :lineId::uuid AND p.review_id IS NULL RETURNING p.id`,
    { reviewId, lineId, pictures: [...pictures] },
  );
  if (given.length !== pictures.length) throw new AppError('attachment_gone');
}

const pathOf = (id: string): string => `/reviews/pictures/${id}.jpg`;
/** Where the pictures of published reviews are. */
export const publicPaths = (ids: readonly string[]): string[] => ids.map(pathOf);
/** Where staff see the pictures of a review in any state; each address is good for a day. */
export const staffPaths = (secret: string, ids: readonly string[]): string[] =>
  ids.map((id) => `${pathOf(id)}?key=${encodeURIComponent(linkKey(secret, 'picture', id))}`);

/** How long browsers cache published pictures: after a takedown they are gone everywhere within the hour. */
const keptSeconds = 3_600;

/** A picture by its name; one of an unpublished review needs its key. @throws not_found */
export async function readPicture(
  db: Knex,
  files: RowFiles,
  { filename, key, secret }: { filename: string; key: string | undefined; secret: string },
): Promise<FileAnswer> {
  const id = filename.slice(0, 36);
  const [row] = await prepared<FileOfRow & Pick<Drawn, 'small'> & { shown: boolean }>(
    db,
    'review-picture',
    `SELECT p.content, p.file_id, p.small, r.state = 'published' AS shown FROM review_picture p JOIN review r ON r.id = p.review_id
      WHERE p.id = :id::uuid`,
    { id },
  );
  if (!row || !(row.shown || (key !== undefined && keyOpens(secret, 'picture', id, key))))
    throw new AppError('not_found');
  const content = filename.includes('chica') ? row.small : await files.read('review_picture', row);
  if (!content) throw new AppError('not_found');
  return new FileAnswer(content, 'image/jpeg', filename, row.shown ? keptSeconds : 0);
}
