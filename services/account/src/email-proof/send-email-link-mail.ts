import type { Site } from '@actual/contracts';
import { linkDays } from '@actual/contracts/facts/access/link-lives';
import { worksInside } from '@actual/kit';
import { brandOf, type RenderedMail, shortMail } from '@actual/kit/mail';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-document';
import { mailOutcome } from '../outbox/mail-outcome';
import type { AccountMessage } from '../outbox/messages';
import { findOwner, findPerson } from '../people/people.queries';
import { emailLink } from './email-link';

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

/** Tells the owner of an account that somebody registered with their e-mail; the registering visitor learns nothing. */
export function secondAccountMail(site: Site, href: string): RenderedMail {
  const { name } = brandOf(site);
  return shortMail({
    site,
    subject: `Ya tienes una cuenta en ${name}`,
    preview: 'Alguien, quizá tú, se registró otra vez con tu correo.',
    greeting: 'Hola.',
    sentences: [
      `Alguien, quizá tú, se registró en ${name} con este correo, que ya tiene una cuenta. Tu cuenta sigue igual, con su contraseña de siempre.`,
      'Si fuiste tú, abre el enlace donde te registraste: lo que compraste ahí pasa a tu cuenta, y entras con tu contraseña de siempre. Si no la recuerdas, pide otra ahí mismo.',
      `Vence en ${linkDays.email} días.`,
    ],
    link: { href, words: 'Fui yo: seguir con mi cuenta' },
    notes: ['Si no fuiste tú, no hagas nada: nadie entra a tu cuenta ni ve tus pedidos.'],
    closing: 'Te escribimos para que tu cuenta sea solo tuya.',
  });
}

/**
 * Mails a new client their link, or the e-mail's owner that somebody registered with it: looked up after the answer.
 */
export async function sendEmailLink(
  { db, mailer, settings }: Pick<Invoices, 'db' | 'mailer' | 'settings'>,
  { key, payload: { userId, site } }: AccountMessage<'email-link'>,
): Promise<Outcome> {
  const person = await findPerson(db, userId);
  if (!person) return { kind: 'done' };
  const owner = await findOwner(db, person.email);
  // staff sign in inside, and have nothing to join
  if (owner && worksInside(owner)) return { kind: 'done' };
  const mail = owner && owner.id !== person.id ? secondAccountMail : emailLinkMail;
  const sent = await mailer.send({
    to: person.email,
    fromName: brandOf(site).name,
    messageId: `correo-${key}@${settings.mailDomain}`,
    ...mail(site, emailLink(settings.publicOrigins[site], settings.linkSecret, person)),
  });
  return mailOutcome(sent);
}
