import { site as siteShape } from '@actual/contracts';
import { worksInside } from '@actual/kit';
import { brandOf } from '@actual/kit/mail';
import type { OutboxMessage } from '@actual/kit/outbox';
import { z } from 'zod';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-invoice';
import { hashOf, tokenOf } from '../mailed-token';
import { mailOutcome } from '../outbox/mail-outcome';
import { invitationMail, passwordMail } from './password-mail';
import { type Addressee, findAddressee, keepLink } from './recovery.queries';

const hourMs = 3_600_000;
/** Whoever is invited may read the mail the next day, or after the weekend. */
const invitationHours = 72;

const asked = z.object({
  email: z.string(),
  order: z.string().nullable(),
  site: siteShape,
  gateway: z.enum(['public', 'internal']),
  /** The first administrator, whom the store's opening invites. */
  invitation: z.boolean().default(false),
});
type Asked = z.output<typeof asked>;

const done = { kind: 'done' } as const;

/** Page and query of the link. */
function addressOf({ invited, email }: Addressee, token: string, origin: string): string {
  const query = new URLSearchParams({ email, token });
  return `${origin}/${invited ? 'complete-register' : 'reset-password'}?${query}`;
}

/** Staff are sent to the internal network, and only from there; nobody else is. */
const mayHave = (person: Addressee, { gateway }: Asked): boolean => !worksInside(person) || gateway === 'internal';

/** Mails the link that somebody asked for, where the e-mail is anybody's. Who waited an hour for a mail server asks again. */
export async function sendPasswordLink(
  { db, mailer, settings }: Pick<Invoices, 'db' | 'mailer' | 'settings'>,
  message: OutboxMessage,
): Promise<Outcome> {
  const ask = asked.parse(message.payload);
  const [row] = await db('account_outbox').where({ id: message.id }).select<{ created_at: Date }[]>('created_at');
  if (!row) return done;
  const until = new Date(row.created_at.getTime() + hourMs * (ask.invitation ? invitationHours : 1));
  const person = await findAddressee(db, ask.email, ask.order);
  if (!person || !mayHave(person, ask) || until.getTime() < Date.now()) return done;
  const token = tokenOf(settings.linkSecret, 'password-link', message.key);
  const link = { userId: person.id, email: person.email, hash: hashOf(token), askedAt: row.created_at, until };
  if (!(await keepLink(db, link))) return done;
  const origin = worksInside(person) ? settings.internalOrigin : settings.publicOrigins[ask.site];
  const sent = await mailer.send({
    to: person.email,
    fromName: brandOf(ask.site).name,
    messageId: `enlace-${message.key}@${settings.mailDomain}`,
    ...(ask.invitation ? invitationMail : passwordMail)({
      ...person,
      site: ask.site,
      href: addressOf(person, token, origin),
      until,
    }),
  });
  return mailOutcome(sent);
}
