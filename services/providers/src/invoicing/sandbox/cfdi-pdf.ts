import { localTime } from './cfdi';
import { PdfPage, pdfOf, wrapped } from './pdf-page';
import type { StoredInvoice } from './store';
import { ISSUER } from './taxpayers';

const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
const LEFT = 40;
const RIGHT = 572;
/** Lowest line of a page. */
const BOTTOM = 700;

/** People's name for a document of this type. */
const documentName = ({ type }: StoredInvoice['body']): string => (type === 'E' ? 'Nota de crédito' : 'Factura');

/** Seller, buyer and numbers; answers where the concepts begin. */
function head(page: PdfPage, { body, uuid, folioNumber, date }: StoredInvoice): number {
  const gray = { gray: 0.4 };
  page.text(ISSUER.name, { x: LEFT, y: 60 }, { size: 15, bold: true });
  page.text(`RFC ${ISSUER.rfc}   Régimen ${ISSUER.regime}   C.P. ${ISSUER.zip}`, { x: LEFT, y: 76 }, gray);
  page.right(`${documentName(body)} ${body.series}-${folioNumber}`, { x: RIGHT, y: 60 }, { size: 13, bold: true });
  page.right(localTime(date).replace('T', ' '), { x: RIGHT, y: 76 }, gray);
  page.line(90);
  page.text('Receptor', { x: LEFT, y: 108 }, { bold: true });
  page.text(body.customer.legal_name, { x: LEFT, y: 122 });
  page.text(
    `RFC ${body.customer.tax_id}   Régimen ${body.customer.tax_system}   C.P. ${body.customer.address.zip}   Uso ${body.use}`,
    ...([{ x: LEFT, y: 136 }, gray] as const),
  );
  page.text('Folio fiscal', { x: 330, y: 108 }, { bold: true });
  page.text(uuid ?? '', { x: 330, y: 122 });
  page.text(`Forma de pago ${body.payment_form}   Método ${body.payment_method}   MXN`, { x: 330, y: 136 }, gray);
  page.line(150);
  return 168;
}

function columns(page: PdfPage, y: number): void {
  const style = { bold: true, size: 8 };
  page.text('Cant.', { x: LEFT, y }, style).text('Descripción', { x: 75, y }, style);
  page
    .right('Precio', { x: 430, y }, style)
    .right('IVA 16 %', { x: 500, y }, style)
    .right('Importe', { x: RIGHT, y }, style);
}

/** The invoice as people read it. It says that it is a demonstration. */
export function cfdiPdf(invoice: StoredInvoice): Buffer {
  const { body, figures } = invoice;
  const pages = [new PdfPage()];
  const page = (): PdfPage => pages.at(-1) ?? new PdfPage();
  let y = head(page(), invoice);
  const next = (height: number): void => {
    if (y + height <= BOTTOM) return;
    pages.push(new PdfPage());
    y = 60;
  };
  columns(page(), y);
  y += 16;
  body.items.forEach(({ quantity, product }, at) => {
    const { unit, amount, tax } = figures.lines[at] ?? { unit: 0, amount: 0, tax: 0 };
    const words = wrapped(`${product.description} (${product.sku}, ${product.product_key})`, 62);
    next(words.length * 12 + 6);
    page().text(String(quantity), { x: LEFT, y });
    for (const [row, line] of words.entries()) page().text(line, { x: 75, y: y + row * 12 });
    page().right(pesos.format(unit), { x: 430, y }).right(pesos.format(tax), { x: 500, y });
    page().right(pesos.format(amount), { x: RIGHT, y });
    y += words.length * 12 + 6;
  });
  next(120);
  page().line(y);
  const sums = [
    ['Subtotal', figures.subtotal],
    ['IVA 16 %', figures.tax],
    ['Total', figures.total],
  ] as const;
  for (const [label, value] of sums) {
    y += 16;
    const style = label === 'Total' ? { bold: true, size: 12 } : {};
    page().right(label, { x: 480, y }, style).right(pesos.format(value), { x: RIGHT, y }, style);
  }
  y += 34;
  page().text(
    'Representación impresa de un CFDI 4.0 de demostración, sin validez fiscal.',
    { x: LEFT, y },
    { gray: 0.4 },
  );
  return pdfOf(pages, `${documentName(body)} ${body.series}-${invoice.folioNumber}`);
}
