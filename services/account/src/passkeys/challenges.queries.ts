import { passkeySeconds } from '@actual/contracts/facts/capacities';
import { type Knex, prepared } from '@actual/database';

/** The purpose of a challenge: a sign-in, or a passkey for the person who makes one. */
export interface ChallengeFor {
  rpId: string;
  userId: string | null;
}

/** Keeps a challenge until it is answered or expires. */
export async function keepChallenge(db: Knex, challenge: string, { rpId, userId }: ChallengeFor): Promise<void> {
  await prepared(
    db,
    'keep-passkey-challenge',
    `INSERT INTO passkey_challenge (challenge, rp_id, user_id, expires_at)
     VALUES (?, ?, ?, now() + ? * interval '1 second')`,
    [challenge, rpId, userId, passkeySeconds],
  );
}

/** Uses a challenge up. False for one that was used, is over, or is for something else. */
export async function useChallenge(db: Knex, challenge: string, { rpId, userId }: ChallengeFor): Promise<boolean> {
  const used = await prepared(
    db,
    'use-passkey-challenge',
    `DELETE FROM passkey_challenge
     WHERE challenge = ? AND rp_id = ? AND user_id IS NOT DISTINCT FROM ?::uuid AND expires_at > now() RETURNING 1`,
    [challenge, rpId, userId],
  );
  return used.length === 1;
}
