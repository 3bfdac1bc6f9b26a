import { newsletterLinkLife } from '@actual/contracts/facts/access/link-lives';
import { brandOf, type RenderedMail, shortMail } from '@actual/kit/mail';
import { hashOf, tokenOf } from '@actual/kit/mailed-token';
import { linkKey } from '@actual/kit/signed-link';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-document';
import { mailOutcome } from '../outbox/mail-outcome';
import type { AccountMessage } from '../outbox/messages';
import { keepReader, type Reader } from './reader.queries';

const dayMs = 86_400_000;

/** Asks the reader to confirm that the e-mail address is theirs. */
export function newsletterMail(
  { id, site }: Pick<Reader, 'id' | 'site'>,
  { origin, token, key }: { origin: string; token: string; key: string },
): RenderedMail {
  const { name } = brandOf(site);
  return shortMail({
    site,
    subject: 'Confirma tu suscripción',
    preview: `El boletín de ${name}.`,
    greeting: 'Hola.',
    sentences: [
      `Alguien, quizá tú, pidió el boletín de ${name} con este correo.`,
      `Si fuiste tú, confírmalo: el enlace sirve una sola vez y vence en ${newsletterLinkLife.days} días.`,
    ],
    notes: ['Si no fuiste tú, no hagas nada: sin tu confirmación no te escribimos.'],
    link: { href: `${origin}/boletin/confirmar?${new URLSearchParams({ token })}`, words: 'Confirmar' },
    unsubscribe: {
      href: `${origin}/boletin/baja?${new URLSearchParams({ lector: id, llave: key })}`,
      words: 'Ya no quiero el boletín',
    },
    closing: 'Un correo cuando hay algo nuevo; en cada uno puedes dejarlo.',
  });
}

/** Mails the link that confirms. Where no mail server took it while the link was good, its reader has to ask again. */
export async function sendConfirmation(
  { db, mailer, settings }: Pick<Invoices, 'db' | 'mailer' | 'settings'>,
  { key: asked, createdAt, payload: { email, site } }: AccountMessage<'newsletter-confirm'>,
): Promise<Outcome> {
  const until = new Date(createdAt.getTime() + newsletterLinkLife.days * dayMs);
  const token = tokenOf(settings.linkSecret, 'newsletter', asked);
  const reader = { site, email, hash: hashOf(token), askedAt: createdAt, until };
  const id = until.getTime() < Date.now() ? null : await keepReader(db, reader);
  if (!id) return { kind: 'done' };
  const key = linkKey(settings.linkSecret, 'newsletter', id);
  const sent = await mailer.send({
    to: email,
    fromName: brandOf(site).name,
    messageId: `boletin-${asked}@${settings.mailDomain}`,
    ...newsletterMail({ id, site }, { origin: settings.publicOrigins[site], token, key }),
  });
  return mailOutcome(sent);
}
