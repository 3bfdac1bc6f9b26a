import { defaultSite, type Site } from '@actual/contracts/facts/company/brands';
import { connect, disconnect, type Knex } from '@actual/database';
import { findFirst } from '../people/people.queries';
import { leaveNotice } from '../security/leave-notice';
import { endSessionsOf } from '../session/sessions.queries';

export interface Reset {
  databaseUrl: string;
  email: string;
  /** The passkeys too, where they were lost with the telephone. */
  passkeys: boolean;
}

/**
 * The factors taken out of an account; `kept` are the passkeys that stay. With nothing to take out, nothing changes.
 */
export type ResetOutcome =
  | { kind: 'unknown' }
  | { kind: 'nothing'; kept: number }
  | { kind: 'reset'; app: boolean; codes: number; passkeys: number; kept: number };

/** The brand whose mail tells a person: the one they were at last. */
async function lastSite(trx: Knex, userId: string): Promise<Site> {
  const last = trx('session').where({ user_id: userId }).orderBy('last_used_at', 'desc');
  const row = await last.first<{ site: Site } | undefined>('site');
  return row?.site ?? defaultSite;
}

/**
 * Removes the authenticator app and the recovery codes of a user who lost both phone and paper codes, ends their
 * sessions and tells them by mail, all in one transaction. A second call finds nothing to remove.
 */
export const resetFactorOf = (db: Knex, { email, passkeys }: Omit<Reset, 'databaseUrl'>): Promise<ResetOutcome> =>
  db.transaction(async (trx) => {
    const person = await findFirst(trx, email);
    if (!person) return { kind: 'unknown' };
    const own = { user_id: person.id };
    await trx('app_user').where({ id: person.id }).forUpdate().select('id');
    const [factor] = await trx('second_factor').where(own).delete().returning<{ secret: string | null }[]>('secret');
    const codes = await trx('recovery_code').where(own).delete();
    const gone = passkeys ? await trx('passkey').where(own).delete() : 0;
    const [left] = await trx('passkey').where(own).count<{ count: number }[]>();
    const kept = Number(left?.count ?? 0);
    const app = factor?.secret != null;
    if (!app && codes === 0 && gone === 0) return { kind: 'nothing', kept };
    const event = gone > 0 ? 'ways-in-reset' : 'second-factor-reset';
    await leaveNotice(trx, { userId: person.id, site: await lastSite(trx, person.id), event });
    await endSessionsOf(trx, person.id);
    return { kind: 'reset', app, codes, passkeys: gone, kept };
  });

/** The same at a store's database. */
export async function resetSecondFactor({ databaseUrl, ...asked }: Reset): Promise<ResetOutcome> {
  const db = connect({ url: databaseUrl, applicationName: 'second-factor-reset', pool: 1 });
  try {
    return await resetFactorOf(db, asked);
  } finally {
    await disconnect(db);
  }
}
