import { createHash } from 'node:crypto';
import { type Knex, prepared } from '@actual/database';
import { AppError } from './errors';

/** A kept answer: the same key gets it again. */
export interface KeptReply {
  status: number;
  reply: unknown;
}

/** After this many seconds without an answer a key is taken over: its first caller died. */
const abandonedSeconds = 60;

/** Same request, same digest. */
export const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('hex');

/**
 * Runs `work` once per key and actor, and keeps its answer in the service's own idempotency table.
 * A refusal is not kept: the caller may mend it and try again with the same key.
 * @throws {AppError} `idempotency_conflict` when the key came with another body, `conflict` while the first call still runs
 */
export async function once(
  db: Knex,
  table: string,
  call: { key: string; actor: string; digest: string },
  work: () => Promise<KeptReply>,
): Promise<KeptReply> {
  const { key, actor, digest } = call;
  const mine = await prepared(
    db,
    `${table}-take`,
    `INSERT INTO ${table} (key, actor, body_hash) VALUES (?, ?, ?) ON CONFLICT (actor, key) DO NOTHING RETURNING 1`,
    [key, actor, digest],
  );
  if (mine.length === 0) {
    const kept = await db(table)
      .where({ key, actor })
      .first<{ body_hash: string; status: number | null; reply: unknown; created_at: Date }>();
    if (kept && kept.body_hash !== digest)
      throw new AppError('idempotency_conflict', 'this key was used for another request');
    if (kept?.status) return { status: kept.status, reply: kept.reply };
    const taken = await db(table)
      .where({ key, actor })
      .whereNull('status')
      .andWhereRaw(`created_at < now() - interval '${abandonedSeconds} seconds'`)
      .update({ created_at: db.fn.now() });
    if (!taken) throw new AppError('conflict', 'the same request is still running');
  }
  try {
    const done = await work();
    await prepared(
      db,
      `${table}-keep`,
      `UPDATE ${table} SET status = ?, reply = ?::jsonb WHERE actor = ? AND key = ?`,
      [done.status, JSON.stringify(done.reply), actor, key],
    );
    return done;
  } catch (error) {
    await db(table).where({ key, actor }).whereNull('status').delete();
    throw error;
  }
}
