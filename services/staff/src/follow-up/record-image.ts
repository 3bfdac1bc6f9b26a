import type { FollowUpRecord } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { AppError, FileAnswer } from '@actual/kit';
import type { RedrawPicture } from '@actual/kit/files/redraw-picture';
import type { FileOfRow, RowFiles } from '@actual/kit/files/row-files';
import { assertOpen, recordOf, records } from './follow-up.queries';

/**
 * Keeps the image of a record, drawn anew.
 * @throws not_found also for another person's record, quotation_closed, conflict where it has one already, see `RedrawPicture`
 */
export async function keepImage(
  db: Knex,
  redraw: RedrawPicture,
  { recordId, userId, file }: { recordId: string; userId: string; file: Buffer },
): Promise<FollowUpRecord> {
  const own = await db('follow_up_record')
    .where({ id: recordId, user_id: userId })
    .first<{ quotation_id: string } | undefined>('quotation_id');
  if (!own) throw new AppError('not_found');
  await assertOpen(db, own.quotation_id);
  const content = await redraw(file);
  const kept = await db('follow_up_file')
    .insert({ record_id: recordId, content })
    .onConflict()
    .ignore()
    .returning('record_id');
  if (kept.length === 0) throw new AppError('conflict', 'the record has its image');
  const [row] = await records(db).where('r.id', recordId);
  if (!row) throw new AppError('not_found');
  return recordOf(row);
}

/** The image of a record by its name. @throws not_found */
export async function readImage(db: Knex, files: RowFiles, filename: string): Promise<FileAnswer> {
  const row = await db('follow_up_file')
    .where({ record_id: filename.replace(/\.jpg$/, '') })
    .first<FileOfRow | undefined>('content', 'file_id');
  const content = row && (await files.read('follow_up_file', row));
  if (!content) throw new AppError('not_found');
  return new FileAnswer(content, 'image/jpeg', filename);
}
