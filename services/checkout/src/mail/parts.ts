import { formatCents, formatDate, shippingPrice } from '@actual/contracts/facts/written';
import type { MailBrand } from '@actual/kit/mail/brands';
import { type Html, html } from '@actual/kit/mail/html';

/** Atención a clientes, as the specification gives it. */
export const serviceHours =
  'Atención a clientes: lunes a viernes de 10:00 a 14:00 y de 15:00 a 19:00; sábado de 10:00 a 13:00.';

/** The promise of a day, in the words of the pages. */
export const arrives = (day: string | null): string =>
  day ? `Llega antes del ${formatDate(day)}` : 'Fecha de entrega por confirmar';

/** A line of a quotation or an order as its mail shows it; amounts are centavos of all its pieces. */
export interface MailLine {
  name: string;
  itemCode: string;
  finish: string | null;
  picture: string | null;
  quantity: number;
  shipDate: string | null;
  subtotal: number;
  total: number;
}

const price = (brand: MailBrand, { subtotal, total }: MailLine): Html =>
  html`${subtotal > total ? html`<span style="color:${brand.quiet};text-decoration:line-through;">${formatCents(subtotal)}</span><br>` : html``}<strong>${formatCents(total)}</strong>`;

function row(brand: MailBrand, origin: string, line: MailLine): Html {
  const cell = `padding:14px 0;border-bottom:1px solid ${brand.line};vertical-align:top;`;
  const quiet = (words: string): Html => html`<span style="color:${brand.quiet};">${words}</span>`;
  const picture = line.picture
    ? html`<img src="${origin}/pictures/${encodeURIComponent(line.picture)}-300.webp" width="84" height="84" alt="" style="display:block;border-radius:${brand.radius}px;">`
    : html``;
  return html`<tr><td width="100" style="${cell}">${picture}</td>
<td style="${cell}font-size:15px;line-height:21px;"><strong>${line.name}</strong>${line.finish ? html`<br>${quiet(line.finish)}` : html``}
<br>${quiet(`${line.quantity} ${line.quantity === 1 ? 'pieza' : 'piezas'} · ${line.itemCode}`)}<br>${arrives(line.shipDate)}</td>
<td align="right" style="${cell}white-space:nowrap;font-size:15px;">${price(brand, line)}</td></tr>`;
}

/** The lines of a mail. `origin`: the brand's public address, for the pictures. */
export const lineTable = (brand: MailBrand, origin: string, lines: readonly MailLine[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:18px;">${lines.map((line) => row(brand, origin, line))}</table>`;

/** The same lines in the text form. */
export const lineTexts = (lines: readonly MailLine[]): string[] =>
  lines.map(
    ({ quantity, name, itemCode, total, shipDate }) =>
      `- ${quantity} x ${name} (${itemCode}): ${formatCents(total)}. ${arrives(shipDate)}.`,
  );

/** Centavos of a quotation or an order; `paid` where a part is paid and the rest is owed. */
export interface MailSums {
  subtotal: number;
  discount: number;
  total: number;
  paid?: number;
}
interface SumRow {
  words: string;
  amount: string;
  strong?: boolean;
}

/** What is read adds up: list price less discount plus shipping is the total, less what is paid is what is owed. */
function rowsOf({ subtotal, discount, total, paid = total }: MailSums): SumRow[] {
  return [
    { words: 'Precio de lista', amount: formatCents(subtotal) },
    ...(discount > 0 ? [{ words: 'Descuento', amount: formatCents(-discount) }] : []),
    { words: 'Envío', amount: shippingPrice },
    { words: 'Total', amount: `${formatCents(total)} MXN`, strong: true },
    ...(paid < total
      ? [
          { words: 'Pagado', amount: formatCents(paid) },
          { words: 'Por pagar', amount: `${formatCents(total - paid)} MXN`, strong: true },
        ]
      : []),
  ];
}

/** The sums of a mail as a table. */
export function sumTable(sums: MailSums): Html {
  const style = ({ strong }: SumRow): string => `padding:5px 0;${strong ? 'font-weight:bold;font-size:17px;' : ''}`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:14px;font-size:15px;">${rowsOf(sums).map((one) => html`<tr><td style="${style(one)}">${one.words}</td><td align="right" style="${style(one)}">${one.amount}</td></tr>`)}</table>`;
}

/** The same sums in the text form. */
export const sumTexts = (sums: MailSums): string[] => rowsOf(sums).map(({ words, amount }) => `${words}: ${amount}`);
