import type { BoardCard } from '@actual/contracts';
import { type QuotationStage, quotationStageWords } from '@actual/contracts/facts/payment/quotation-states';

/** The moves that bring a card into another column; each is a change of the quotation, with a form of its own. */
export type Move = 'record' | 'close' | 'reopen';

/** How a card comes into a column, or why it does not. */
export type MoveTo = { move: Move } | { refusal: string };

/** The move to a column. `mayDecide`: the user is a manager. Null for the column that the card is in. */
export function moveTo({ stage, openStage }: BoardCard, to: QuotationStage, mayDecide: boolean): MoveTo | null {
  if (to === stage) return null;
  if (stage === 'ordered') return { refusal: 'Ya es un pedido: se sigue en su página.' };
  if (to === 'ordered') return { refusal: 'Solo el pago la convierte en pedido.' };
  if (stage === 'lost') {
    if (!mayDecide) return { refusal: 'Solo un gerente reabre una cotización perdida.' };
    if (to !== openStage) return { refusal: `Al reabrirla vuelve a «${quotationStageWords[openStage]}».` };
    return { move: 'reopen' };
  }
  if (to === 'lost')
    return mayDecide ? { move: 'close' } : { refusal: 'Solo un gerente cierra una cotización como perdida.' };
  if (to === 'tried') return { refusal: 'Solo un intento de pago del cliente la trae aquí.' };
  if (stage === 'tried') return { refusal: 'Ya hubo un intento de pago, y eso no se deshace.' };
  return to === 'followed' ? { move: 'record' } : { refusal: 'Lo que se habló no se borra.' };
}
