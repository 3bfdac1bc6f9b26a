import { brandOf } from '@actual/kit/mail';
import { retry } from '@actual/kit/outbox';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-document';
import { mailOutcome } from '../outbox/mail-outcome';
import type { AccountMessage } from '../outbox/messages';
import { deletedMail } from './deleted-mail';
import { eraseAccount, isWaitedFor, leaveNewsletters } from './erase.queries';

/**
 * Deletes the account that somebody asked to: off the newsletters, then once the checkout has let go of its quotations
 * (`forget-clients.ts` there) and the list provider was told, everything at once. Each step is a transaction that changes
 * nothing the second time, so a process may die anywhere.
 */
export async function deleteAccount(
  { db, settings }: Pick<Invoices, 'db' | 'settings'>,
  { key: clientId, payload }: AccountMessage<'account-deletion'>,
): Promise<Outcome> {
  const leaving = { clientId, ...payload };
  if (leaving.provenEmail) await leaveNewsletters(db, settings.linkSecret, leaving.email);
  if (await isWaitedFor(db, leaving)) return retry('checkout or list provider is not done yet');
  await eraseAccount(db, leaving);
  return { kind: 'done' };
}

/** The last mail: the deletion is done, and which data are kept. */
export async function sendDeletedMail(
  { mailer, settings }: Pick<Invoices, 'mailer' | 'settings'>,
  { key, payload: { email, firstName, site } }: AccountMessage<'account-deleted'>,
): Promise<Outcome> {
  const sent = await mailer.send({
    to: email,
    fromName: brandOf(site).name,
    messageId: `cuenta-${key}@${settings.mailDomain}`,
    ...deletedMail(site, firstName, settings.publicOrigins[site]),
  });
  return mailOutcome(sent);
}
