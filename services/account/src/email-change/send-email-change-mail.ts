import type { Site } from '@actual/contracts';
import { emailChangeLinkLife } from '@actual/contracts/facts/access/link-lives';
import { storeTime } from '@actual/contracts/store-day';
import { worksInside } from '@actual/kit';
import { brandOf, type RenderedMail, shortMail } from '@actual/kit/mail';
import { hashOf, tokenOf } from '@actual/kit/mailed-token';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-document';
import { mailOutcome } from '../outbox/mail-outcome';
import type { AccountMessage } from '../outbox/messages';
import { findOwner, findPerson } from '../people/people.queries';
import { keepChange } from './email-change.queries';

const hourMs = 3_600_000;
const done = { kind: 'done' } as const;

const greeting = 'Hola.';

/** To the new address, whose owner may be a stranger: it names nobody. */
export function newEmailMail(site: Site, href: string, until: Date): RenderedMail {
  const { name } = brandOf(site);
  return shortMail({
    site,
    greeting,
    subject: 'Confirma tu correo nuevo',
    preview: `Para entrar con él a tu cuenta de ${name}.`,
    sentences: [
      `Alguien, quizá tú, quiere entrar con este correo a su cuenta de ${name}.`,
      `El enlace sirve una sola vez y vence a las ${storeTime(until)} h, hora de Cancún.`,
    ],
    link: { href, words: 'Confirmar mi correo' },
    notes: ['Si no lo pediste, no hagas nada: este correo queda como estaba.'],
    closing: 'No compartas este correo: el enlace cambia una cuenta.',
  });
}

/** Tells the owner of the account that has the address; the user who asked for it must not learn that it is taken. */
export function takenEmailMail(site: Site, href: string): RenderedMail {
  const { name } = brandOf(site);
  return shortMail({
    site,
    greeting,
    subject: 'Este correo ya tiene una cuenta',
    preview: `Alguien quiso usarlo en otra cuenta de ${name}.`,
    sentences: [
      `Alguien, quizá tú, quiso entrar con este correo a otra cuenta de ${name}. No cambiamos nada: ya tiene la suya.`,
    ],
    link: { href, words: `Ir a ${name}` },
    notes: ['Si fuiste tú, entra con este correo, o elige otro para tu otra cuenta.'],
    closing: 'Te escribimos para que tu cuenta sea solo tuya.',
  });
}

/**
 * Mails the link that makes another e-mail the account's. Whether the e-mail has an account is looked up here, after the
 * answer: neither words nor time tell. A user whose mail waited an hour for a mail server asks again.
 */
export async function sendEmailChange(
  { db, mailer, settings }: Pick<Invoices, 'db' | 'mailer' | 'settings'>,
  { key, createdAt, payload: { userId, email, site } }: AccountMessage<'email-change'>,
): Promise<Outcome> {
  const person = await findPerson(db, userId);
  if (!person) return done;
  const until = new Date(createdAt.getTime() + emailChangeLinkLife.hours * hourMs);
  if (until.getTime() < Date.now()) return done;
  const origin = worksInside(person) ? settings.internalOrigin : settings.publicOrigins[site];
  const other = await findOwner(db, email);
  const token = tokenOf(settings.linkSecret, 'email-change', key);
  const change = { userId, email, hash: hashOf(token), askedAt: createdAt, until };
  if (!other && !(await keepChange(db, change))) return done;
  const sent = await mailer.send({
    to: email,
    fromName: brandOf(site).name,
    messageId: `correo-nuevo-${key}@${settings.mailDomain}`,
    ...(other
      ? takenEmailMail(site, settings.publicOrigins[site])
      : newEmailMail(site, `${origin}/correo/confirmar?${new URLSearchParams({ token })}`, until)),
  });
  return mailOutcome(sent);
}
