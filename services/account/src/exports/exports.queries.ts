import { randomUUID } from 'node:crypto';
import type { Site } from '@actual/contracts';
import { exportHours } from '@actual/contracts/facts/capacities';
import { type Knex, prepared } from '@actual/database';
import { accountOutbox } from '../outbox/messages';
import type { Owner } from './gather';

/** Somebody's asking for their data. */
export interface ExportRow {
  id: string;
  asked_at: Date;
  made_at: Date | null;
  expires_at: Date | null;
}
const columns = ['id', 'asked_at', 'made_at', 'expires_at'] as const;

/** The latest asking of a person; one that is over is none any more. */
export const latestExport = (db: Knex, userId: string): Promise<ExportRow | undefined> =>
  db('data_export')
    .where({ user_id: userId })
    .where((open) => open.whereNull('expires_at').orWhere('expires_at', '>', db.fn.now()))
    .orderBy('asked_at', 'desc')
    .first<ExportRow | undefined>(...columns);

/** Begins one, with the message that makes it. Nobody where one is being made: there is one at a time. */
export async function insertExport(trx: Knex, userId: string, site: Site): Promise<ExportRow | undefined> {
  const [row] = await trx('data_export')
    .insert({ id: randomUUID(), user_id: userId, site })
    .onConflict()
    .ignore()
    .returning<ExportRow[]>([...columns]);
  if (row) await accountOutbox.leave(trx, { kind: 'data-export', key: row.id, payload: {} });
  return row;
}

/** The owner of an export, while it waits to be made. */
export async function ownerOfWaiting(trx: Knex, id: string): Promise<Owner | undefined> {
  const [owner] = await prepared<Owner>(
    trx,
    'owner-of-waiting-export',
    `SELECT u.id AS "userId", u.client_id AS "clientId", u.email FROM data_export e JOIN app_user u ON u.id = e.user_id
     WHERE e.id = ? AND e.made_at IS NULL AND u.client_id IS NOT NULL AND u.disabled_at IS NULL`,
    [id],
  );
  return owner;
}

/** Keeps an archive and leaves the mail of its link: both or nothing, once. */
export const keepArchive = (db: Knex, id: string, email: string, content: Buffer): Promise<void> =>
  db.transaction(async (trx) => {
    const expires_at = trx.raw(`now() + ? * interval '1 hour'`, [exportHours]);
    const made = { content, email, made_at: trx.fn.now(), expires_at };
    if ((await trx('data_export').where({ id }).whereNull('made_at').update(made)) === 0) return;
    await accountOutbox.leave(trx, { kind: 'data-export-mail', key: id, payload: {} });
  });

/** The data of the mail about a finished export, while its link is good. */
export const readMade = (
  db: Knex,
  id: string,
): Promise<{ id: string; site: Site; email: string; firstName: string; expiresAt: Date } | undefined> =>
  db('data_export as e')
    .join('app_user as u', 'u.id', 'e.user_id')
    .where({ 'e.id': id })
    .where('e.expires_at', '>', db.fn.now())
    .first('e.id', 'e.site', 'e.email', 'u.first_name as firstName', 'e.expires_at as expiresAt');

/** The archive of this person, while it is good. */
export async function archiveOf(db: Knex, id: string, userId: string): Promise<Buffer | undefined> {
  const row = await db('data_export')
    .where({ id, user_id: userId })
    .where('expires_at', '>', db.fn.now())
    .first<{ content: Buffer } | undefined>('content');
  return row?.content;
}
