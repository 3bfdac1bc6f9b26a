import { folioText, formatCents, formatDate, formatZip } from '@actual/contracts/facts/text/written';
import { answerWords } from '@actual/contracts/way-in/passage-words';
import { wayInWords } from '@actual/contracts/way-in/way-in-words';
import { lineTotals } from '@actual/domain';
import { button, paragraph, type RenderedMail, renderMail, smallPrint, title } from '@actual/kit/mail';
import type { LoadedQuotation } from '../quotation/loaded-quotation';
import { totalsFor } from '../quotation/totals';
import { passageOf } from '../quotation/way-in/passage-of';
import { lineItems, type MailLine, totalSums } from './parts';

interface Words {
  subject: string;
  heading: string;
  opening: string;
}

function wordsOf(quotation: LoadedQuotation, isLead: boolean): Words {
  const folio = folioText(quotation.folio);
  if (!isLead) {
    const opening = `Estos son los artículos, los precios y las fechas de entrega de tu cotización ${folio}.`;
    return { subject: `Tu cotización ${folio}`, heading: `Cotización ${folio}`, opening };
  }
  return {
    subject: `Recibimos tu solicitud sobre la cotización ${folio}`,
    heading: 'Gracias por tu interés',
    opening: `Un asesor te llamará para ayudarte con tu cotización ${folio}. Mientras tanto, aquí la tienes.`,
  };
}

function linesOf({ lines }: LoadedQuotation, group: LoadedQuotation['paymentGroup']): MailLine[] {
  return lines.map((line) => {
    const { subtotal, total } = lineTotals(line, group);
    const { name = line.itemCode, picture = null } = line.product ?? {};
    return { ...line, name, picture, finish: line.product?.finish ?? null, subtotal, total };
  });
}

/** Each piece with its answer about the way in, in one line. */
function comesIn({ lines, wayIn }: LoadedQuotation): string {
  return lines
    .flatMap((line) => {
      const passage = passageOf(wayIn, line.product?.carriage);
      return passage ? [`${line.product?.name}: ${answerWords[passage.answer].toLowerCase()}.`] : [];
    })
    .join(' ');
}

/**
 * The quotation as a mail, with the signed link that opens it. The recipient may not be its owner, so the mail names
 * nobody and no address, only the postal code of delivery.
 */
export function quotationMail(
  quotation: LoadedQuotation,
  { origin, link, isLead = false }: { origin: string; link: string; isLead?: boolean },
): RenderedMail {
  const { subject, heading, opening } = wordsOf(quotation, isLead);
  const group = quotation.paymentGroup;
  const totals = totalsFor(quotation, group);
  const place = quotation.zipcode
    ? `Entrega en ${formatZip(quotation.zipcode.cp)}, ${quotation.zipcode.municipio}.`
    : '';
  const words = wayInWords(quotation.wayIn);
  const access = words && `Acceso: ${words}. ${comesIn(quotation)}`;
  const valid = `Precios vigentes el ${formatDate(quotation.pricedOn)}, en pesos mexicanos con IVA. Al abrirla otro día se actualiza a los precios de ese día.`;
  return renderMail({
    site: quotation.site,
    origin,
    subject,
    preview: `${opening} Total ${formatCents(totals.total)} MXN.`,
    blocks: [
      title(heading),
      paragraph(opening),
      button({ href: link, words: 'Abrir mi cotización' }),
      lineItems(origin, linesOf(quotation, group)),
      totalSums({ ...totals, extraCost: quotation.zipcode?.extraCost ?? false }),
      smallPrint([place, access, valid].filter(Boolean).join(' ')),
    ],
    closing: 'El enlace abre esta cotización: compártelo solo con quien quieras que la vea.',
  });
}
