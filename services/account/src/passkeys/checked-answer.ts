import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import { type ChallengeFor, useChallenge } from './challenges.queries';

/** The library is large, and most processes live long before the first passkey comes. */
export const webauthn = () => import('@simplewebauthn/server');

/** Passkeys are asked for nothing beyond themselves. */
export const noExtensions = { clientExtensionResults: {} } as const;

/**
 * The library's verdict on a browser's answer. The challenge is used up, whatever the verdict.
 * @throws {AppError} `passkey_expired` for a challenge that is not live; `passkey_refused` for everything else that does
 * not fit: another site's answer, a wrong signature, nobody's finger
 */
export async function checkedAnswer<T extends { verified: boolean }>(
  db: Knex,
  challengeFor: ChallengeFor,
  verify: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<T>,
): Promise<T> {
  let used: Promise<boolean> | undefined;
  const expected = (challenge: string) => {
    used = useChallenge(db, challenge, challengeFor);
    return used;
  };
  const answer = await verify(expected).catch(() => null);
  // the database's own trouble is none of the passkey's
  if (used && !(await used)) throw new AppError('passkey_expired');
  if (!answer?.verified) throw new AppError('passkey_refused');
  return answer;
}
