import { type Knex, prepared } from '@actual/database';
import type { FileTable } from '@actual/database/files/file-tables';
import type { Bucket } from '@actual/files/bucket';

/** Files looked at in one go. */
const batch = 20;

/**
 * Sends files of a table's rows to the bucket, then takes them out of the rows. Each is named first: a row that is
 * deleted meanwhile leaves a note of the name, and a process that ends in the middle is carried on by the next one.
 * Several may do it: the same bytes go to the same name.
 * @returns how many went @throws BucketError
 */
export async function moveFiles(db: Knex, table: FileTable, bucket: Bucket): Promise<number> {
  await prepared(
    db,
    `name-${table}`,
    `UPDATE ${table} SET file_id = gen_random_uuid() WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table}
       WHERE content IS NOT NULL AND file_id IS NULL LIMIT ? FOR UPDATE SKIP LOCKED))`,
    [batch],
  );
  const named = await prepared<{ file_id: string }>(
    db,
    `named-${table}`,
    `SELECT file_id FROM ${table} WHERE content IS NOT NULL AND file_id IS NOT NULL ORDER BY file_id LIMIT ?`,
    [batch],
  );
  for (const { file_id: id } of named) await moveFile(db, table, id, bucket);
  return named.length;
}

async function moveFile(db: Knex, table: FileTable, id: string, bucket: Bucket): Promise<void> {
  const [row] = await prepared<{ content: Buffer }>(
    db,
    `file-to-move-${table}`,
    `SELECT content FROM ${table} WHERE file_id = ?::uuid AND content IS NOT NULL`,
    [id],
  );
  if (!row) return;
  await bucket.keep(table, id, row.content);
  await prepared(
    db,
    `file-moved-${table}`,
    `UPDATE ${table} SET content = NULL WHERE file_id = ?::uuid AND content IS NOT NULL`,
    [id],
  );
}

/** Takes files out of the bucket whose rows are gone. @returns how many went @throws BucketError */
export async function removeFiles(db: Knex, bucket: Bucket): Promise<number> {
  const due = await prepared<{ file_id: string; folder: string }>(
    db,
    'file-removals-due',
    'SELECT file_id, folder FROM file_removal WHERE due_at <= now() ORDER BY due_at LIMIT ?',
    [batch],
  );
  for (const { file_id: id, folder } of due) {
    await bucket.remove(folder, id);
    await prepared(db, 'file-removed', 'DELETE FROM file_removal WHERE file_id = ?::uuid', [id]);
  }
  return due.length;
}
