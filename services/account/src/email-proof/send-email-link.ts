import { site as siteShape } from '@actual/contracts';
import { brandOf, type RenderedMail, shortMail } from '@actual/kit/mail';
import type { OutboxMessage } from '@actual/kit/outbox';
import { linkDays } from '@actual/kit/signed-link';
import { z } from 'zod';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-invoice';
import { mailOutcome } from '../outbox/mail-outcome';
import { findPerson } from '../people/people.queries';
import { emailLink } from './email-link';

const registered = z.object({ userId: z.string(), site: siteShape });
type Site = z.output<typeof registered>['site'];

/** Without the name that was typed: the mailbox may be a stranger's. */
export function emailLinkMail(site: Site, href: string): RenderedMail {
  const { name } = brandOf(site);
  return shortMail({
    site,
    subject: `Confirma tu correo en ${name}`,
    preview: `Para ver en tu cuenta también lo que compraste como invitado.`,
    greeting: 'Hola.',
    sentences: [
      `Alguien, quizá tú, abrió una cuenta en ${name} con este correo.`,
      'Confírmalo, y en tu cuenta verás también lo que compraste antes como invitado con este mismo correo.',
      `Abre el enlace donde tienes tu sesión, o entra a tu cuenta enseguida. Vence en ${linkDays.email} días.`,
    ],
    link: { href, words: 'Confirmar mi correo' },
    notes: ['Si no abriste una cuenta, no hagas nada: nadie ve lo que compraste.'],
    closing: 'Te escribimos una sola vez para confirmar tu correo.',
  });
}

/** Mails a new client the link that proves their e-mail; nobody where the account is gone. */
export async function sendEmailLink(
  { db, mailer, settings }: Pick<Invoices, 'db' | 'mailer' | 'settings'>,
  { key, payload }: OutboxMessage,
): Promise<Outcome> {
  const { userId, site } = registered.parse(payload);
  const person = await findPerson(db, userId);
  if (!person) return { kind: 'done' };
  const sent = await mailer.send({
    to: person.email,
    fromName: brandOf(site).name,
    messageId: `correo-${key}@${settings.mailDomain}`,
    ...emailLinkMail(site, emailLink(settings.publicOrigins[site], settings.linkSecret, person)),
  });
  return mailOutcome(sent);
}
