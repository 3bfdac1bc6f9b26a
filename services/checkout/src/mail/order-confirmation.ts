import { extraCostText } from '@actual/contracts/facts/delivery/shipping-cost';
import { formatPlan } from '@actual/contracts/facts/payment/plan-words';
import { PaymentState } from '@actual/contracts/facts/payment/states';
import { folioText, formatCents } from '@actual/contracts/facts/text/written';
import { paymentTypeName } from '@actual/domain';
import {
  brandOf,
  button,
  heading,
  lines,
  paragraph,
  quietLink,
  type RenderedMail,
  renderMail,
  smallPrint,
  strong,
  title,
} from '@actual/kit/mail';
import type { LoadedOrder } from '../order/order.queries';
import type { MailLink } from './links';
import { orderJsonLd } from './order-json-ld';
import { arrives, lineItems, type MailLine, totalSums } from './parts';

const addressLines = ({ address }: LoadedOrder): string[] => [
  `${address.firstName} ${address.lastName}`,
  [address.streetName, address.streetNumber, address.interiorNumber].filter(Boolean).join(' '),
  `${address.neighborhood}, ${address.zipCode}`,
  `${address.city}, ${address.state}`,
];

const linesOf = ({ lines }: LoadedOrder): MailLine[] =>
  lines.map((line) => ({ ...line, subtotal: line.unitPrice * line.quantity }));
const sumsOf = (order: LoadedOrder) => ({
  subtotal: order.subtotalCents,
  discount: order.discountCents,
  total: order.totalCents,
  paid: order.paidCents,
  extraCost: order.extraCost,
});

/** The payments, each on a line of its own. */
const paymentTexts = ({ payments }: LoadedOrder): string[] =>
  payments
    .filter((one) => one.status === PaymentState.approved)
    .map(({ type, card, months, amountCents }) => {
      const amount = months > 1 ? formatPlan(amountCents, months) : `${formatCents(amountCents)} MXN`;
      return `${paymentTypeName(type)}${card ? ` terminada en ${card}` : ''}: ${amount}`;
    });

/** The amount received and the amount still owed, for an order that a manager allowed before it was paid. */
function receivedText(order: LoadedOrder): string {
  const due = order.totalCents - order.paidCents;
  if (due <= 0) return 'Recibimos tu pago y este es tu pedido';
  return `Recibimos ${formatCents(order.paidCents)} MXN y falta pagar ${formatCents(due)} MXN antes de la entrega, con tu asesor o en cualquiera de nuestras tiendas. Este es tu pedido`;
}

const promiseWords =
  'El archivo adjunto es lo que te prometimos en este pedido, firmado por la tienda. Compruébalo aquí';

/**
 * The confirmation of an order, in the brand of its site. `origin` is the brand's public address; `signed`: its promise
 * is attached.
 */
export function confirmationMail(
  order: LoadedOrder,
  { origin, link, signed = false }: { origin: string; link: MailLink; signed?: boolean },
): RenderedMail {
  const { name, thanks } = brandOf(order.site);
  const folio = folioText(order.folio);
  const arrival = arrives(order.deliveryDate);
  const extraCost = order.extraCost ? ` ${extraCostText}` : '';
  return renderMail({
    site: order.site,
    origin,
    subject: `Tu pedido ${folio} en ${name}`,
    preview: `${arrival}. Total: ${formatCents(order.totalCents)} MXN.`,
    blocks: [
      title(thanks),
      paragraph(
        `Hola, ${order.firstName}. ${receivedText(order)} `,
        strong(folio),
        '. ',
        strong(arrival),
        `.${extraCost}`,
      ),
      button(link),
      heading('Artículos'),
      lineItems(origin, linesOf(order)),
      totalSums(sumsOf(order)),
      heading('Pago'),
      lines(paymentTexts(order)),
      heading('Dirección de entrega'),
      lines(addressLines(order)),
      ...(order.isInvited
        ? [
            smallPrint(
              'Compraste como invitado. Si quieres una cuenta con este pedido, ábrelo y pide el enlace para elegir tu contraseña.',
            ),
          ]
        : []),
      ...(signed ? [quietLink({ href: `${origin}/promesa`, words: promiseWords })] : []),
    ],
    jsonLd: orderJsonLd(order, { origin, href: link.href }),
    closing: `Conserva este correo: su enlace abre tu pedido en cualquier dispositivo, y con tu folio ${folio} te atendemos.`,
  });
}
