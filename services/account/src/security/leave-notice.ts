import { randomUUID } from 'node:crypto';
import type { Site } from '@actual/contracts';
import type { Knex } from '@actual/database';
import type { SecurityEvent } from './security-events';

export interface SecurityNotice {
  userId: string;
  site: Site;
  event: SecurityEvent;
  /** The name that its owner gave a passkey. */
  passkey?: string;
  /** The e-mail that is asked for, or is the account's now; the notice goes to the one before. */
  email?: string;
  to?: string;
}

/** Leaves the mail that tells a person what changed, in the transaction that changes it. */
export const leaveNotice = async (trx: Knex, notice: SecurityNotice): Promise<void> => {
  const payload = { ...notice, at: new Date().toISOString() };
  await trx('account_outbox').insert({ kind: 'security-notice', key: randomUUID(), payload });
};
