import { brandOf } from '@actual/kit/mail';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-document';
import { mailOutcome } from '../outbox/mail-outcome';
import type { AccountMessage } from '../outbox/messages';
import { passwordPage } from '../people/password-page';
import { findPerson } from '../people/people.queries';
import { securityMail } from './security-mail';

/** Mails a person a change of their sign-in methods; sends nothing if the account is gone. */
export async function sendSecurityMail(
  { db, mailer, settings }: Pick<Invoices, 'db' | 'mailer' | 'settings'>,
  { key, payload: { userId, to, ...notice } }: AccountMessage<'security-notice'>,
): Promise<Outcome> {
  const person = await findPerson(db, userId);
  if (!person) return { kind: 'done' };
  const sent = await mailer.send({
    to: to ?? person.email,
    fromName: brandOf(notice.site).name,
    messageId: `seguridad-${key}@${settings.mailDomain}`,
    ...securityMail({
      ...notice,
      firstName: person.firstName,
      href: passwordPage(settings, person, notice.site),
    }),
    replyTo: settings.customerService[notice.site],
  });
  return mailOutcome(sent);
}
