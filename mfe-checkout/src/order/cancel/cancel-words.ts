import type { CancellationPreview, ChosenLine, Order } from '@actual/contracts';
import { cancelBusinessDays } from '@actual/contracts/facts/delivery/deadlines';
import { refundBusinessDays } from '@actual/contracts/facts/payment/deadlines';
import { countWords, formatPesos } from '@actual/contracts/facts/text/written';
import { isClabe, normalClabe } from '@actual/contracts/fiscal/clabe';
import { ApiError } from '@actual/shell-contract';
import { formatDate, pieces } from '@actual/ui';
import { refusalText } from '../../shared/refusals';

export const cancelPage = (orderId: string): string => `/checkout/order/${orderId}/cancelar`;
/** Its page with all pieces of some lines chosen. */
export const cancelHref = ({ id, Details }: Pick<Order, 'id' | 'Details'>, lines: readonly string[]): string =>
  `${cancelPage(id)}?${new URLSearchParams(
    Details.filter((line) => lines.includes(line.id)).map((line) => [piecesField(line.id), String(line.quantity)]),
  )}`;
/** Its form's name among those of the page. */
export const cancelForm = 'cancelar';
/** The field of a line's pieces, also in the page's address. */
export const piecesField = (line: string): string => `piezas-${line}`;

type Refusal = NonNullable<CancellationPreview['refusal']>;

export const refusals: Readonly<Record<Refusal, string>> = {
  already_left: 'Ya va en camino: al recibirlo puedes pedir su devolución.',
  already_canceled: 'Este pedido ya está cancelado.',
  payment_in_progress: 'Un pago de este pedido se está procesando. Espera a que termine para cancelar.',
};

const texts: Readonly<Record<string, string>> = {
  ...refusals,
  total_changed: 'El pedido cambió desde que lo viste. Revisa otra vez cuánto te devolvemos: no se canceló nada.',
  agreed_together: 'Su precio se acordó por todas sus piezas: cancela todas o pídele a tu asesor otro acuerdo.',
  not_found: 'Ese artículo ya no está en tu pedido. Actualiza la página.',
  conflict: 'El pago que se espera ya no se puede cerrar. Intenta de nuevo en un momento.',
  payment_provider_unavailable: 'El banco tarda en responder y no se canceló nada. Intenta de nuevo en un momento.',
};

/** Why nothing was canceled. */
export const cancelRefusal = (error: unknown): string =>
  (error instanceof ApiError ? texts[error.code] : undefined) ?? refusalText(error);

/** The field of the account that a transfer goes to. */
export const clabeField = 'clabe';

/** The account as it was typed. */
export const clabeIn = (fields: FormData): string => normalClabe(String(fields.get(clabeField) ?? ''));

/** What is wrong with it, by field. */
export const clabeErrors = (clabe: string): Record<string, string> =>
  isClabe(clabe) ? {} : { [clabeField]: 'Revisa tu CLABE: son 18 dígitos y el último comprueba a los demás.' };

/** Until when pieces can be canceled. */
const untilText = (until: string | null): string =>
  until === null ? 'Todavía no tiene fecha' : `Puedes cancelar hasta el ${formatDate(until)}`;

/** The hint at a line that can be canceled. */
export const lineHint = ({ until, together }: CancellationPreview['lines'][number]): string =>
  together ? `${untilText(until)}, todas juntas: su precio se acordó por todas` : untilText(until);

/** Until when, in general. */
export const ruleText = `Sin costo, hasta ${countWords(cancelBusinessDays, 'día hábil', 'días hábiles')} antes de la fecha prometida. Te devolvemos el importe de los artículos.`;

/** The name of a payment, beside the refund that goes back to it. */
export const partTerm = ({ name, card }: CancellationPreview['parts'][number]): string =>
  card ? `${name}, terminada en ${card}` : name;

/** How much goes back to what was paid with, how, and when. */
export function partText({ amount, msi, goesTo }: CancellationPreview['parts'][number]): string {
  const pesos = formatPesos(amount);
  switch (goesTo) {
    case 'provider':
      return `${pesos} al mismo medio. Puede tardar hasta ${refundBusinessDays} días hábiles${msi > 1 ? ' y tu banco ajusta las mensualidades' : ''}`;
    case 'ledger':
      return `${pesos} en el momento`;
    case 'first-order':
      return `${pesos} por donde pagaste el pedido que cambiaste`;
    case 'account':
      return `${pesos} a tu cuenta, por transferencia`;
    case 'counter':
      return `${pesos} en la tienda donde pagaste, con tu número de pedido`;
  }
}

/** Pieces that a form or an address names, of the order's lines. */
export const chosenIn = (textOf: (field: string) => string, { Details }: Pick<Order, 'Details'>): ChosenLine[] =>
  Details.flatMap(({ id, quantity }) => {
    const count = Number(textOf(piecesField(id)));
    return Number.isInteger(count) && count > 0 ? [{ id, quantity: Math.min(count, quantity) }] : [];
  });

/** «Ninguna», «1 pieza», … of a line; of one whose pieces stay together none or all. */
export const countOptions = (most: number, together: boolean): { value: string; label: string }[] =>
  Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? 'Ninguna' : pieces(count),
  })).filter((_, count) => !together || count === 0 || count === most);
