import { site as siteShape } from '@actual/contracts';
import { brandOf } from '@actual/kit/mail';
import type { OutboxMessage } from '@actual/kit/outbox';
import { z } from 'zod';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-invoice';
import { mailOutcome } from '../outbox/mail-outcome';
import { passwordPage } from '../people/password-page';
import { findPerson } from '../people/people.queries';
import { deviceMail } from './device-mail';

const noticed = z.object({ userId: z.string(), site: siteShape, device: z.string(), at: z.string() });

/** Mails a person that they signed in from a new device; nobody where the account is gone. */
export async function sendDeviceMail(
  { db, mailer, settings }: Pick<Invoices, 'db' | 'mailer' | 'settings'>,
  message: OutboxMessage,
): Promise<Outcome> {
  const { userId, site, device, at } = noticed.parse(message.payload);
  const person = await findPerson(db, userId);
  if (!person) return { kind: 'done' };
  const sent = await mailer.send({
    to: person.email,
    fromName: brandOf(site).name,
    messageId: `equipo-${message.id}@${settings.mailDomain}`,
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
