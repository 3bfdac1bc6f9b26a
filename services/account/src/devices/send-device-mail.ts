import { brandOf } from '@actual/kit/mail';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-document';
import { mailOutcome } from '../outbox/mail-outcome';
import type { AccountMessage } from '../outbox/messages';
import { passwordPage } from '../people/password-page';
import { findPerson } from '../people/people.queries';
import { deviceMail } from './device-mail';

/** Mails a person that they signed in from a new device; nobody where the account is gone. */
export async function sendDeviceMail(
  { db, mailer, settings }: Pick<Invoices, 'db' | 'mailer' | 'settings'>,
  { id, payload: { userId, site, device, at } }: AccountMessage<'new-device'>,
): Promise<Outcome> {
  const person = await findPerson(db, userId);
  if (!person) return { kind: 'done' };
  const sent = await mailer.send({
    to: person.email,
    fromName: brandOf(site).name,
    messageId: `equipo-${id}@${settings.mailDomain}`,
    ...deviceMail({
      site,
      device,
      at,
      firstName: person.firstName,
      href: passwordPage(settings, person, site),
    }),
  });
  return mailOutcome(sent);
}
