import { randomUUID } from 'node:crypto';
import { attachment } from '@actual/contracts/facts/capacities';
import { type Knex, prepared } from '@actual/database';
import { AppError } from '@actual/kit';
import type { FileOfRow, RowFiles } from '@actual/kit/files/row-files';
import type { Attachment } from '@actual/providers/mail/types';
import { fileName } from './file-name';
import type { JudgedFile } from './judge-file';

/** Keeps a file until its message is sent. @returns its id @throws unavailable where too many wait for theirs */
export async function keepFile(db: Knex, { type, content }: JudgedFile): Promise<string> {
  const [waiting] = await prepared<{ count: number }>(
    db,
    'waiting-attachments',
    'SELECT count(*) AS count FROM form_attachment WHERE message_id IS NULL',
    [],
  );
  if (Number(waiting?.count) >= attachment.kept)
    throw new AppError('unavailable', 'too many files wait', undefined, 60);
  const id = randomUUID();
  await db('form_attachment').insert({ id, type, content });
  return id;
}

/** Gives a file that nobody sent yet to a message. @throws attachment_gone for another's, or one that was let go */
export async function attachFile(
  trx: Knex,
  messageId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const [row] = await trx('form_attachment')
    .where({ id })
    .whereNull('message_id')
    .forUpdate()
    .select<Pick<JudgedFile, 'type'>[]>('type');
  if (!row) throw new AppError('attachment_gone');
  await trx('form_attachment')
    .where({ id })
    .update({ message_id: messageId, name: fileName(name, row.type) });
}

/** The file of a message, as a mail takes it; none where there is none. @throws unavailable */
export async function attachmentsOf(db: Knex, files: RowFiles, messageId: string): Promise<Attachment[]> {
  const row = await db('form_attachment')
    .where({ message_id: messageId })
    .first<(FileOfRow & { name: string; type: string }) | undefined>('name', 'type', 'content', 'file_id');
  const content = row && (await files.read('form_attachment', row));
  return content ? [{ filename: row.name, contentType: row.type, content }] : [];
}
