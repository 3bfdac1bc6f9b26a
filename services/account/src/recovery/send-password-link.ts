import { passwordLinkLife } from '@actual/contracts/facts/access/link-lives';
import { teamLimits } from '@actual/contracts/facts/access/team';
import { worksInside } from '@actual/kit';
import { brandOf } from '@actual/kit/mail';
import { hashOf, tokenOf } from '@actual/kit/mailed-token';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-document';
import { mailOutcome } from '../outbox/mail-outcome';
import type { AccountMessage } from '../outbox/messages';
import { workInvitationMail } from '../team/invitation-mail';
import { passwordMail } from './password-mail';
import { type Addressee, findAddressee, keepLink } from './recovery.queries';

const hourMs = 3_600_000;

type Asked = AccountMessage<'password-link'>['payload'];

const done = { kind: 'done' } as const;

/** Page and query of the link. */
function addressOf({ invited, email }: Addressee, token: string, origin: string): string {
  const query = new URLSearchParams({ email, token });
  return `${origin}/${invited ? 'complete-register' : 'reset-password'}?${query}`;
}

/** Staff are sent to the internal network, and only from there; nobody else is. */
const mayHave = (person: Addressee, { gateway }: Asked): boolean => !worksInside(person) || gateway === 'internal';

const mailOf = (person: Addressee, { site, invitation, invitedBy }: Asked, link: { href: string; until: Date }) =>
  invitation
    ? workInvitationMail({ ...link, site, invitedBy, role: person.role, firstName: person.firstName })
    : passwordMail({ ...link, site, invited: person.invited, firstName: person.firstName });

/**
 * Mails the requested link, where the e-mail has an account. If it cannot be mailed while the link is good, the person
 * has to ask again.
 */
export async function sendPasswordLink(
  { db, mailer, settings }: Pick<Invoices, 'db' | 'mailer' | 'settings'>,
  { key, createdAt, payload: ask }: AccountMessage<'password-link'>,
): Promise<Outcome> {
  const hours = ask.invitation ? teamLimits.invitationHours : passwordLinkLife.hours;
  const until = new Date(createdAt.getTime() + hourMs * hours);
  const person = await findAddressee(db, ask.email, ask.order);
  if (!person || !mayHave(person, ask) || until.getTime() < Date.now()) return done;
  const token = tokenOf(settings.linkSecret, 'password-link', key);
  const link = { userId: person.id, email: person.email, hash: hashOf(token), askedAt: createdAt, until };
  if (!(await keepLink(db, link))) return done;
  const origin = worksInside(person) ? settings.internalOrigin : settings.publicOrigins[ask.site];
  const sent = await mailer.send({
    to: person.email,
    fromName: brandOf(ask.site).name,
    messageId: `enlace-${key}@${settings.mailDomain}`,
    ...mailOf(person, ask, { href: addressOf(person, token, origin), until }),
  });
  return mailOutcome(sent);
}
