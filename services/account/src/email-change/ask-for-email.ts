import { randomUUID } from 'node:crypto';
import type { Knex } from '@actual/database';
import type { Call } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import { accountOutbox } from '../outbox/messages';
import { leaveNotice } from '../security/leave-notice';

/**
 * Starts to change an account's e-mail, in the caller's transaction: mails a link to the new address, which counts as a
 * password link, and a notice to the present one, whose owner may be somebody else.
 * @throws {AppError} too_many_mails
 */
export async function askForEmail(
  trx: Knex,
  { caps, call }: { caps: Caps; call: Pick<Call, 'request' | 'session' | 'params' | 'site'> },
  person: { id: string; email: string },
  email: string,
): Promise<void> {
  const caller = caps.callerOf(call);
  await caps.take(trx, caller, [
    { cap: 'passwordMailsToEmail', subject: caps.digests.of('email', email) },
    { cap: 'passwordMailsOfAddress', subject: caller.address },
  ]);
  const { id: userId, email: to } = person;
  const payload = { userId, email, site: call.site };
  await accountOutbox.leave(trx, { kind: 'email-change', key: randomUUID(), payload });
  await leaveNotice(trx, { userId, site: call.site, event: 'email-asked', to, email });
}
