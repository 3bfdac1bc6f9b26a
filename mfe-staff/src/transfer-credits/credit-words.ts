import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError } from '@actual/shell-contract';
import { formatPesos } from '@actual/ui';
import { unansweredText } from '../access/unanswered-text';

const texts: Readonly<Record<string, string>> = {
  transfer_credited: 'Este movimiento del banco ya se acreditó. Revisa la clave de rastreo y el día.',
  total_changed: 'Alguien más acreditó a este pedido. Revisa lo que falta antes de acreditar otra vez.',
  conflict: 'Este pedido ya no espera una transferencia.',
  forbidden: 'Solo gerentes y administradores pueden acreditar.',
  invalid_input: 'Revisa el monto, la clave de rastreo y el día: no puede ser después de hoy.',
};

/** A refused credit in words. */
export const refusedText = (error: unknown): string =>
  unansweredText(error) ?? (error instanceof ApiError ? texts[error.code] : undefined) ?? tryAgainText;

/** The effect of crediting an amount, before it is done; pesos. Empty where it cannot be told yet. */
export function meaningOf(amount: number, due: number, canceled: boolean): string {
  if (!(amount > 0)) return '';
  const over = amount - due;
  if (over < 0 && canceled) return 'No alcanza para reactivar el pedido: queda como devolución en Casos de pago.';
  if (over < 0) return `Faltarán ${formatPesos(-over)}; el pedido sigue en espera hasta su fecha límite.`;
  const goes = canceled ? 'El pedido se reactiva si todavía hay piezas.' : 'El pedido queda pagado y sigue a SAP.';
  return over > 0 ? `${goes} Sobran ${formatPesos(over)}: quedan como devolución en Casos de pago.` : goes;
}
