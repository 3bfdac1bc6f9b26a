import { brandOf, type RenderedMail, shortMail } from '@actual/kit/mail';
import { linkKey } from '@actual/kit/signed-link';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-document';
import { mailOutcome } from '../outbox/mail-outcome';
import type { AccountMessage } from '../outbox/messages';
import { type RestockRequest, readRequest } from './restock.queries';

/** Says that a product is there again; `secret` signs the way out. */
export function restockMail(
  { id, site, name, slug, productId }: Omit<RestockRequest, 'email'>,
  { origin, secret }: { origin: string; secret: string },
): RenderedMail {
  const cancel = new URLSearchParams({ aviso: id, llave: linkKey(secret, 'restock', id) });
  return shortMail({
    site,
    subject: `Ya hay: ${name}`,
    preview: 'Nos pediste avisarte.',
    greeting: 'Hola.',
    sentences: [
      `Nos pediste avisarte cuando hubiera ${name}. Ya hay piezas.`,
      'Este correo no aparta ninguna: son de quien las compra primero.',
    ],
    link: { href: `${origin}/${slug}/${productId}`, words: 'Ver el mueble' },
    unsubscribe: { href: `${origin}/avisos/baja?${cancel}`, words: 'No quiero más avisos' },
    closing: 'Te escribimos una sola vez por cada mueble que pides.',
  });
}

/** Tells somebody that the product is there. A request canceled meanwhile is dropped. */
export async function sendRestockMail(
  { db, mailer, settings }: Pick<Invoices, 'db' | 'mailer' | 'settings'>,
  { key }: AccountMessage<'restock'>,
): Promise<Outcome> {
  const request = await readRequest(db, key);
  if (!request) return { kind: 'done' };
  const origin = settings.publicOrigins[request.site];
  const sent = await mailer.send({
    to: request.email,
    fromName: brandOf(request.site).name,
    messageId: `aviso-${key}@${settings.mailDomain}`,
    ...restockMail(request, { origin, secret: settings.linkSecret }),
  });
  return mailOutcome(sent);
}
