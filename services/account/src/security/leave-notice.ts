import { randomUUID } from 'node:crypto';
import type { Knex } from '@actual/database';
import { type AccountMessage, accountOutbox } from '../outbox/messages';

/** A change in the ways to sign in to an account. */
export type SecurityNotice = Omit<AccountMessage<'security-notice'>['payload'], 'at'>;

/** Leaves the mail about a change, in the transaction that makes it. */
export const leaveNotice = async (trx: Knex, notice: SecurityNotice): Promise<void> => {
  const payload = { ...notice, at: new Date().toISOString() };
  await accountOutbox.leave(trx, { kind: 'security-notice', key: randomUUID(), payload });
};
