import { formatCents, formatDate } from '@actual/contracts/facts/written';
import { lineTotals } from '@actual/domain';
import { brandOf } from '@actual/kit/mail/brands';
import { button, frame } from '@actual/kit/mail/frame';
import { html } from '@actual/kit/mail/html';
import type { LoadedQuotation } from '../quotation/loaded-quotation';
import { folioText } from '../quotation/quotation-reply';
import { totalsFor } from '../quotation/totals';
import { lineTable, lineTexts, type MailLine, serviceHours, sumTable, sumTexts } from './parts';

interface Words {
  subject: string;
  title: string;
  opening: string;
}

function wordsOf(quotation: LoadedQuotation, isLead: boolean): Words {
  const folio = folioText(quotation.folio);
  if (!isLead) {
    const opening = `Estos son los artículos, los precios y las fechas de entrega de tu cotización ${folio}.`;
    return { subject: `Tu cotización ${folio}`, title: `Cotización ${folio}`, opening };
  }
  return {
    subject: `Recibimos tu solicitud sobre la cotización ${folio}`,
    title: 'Gracias por tu interés',
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

/**
 * The quotation as a mail, in HTML and as text, with the signed link that opens it. Whoever gets it is not known to be
 * its owner: it names nobody and no address, only the postal code of delivery.
 */
export function quotationMail(
  quotation: LoadedQuotation,
  { origin, link, isLead = false }: { origin: string; link: string; isLead?: boolean },
): { subject: string; html: string; text: string } {
  const brand = brandOf(quotation.site);
  const { subject, title, opening } = wordsOf(quotation, isLead);
  const group = quotation.paymentGroup;
  const totals = totalsFor(quotation, group);
  const lines = linesOf(quotation, group);
  const place = quotation.zipcode ? `Entrega en ${quotation.zipcode.cp}, ${quotation.zipcode.municipio}.` : '';
  const valid = `Precios vigentes el ${formatDate(quotation.pricedOn)}, en pesos mexicanos con IVA. Al abrirla otro día se actualiza a los precios de ese día.`;
  const closing = `${brand.name}. ${serviceHours} El enlace abre esta cotización: compártelo solo con quien quieras que la vea.`;
  const page = frame(brand, {
    title: subject,
    preview: `${opening} Total ${formatCents(totals.total)} MXN.`,
    body: html`<h1 style="margin:0 0 10px;font-family:${brand.display};font-size:26px;line-height:32px;font-weight:normal;">${title}</h1>
<p style="margin:0 0 18px;">${opening}</p>
${button(brand, link, 'Abrir mi cotización')}
${lineTable(brand, origin, lines)}
${sumTable(totals)}
<p style="margin:18px 0 0;color:${brand.quiet};">${place} ${valid}</p>`,
    closing,
  });
  const text = [
    title,
    '',
    opening,
    '',
    ...lineTexts(lines),
    '',
    ...sumTexts(totals),
    '',
    `${place} ${valid}`.trim(),
    '',
    `Abrir mi cotización: ${link}`,
    '',
    closing,
  ].join('\n');
  return { subject, html: page, text };
}
