import { type Knex, prepared } from '@actual/database';

/** Both secrets as they are kept, sealed. */
export interface Factor {
  /** Null until a code proved that an app has it. */
  secret: string | null;
  /** The secret that is being set up. */
  pending: string | null;
}

/** A person’s second factor, also one that is not confirmed yet. */
export async function findFactor(db: Knex, userId: string): Promise<Factor | undefined> {
  const [row] = await prepared<Factor>(
    db,
    'find-second-factor',
    'SELECT secret, pending FROM second_factor WHERE user_id = ?',
    [userId],
  );
  return row;
}

/** Replaces an unfinished setup with a new secret, so the person who began the earlier one does not know it. */
export const keepPending = async (db: Knex, userId: string, pending: string): Promise<void> => {
  await db('second_factor').insert({ user_id: userId, pending }).onConflict('user_id').merge(['pending']);
};

/**
 * Makes the secret that was being set up the factor. @returns whether there was one before; nothing where another one
 * took its place meanwhile
 */
export async function confirmPending(
  trx: Knex,
  userId: string,
  pending: string,
  step: number,
): Promise<{ replaced: boolean } | undefined> {
  const [confirmed] = await prepared<{ replaced: boolean }>(
    trx,
    'confirm-second-factor',
    `UPDATE second_factor SET secret = pending, pending = NULL, last_step = ?, confirmed_at = now()
     WHERE user_id = ? AND pending = ? RETURNING old.secret IS NOT NULL AS replaced`,
    [step, userId, pending],
  );
  return confirmed;
}

/** Uses a step up. False for one that was used, or lies before one that was. */
export async function useStep(db: Knex, userId: string, step: number): Promise<boolean> {
  const used = await prepared(
    db,
    'use-second-factor-step',
    'UPDATE second_factor SET last_step = ? WHERE user_id = ? AND last_step < ? RETURNING 1',
    [step, userId, step],
  );
  return used.length === 1;
}

/** Uses a recovery code up. False for one that was used, or is nobody's. */
export async function useRecoveryCode(db: Knex, userId: string, hash: string): Promise<boolean> {
  const used = await prepared(
    db,
    'use-recovery-code',
    'DELETE FROM recovery_code WHERE user_id = ? AND code_hash = ? RETURNING 1',
    [userId, hash],
  );
  return used.length === 1;
}

/** Puts new recovery codes in the place of all older ones. */
export async function replaceRecoveryCodes(trx: Knex, userId: string, hashes: readonly string[]): Promise<void> {
  await trx('recovery_code').where({ user_id: userId }).delete();
  await trx('recovery_code').insert(hashes.map((code_hash) => ({ user_id: userId, code_hash })));
}

export async function countRecoveryCodes(db: Knex, userId: string): Promise<number> {
  const [row] = await db('recovery_code').where({ user_id: userId }).count<{ count: string }[]>();
  return Number(row?.count ?? 0);
}
