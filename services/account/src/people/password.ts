import { createHmac, randomInt } from 'node:crypto';
import { passwordTurns } from '@actual/contracts/facts/capacities';
import { AppError } from '@actual/kit';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { isCommonPassword } from './common-password';

/** Argon2id with 19 MiB and two passes: the second choice of OWASP's list, about 25 ms on a small server. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords worked on at once: more would take the processor from everything else that the machine answers. */
const turns = pLimit(passwordTurns.atOnce);

/** @throws {AppError} `unavailable` where too many came at once */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turns.pendingCount >= passwordTurns.waiting) throw new AppError('unavailable', 'too many passwords at once');
  return turns(work);
}

/**
 * The passwords of one e-mail share their salt, so that one computation compares a typed one with all of them: however
 * many strangers register with an e-mail, everybody's own password opens their own account (decision 0115).
 */
export const saltOf = (secret: string, email: string): Buffer =>
  createHmac('sha256', secret).update(`password salt ${email.toLowerCase()}`).digest().subarray(0, 16);

export const hashPassword = (password: string, salt?: Buffer): Promise<string> =>
  inTurn(() => hash(password, { ...cost, salt }));

const headPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)$/;

/** The hash of a password, with the cost and salt at the head of a stored one. */
export async function hashWith(password: string, head: string): Promise<string> {
  const [, m, t, p, salt = ''] = headPattern.exec(head) ?? [];
  return inTurn(() =>
    hash(password, {
      memoryCost: Number(m ?? cost.memoryCost),
      timeCost: Number(t ?? cost.timeCost),
      parallelism: Number(p ?? cost.parallelism),
      salt: Buffer.from(salt, 'base64'),
    }),
  );
}

// checked for an unknown email, so that the answer takes as long as for a known one
const nobody = hashPassword('nobody has this password');

/** Whether the password matches the hash. Without a hash it takes the same time and is false. */
export async function passwordMatches(password: string, hashed: string | undefined): Promise<boolean> {
  const known = hashed ?? (await nobody);
  const matches = await inTurn(() => verify(known, password));
  return hashed !== undefined && matches;
}

/** Without letters and digits that look alike. */
export const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * The eight-character password of a guest (accounts 4), of which five in a million would be one that anybody tries first:
 * those are drawn again.
 * @param below draws a whole number from 0 to one less than its argument
 */
export function guestPassword(below: (limit: number) => number = randomInt): string {
  const password = Array.from({ length: 8 }, () => letters[below(letters.length)]).join('');
  return isCommonPassword(password) ? guestPassword(below) : password;
}
