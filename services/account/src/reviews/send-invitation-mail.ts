import type { Site } from '@actual/contracts';
import { linkDays } from '@actual/contracts/facts/access/link-lives';
import { askedPieces, reviewPage } from '@actual/contracts/facts/catalog/reviews';
import {
  brandOf,
  button,
  type MailBlock,
  paragraph,
  type RenderedMail,
  renderMail,
  smallPrint,
  strong,
  title,
} from '@actual/kit/mail';
import { linkKey } from '@actual/kit/signed-link';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-document';
import { mailOutcome } from '../outbox/mail-outcome';
import type { AccountMessage } from '../outbox/messages';
import { type BoughtPiece, piecesToReview } from './reviewable-pieces.queries';

type Asked = Pick<BoughtPiece, 'id' | 'name'>;

const asking = ({ id, name }: Asked, origin: string, key: string): MailBlock[] => [
  paragraph(strong(name)),
  button({
    href: `${origin}${reviewPage}?${new URLSearchParams({ pieza: id, llave: key })}`,
    words: 'Escribir opinión',
  }),
];

/** Asks a buyer for a review of the delivered pieces; `key` opens the order's pieces. */
export function invitationMail(
  { site, firstName, pieces }: { site: Site; firstName: string; pieces: readonly Asked[] },
  { origin, key }: { origin: string; key: string },
): RenderedMail {
  return renderMail({
    site,
    origin,
    subject: pieces.length === 1 ? `¿Qué te pareció ${pieces[0]?.name}?` : '¿Qué te parecieron tus muebles?',
    preview: 'Tu opinión le sirve a quien todavía no se decide.',
    blocks: [
      title('¿Cómo va todo en casa?'),
      paragraph(`Hola${firstName ? `, ${firstName}` : ''}.`),
      paragraph(
        'Ya pasó una semana desde tu entrega. Cuéntanos, bien o mal, qué te parece lo que compraste: le sirve a quien todavía no se decide.',
      ),
      ...pieces.flatMap((piece) => asking(piece, origin, key)),
      smallPrint(
        `Publicamos tu opinión con tu nombre y la inicial de tu apellido, después de leerla. El enlace sirve ${linkDays.review} días.`,
      ),
    ],
    closing: 'Te lo preguntamos una sola vez por cada pedido.',
  });
}

/** Sends the mail of an order. It leaves out pieces that were canceled, given back or reviewed meanwhile. */
export async function sendInvitation(
  { db, mailer, settings }: Pick<Invoices, 'db' | 'mailer' | 'settings'>,
  { key: orderId }: AccountMessage<'review-invitation'>,
): Promise<Outcome> {
  const order = await db('orders')
    .where({ id: orderId })
    .first<{ email: string; first_name: string; site: Site } | undefined>('email', 'first_name', 'site');
  const pieces = (await piecesToReview(db, orderId)).slice(0, askedPieces.ofMail);
  if (!order || pieces.length === 0) return { kind: 'done' };
  const { site, email, first_name: firstName } = order;
  const sent = await mailer.send({
    to: email,
    fromName: brandOf(site).name,
    messageId: `opinion-${orderId}@${settings.mailDomain}`,
    ...invitationMail(
      { site, firstName, pieces },
      { origin: settings.publicOrigins[site], key: linkKey(settings.linkSecret, 'review', orderId) },
    ),
  });
  return mailOutcome(sent);
}
