import { brandOf } from '@actual/kit/mail';
import { linkKey } from '@actual/kit/signed-link';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-document';
import { mailOutcome } from '../outbox/mail-outcome';
import type { AccountMessage } from '../outbox/messages';
import { exportMail } from './export-mail';
import { keepArchive, ownerOfWaiting, readMade } from './exports.queries';
import { gather } from './gather';

/**
 * Makes the archive that somebody asked for, from one moment of the database. A process that dies before it is kept has
 * done nothing; after it, everything but the mail, whose message stands there.
 */
export async function makeExport(
  { db, settings }: Pick<Invoices, 'db' | 'settings'>,
  { key }: Pick<AccountMessage<'data-export'>, 'key'>,
): Promise<Outcome> {
  const made = await db.transaction(
    async (trx) => {
      const owner = await ownerOfWaiting(trx, key);
      return owner && { email: owner.email, content: await gather(trx, settings.linkSecret, owner) };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
  if (made) await keepArchive(db, key, made.email, made.content);
  return { kind: 'done' };
}

/** Mails the link to an archive: it opens for its owner alone, signed in, so that mailbox and account are one person's. */
export async function sendExportMail(
  { db, mailer, settings }: Pick<Invoices, 'db' | 'mailer' | 'settings'>,
  { key }: AccountMessage<'data-export-mail'>,
): Promise<Outcome> {
  const made = await readMade(db, key);
  if (!made) return { kind: 'done' };
  const query = new URLSearchParams({ datos: made.id, llave: linkKey(settings.linkSecret, 'export', made.id) });
  const sent = await mailer.send({
    to: made.email,
    fromName: brandOf(made.site).name,
    messageId: `datos-${key}@${settings.mailDomain}`,
    ...exportMail({ ...made, href: `${settings.publicOrigins[made.site]}/user/profile?${query}` }),
  });
  return mailOutcome(sent);
}
