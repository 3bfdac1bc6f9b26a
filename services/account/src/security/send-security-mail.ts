import { site as siteShape } from '@actual/contracts';
import { brandOf } from '@actual/kit/mail';
import type { OutboxMessage } from '@actual/kit/outbox';
import { z } from 'zod';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-invoice';
import { mailOutcome } from '../outbox/mail-outcome';
import { passwordPage } from '../people/password-page';
import { findPerson } from '../people/people.queries';
import { securityEvents } from './security-events';
import { securityMail } from './security-mail';

const noticed = z.object({
  userId: z.string(),
  site: siteShape,
  event: z.enum(securityEvents),
  passkey: z.string().optional(),
  email: z.string().optional(),
  to: z.string().optional(),
  at: z.string(),
});

/** Mails a person what changed in the ways into their account; nobody where the account is gone. */
export async function sendSecurityMail(
  { db, mailer, settings }: Pick<Invoices, 'db' | 'mailer' | 'settings'>,
  { key, payload }: OutboxMessage,
): Promise<Outcome> {
  const { userId, to, ...notice } = noticed.parse(payload);
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
