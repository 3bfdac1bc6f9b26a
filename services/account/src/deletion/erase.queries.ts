import type { Site } from '@actual/contracts';
import { type Knex, prepared } from '@actual/database';
import { recordConsent } from '../consents/consents.queries';
import { endReader } from '../newsletter/reader.queries';
import { accountOutbox } from '../outbox/messages';

/** The account to be deleted, as it was when its owner asked. */
export interface Leaving {
  userId: string;
  clientId: string;
  email: string;
  /** Its mailbox was shown to be theirs, so data of the e-mail alone are theirs too, and nobody else's. */
  provenEmail: boolean;
  firstName: string;
  site: Site;
}

/** Takes an e-mail off every newsletter, and writes that down. A canceled subscription stays as it is. */
export async function leaveNewsletters(db: Knex, secret: string, email: string): Promise<void> {
  const ids = await db('newsletter_reader')
    .whereRaw('lower(email) = lower(?)', [email])
    .whereNull('ended_at')
    .pluck<string[]>('id');
  for (const id of ids)
    await db.transaction(async (trx) => {
      const reader = await endReader(trx, id);
      const word = { purpose: 'newsletter', given: false, form: 'delete-account' } as const;
      if (reader) await recordConsent(trx, { email, secret }, { site: reader.site, ...word });
    });
}

/** Whether somebody else is not done: the checkout with their quotations, the list provider with its readers. */
export async function isWaitedFor(db: Knex, { clientId, email }: Leaving): Promise<boolean> {
  const [row] = await prepared<{ waited: boolean }>(
    db,
    'deletion-waited-for',
    `SELECT EXISTS (SELECT FROM quotation WHERE client_id = :clientId)
       OR EXISTS (SELECT FROM newsletter_reader r JOIN account_outbox m ON m.payload->>'reader' = r.id::text
         WHERE lower(r.email) = lower(:email) AND m.kind = 'newsletter-list' AND m.done_at IS NULL) AS waited`,
    { clientId, email },
  );
  return row?.waited ?? false;
}

/** Tables with nothing but the client's own. */
const ofClient = ['contact', 'fiscal_address', 'invoice_request', 'favorite', 'room_plan'] as const;
/** Tables that know people by their e-mail alone, with an account or without. */
const ofEmail = ['restock_request', 'newsletter_reader', 'form_message'] as const;
const nobody = { way_in: null, first_name: '', last_name: '', email: '', phone: '', mobile_phone: '' };

/**
 * Erases an account in one transaction, with the mail that says so. Rows that refer to the client by its code, orders
 * and invoices, keep a client without a name. Nothing where it is gone already.
 */
export const eraseAccount = (
  db: Knex,
  { userId, clientId, email, provenEmail, firstName, site }: Leaving,
): Promise<void> =>
  db.transaction(async (trx) => {
    const there = await trx('app_user').where({ id: userId }).forUpdate().first('id');
    if (!there) return;
    for (const table of ofClient) await trx(table).where({ client_id: clientId }).delete();
    for (const table of provenEmail ? ofEmail : [])
      await trx(table).whereRaw('lower(email) = lower(?)', [email]).delete();
    // published reviews stay without a name; unpublished ones would never be read
    await trx('review').where({ client_id: clientId }).whereNot({ state: 'published' }).delete();
    await trx('review').where({ client_id: clientId }).update({ client_id: null, author: '' });
    await trx('client').where({ id: clientId }).update(nobody);
    // the messages of mails to them name them too
    await trx('account_outbox')
      .whereRaw(`payload->>'userId' = ?`, [userId])
      .whereNot({ kind: 'account-deletion' })
      .update({ payload: '{}', done_at: trx.raw('coalesce(done_at, now())') });
    await trx('account_outbox')
      .whereRaw(`payload->>'orderId' IN (SELECT id::text FROM orders WHERE client_id = ?)`, [clientId])
      .whereNotNull('done_at')
      .update({ payload: trx.raw(`payload - 'email'`) });
    // sessions stay without a person, because ended ones have to be known; all other data go with the row
    await trx('app_user').where({ id: userId }).delete();
    await recordConsent(trx, { userId }, { site, purpose: 'account', given: false, form: 'delete-account' });
    await accountOutbox.leave(trx, { kind: 'account-deleted', key: clientId, payload: { email, firstName, site } });
  });
