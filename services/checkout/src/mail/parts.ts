import { shippingOf } from '@actual/contracts/facts/delivery/shipping-cost';
import { countWords, formatCents, formatDate } from '@actual/contracts/facts/text/written';
import { type Item, items, type MailBlock, type Sum, sums } from '@actual/kit/mail';

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

/** Address of a product's picture for mails: JPEG, since Outlook knows no WebP. */
export const mailPicture = (origin: string, picture: string | null): string | null =>
  picture && `${origin}/pictures/${encodeURIComponent(picture)}-300.jpg`;

function itemOf(origin: string, line: MailLine): Item {
  const { name, itemCode, finish, picture, quantity, subtotal, total } = line;
  const arrival = arrives(line.shipDate);
  return {
    name,
    finish,
    arrival,
    picture: mailPicture(origin, picture),
    pieces: `${countWords(quantity, 'pieza', 'piezas')} · ${itemCode}`,
    price: formatCents(total),
    before: subtotal > total ? formatCents(subtotal) : null,
    text: `- ${quantity} x ${name} (${itemCode}): ${formatCents(total)}. ${arrival}.`,
  };
}

/** The lines of a mail. `origin`: the brand's public address, for the pictures. */
export const lineItems = (origin: string, all: readonly MailLine[]): MailBlock =>
  items(all.map((line) => itemOf(origin, line)));

/** Centavos of a quotation or an order; `paid` where a part is paid and the rest is owed. */
export interface MailSums {
  subtotal: number;
  discount: number;
  total: number;
  paid?: number;
  /** Delivering there is not free. */
  extraCost: boolean;
}

/** The rows add up: list price less discount plus shipping is the total; less payments, it is the rest. */
function rowsOf({ subtotal, discount, total, paid = total, extraCost }: MailSums): Sum[] {
  const shipping = shippingOf(extraCost ?? false);
  return [
    { words: 'Precio de lista', amount: formatCents(subtotal) },
    ...(discount > 0 ? [{ words: 'Descuento', amount: formatCents(-discount) }] : []),
    { words: 'Envío', amount: shipping.price, note: shipping.note || undefined },
    { words: 'Total', amount: `${formatCents(total)} MXN`, strong: true },
    ...(paid < total
      ? [
          { words: 'Pagado', amount: formatCents(paid) },
          { words: 'Por pagar', amount: `${formatCents(total - paid)} MXN`, strong: true },
        ]
      : []),
  ];
}

/** The sums below the articles of a mail. */
export const totalSums = (of: MailSums): MailBlock => sums(rowsOf(of));
