import type { Knex } from '@actual/database';
import { AppError, type Call } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';

/**
 * Whether this caller may have one more link mailed there, counted as for a password, so that nobody fills a mailbox.
 */
export async function mayMailLink(
  caps: Caps,
  trx: Knex,
  call: Pick<Call, 'request' | 'session' | 'params'>,
  email: string,
): Promise<boolean> {
  const caller = caps.callerOf(call);
  try {
    await caps.take(trx, caller, [
      { cap: 'passwordMailsToEmail', subject: caps.digests.of('email', email) },
      { cap: 'passwordMailsOfAddress', subject: caller.address },
    ]);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
