import { randomUUID } from 'node:crypto';
import type { Site } from '@actual/contracts';
import { passkeysOfPerson } from '@actual/contracts/facts/capacities';
import { type Knex, prepared } from '@actual/database';
import { AppError } from '@actual/kit';
import { leaveNotice } from '../security/leave-notice';

/** A kept passkey as its owner sees it. */
export interface PasskeyRow {
  id: string;
  rp_id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}
/** The stored key that checks its answers. */
export interface Credential {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: string;
}
export interface NewPasskey {
  userId: string;
  /** Where it was made; it may have ended since. */
  sessionId: string;
  /** The site whose mail tells the owner. */
  site: Site;
  rpId: string;
  name: string;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
}

const shown = ['id', 'rp_id', 'name', 'created_at', 'last_used_at'] as const;

/** The passkeys of a person, newest first. */
export const listPasskeys = (db: Knex, userId: string): Promise<PasskeyRow[]> =>
  db('passkey').where({ user_id: userId }).orderBy('created_at', 'desc').select<PasskeyRow[]>(shown);

/** The person's passkeys of a host, for a browser to know that it has one. */
export const credentialsOf = (
  db: Knex,
  userId: string,
  rpId: string,
): Promise<{ credential_id: string; transports: string[] }[]> =>
  db('passkey').where({ user_id: userId, rp_id: rpId }).select('credential_id', 'transports');

/** Whether the person has a passkey of this host. */
export const hasPasskeyHere = async (db: Knex, userId: string, rpId: string): Promise<boolean> =>
  (await credentialsOf(db, userId, rpId)).length > 0;

/** @throws {AppError} too_many_passkeys */
export async function assertRoomFor(db: Knex, userId: string): Promise<void> {
  const [row] = await db('passkey').where({ user_id: userId }).count<{ count: string }[]>();
  if (Number(row?.count) >= passkeysOfPerson) throw new AppError('too_many_passkeys');
}

/**
 * Saves a passkey. It locks the user's row, so two at once cannot exceed the limit, and one waits for a request that
 * proves the e-mail meanwhile and so ends the session.
 * @throws passkey_taken, too_many_passkeys, unauthorized
 */
export async function insertPasskey(db: Knex, made: NewPasskey): Promise<PasskeyRow> {
  return db.transaction(async (trx) => {
    await trx('app_user').where({ id: made.userId }).forUpdate().select('id');
    const ended = await trx('session').where({ id: made.sessionId }).whereNotNull('ended_at').first('id');
    if (ended) throw new AppError('unauthorized');
    await assertRoomFor(trx, made.userId);
    const [row] = await trx('passkey')
      .insert({
        id: randomUUID(),
        user_id: made.userId,
        rp_id: made.rpId,
        name: made.name,
        credential_id: made.credentialId,
        public_key: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: made.transports,
      })
      .onConflict('credential_id')
      .ignore()
      .returning<PasskeyRow[]>([...shown]);
    if (!row) throw new AppError('passkey_taken');
    await leaveNotice(trx, { userId: made.userId, site: made.site, event: 'passkey-added', passkey: made.name });
    return row;
  });
}

/** False for a passkey that is not this person's. */
export const renamePasskey = async (db: Knex, own: { id: string; user_id: string }, name: string): Promise<boolean> =>
  (await db('passkey').where(own).update({ name })) === 1;

/** Takes a passkey out, and tells its owner by a mail of the site. False for a passkey that is not this person's. */
export const removePasskey = (db: Knex, own: { id: string; user_id: string }, site: Site): Promise<boolean> =>
  db.transaction(async (trx) => {
    const [removed] = await trx('passkey').where(own).delete().returning<{ name: string }[]>('name');
    if (removed) await leaveNotice(trx, { userId: own.user_id, site, event: 'passkey-removed', passkey: removed.name });
    return removed !== undefined;
  });

/** A passkey of a host by the id that its device gave it. */
export async function findCredential(db: Knex, rpId: string, credentialId: string): Promise<Credential | undefined> {
  const [row] = await prepared<Credential>(
    db,
    'find-passkey',
    'SELECT id, user_id, credential_id, public_key, counter FROM passkey WHERE credential_id = ? AND rp_id = ?',
    [credentialId, rpId],
  );
  return row;
}

/** Records a use. False where another use counted as far meanwhile: one of the two is a copy's. */
export async function recordUse(db: Knex, id: string, counter: number): Promise<boolean> {
  const used = await prepared(
    db,
    'use-passkey',
    `UPDATE passkey SET counter = ?, last_used_at = now()
     WHERE id = ? AND (counter < ? OR (counter = 0 AND ? = 0)) RETURNING 1`,
    [counter, id, counter, counter],
  );
  return used.length === 1;
}
