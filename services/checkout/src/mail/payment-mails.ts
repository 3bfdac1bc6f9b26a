import { refundBusinessDays, reviewBusinessDays } from '@actual/contracts/facts/payment/deadlines';
import { transferFacts } from '@actual/contracts/facts/payment/transfers';
import { folioText, formatCents, formatClabe, formatPesos } from '@actual/contracts/facts/text/written';
import { formatMoment } from '@actual/contracts/store-day';
import { type RenderedMail, type ShortMail, shortMail } from '@actual/kit/mail';
import type { LoadedOrder } from '../order/order.queries';
import { transferReply } from '../order/order-reply';
import type { LoadedQuotation } from '../quotation/loaded-quotation';
import type { MailLink } from './links';
import { greeting, keepMail, orderLetter } from './order-letter';

/** How to send the transfer an order waits for; null when it waits for none any more. */
export function transferMail(order: LoadedOrder, link: MailLink, beneficiary: string): RenderedMail | null {
  const transfer = transferReply(order, beneficiary);
  if (!transfer) return null;
  const { noun, verb, taker, credited, always } = transferFacts[transfer.type].words;
  const deadline = formatMoment(transfer.expiresAt);
  return orderLetter(order, link, {
    subject: `Pedido ${folioText(order.folio)}: datos para ${noun}`,
    preview: `${verb} exactamente ${formatPesos(transfer.amount)} MXN antes del ${deadline}.`,
    sentences: [
      'Tu pedido está en proceso. Tus artículos quedan reservados hasta que se acredite el pago.',
      ...(credited ? [`${credited.what} se acredita en un plazo de hasta ${credited.within}.`] : []),
      ...(always ? [always] : []),
    ],
    facts: [
      ['Monto exacto', `${formatPesos(transfer.amount)} MXN`],
      ...(transfer.clabe ? [['CLABE', formatClabe(transfer.clabe)] as const] : []),
      ...(transfer.bank ? [['Banco', transfer.bank] as const] : []),
      ...(transfer.beneficiary ? [['Beneficiario', transfer.beneficiary] as const] : []),
      ...(transfer.bank ? [['Referencia', transfer.reference] as const] : []),
      ['Paga antes del', deadline],
    ],
    notes: [
      `Haz un solo pago por el monto exacto: el ${taker} rechaza cualquier otra cantidad.`,
      'No generes de nuevo la misma cotización. Si el pago no llega a tiempo, el pedido se cancela y los artículos se liberan.',
    ],
  });
}

const quotationMail = (
  quotation: LoadedQuotation,
  link: MailLink,
  mail: Pick<ShortMail, 'subject' | 'preview' | 'sentences'>,
): RenderedMail =>
  shortMail({
    ...mail,
    site: quotation.site,
    greeting,
    link,
    closing: quotation.orderFolio ? keepMail(quotation.orderFolio) : 'Los artículos quedan sujetos a disponibilidad.',
  });

/** A payment that the provider looks at. */
export const reviewMail = (quotation: LoadedQuotation, link: MailLink): RenderedMail =>
  quotationMail(quotation, link, {
    subject: `Estamos procesando el pago de tu cotización ${folioText(quotation.folio)}`,
    preview: `En menos de ${reviewBusinessDays} días hábiles te avisamos.`,
    sentences: [
      `Estamos procesando tu pago. En menos de ${reviewBusinessDays} días hábiles te avisaremos por correo si se acreditó.`,
      'Tus artículos quedan apartados mientras tanto. No vuelvas a pagar ni generes de nuevo la misma cotización.',
    ],
  });

/** Money that goes back to where it came from. */
export const refundMail = (quotation: LoadedQuotation, link: MailLink, cents: number): RenderedMail => {
  const { folio, orderFolio } = quotation;
  const bought = orderFolio ? `pedido ${folioText(orderFolio)}` : `cotización ${folioText(folio)}`;
  return quotationMail(quotation, link, {
    subject: `Te devolvimos ${formatCents(cents)} MXN`,
    preview: 'La devolución ya salió por donde pagaste.',
    sentences: [
      `Devolvimos ${formatCents(cents)} MXN de tu ${bought} por donde los pagaste.`,
      `Según tu banco, puedes verlos en tu cuenta en un plazo de hasta ${refundBusinessDays} días hábiles.`,
    ],
  });
};
