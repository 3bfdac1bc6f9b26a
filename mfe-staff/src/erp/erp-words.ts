import type { ErpStanding } from '@actual/contracts';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { recordedWords } from '@actual/contracts/recorded-words';
import { ApiError } from '@actual/shell-contract';
import { unansweredText } from '../access/unanswered-text';

/** Where an order stands in the ERP, and the tone of its tag. */
export const standingWords: Readonly<
  Record<ErpStanding['state'], { words: string; tone: 'success' | 'neutral' | 'warning' | 'error' }>
> = {
  created: { words: 'Creado', tone: 'success' },
  waiting: { words: 'En espera', tone: 'warning' },
  parked: { words: '1 por reintentar', tone: 'error' },
  none: { words: 'Sin enviar', tone: 'neutral' },
};

const texts: Readonly<Record<string, string>> = {
  conflict: 'Este pedido no se escribe en SAP: espera su pago o está cancelado.',
  not_found: 'El pedido ya no existe. Actualiza la página.',
};

/** A refused press in words. */
export const refusedText = (error: unknown): string =>
  unansweredText(error) ?? (error instanceof ApiError ? texts[error.code] : undefined) ?? tryAgainText;

/** The message after a press that wrote nothing yet. */
export function outcomeText({ state, reason }: Pick<ErpStanding, 'state' | 'reason'>): string {
  if (state === 'parked') return `SAP no lo aceptó: ${reason ? recordedWords(reason) : 'sin motivo'}`;
  return `SAP no ha respondido${reason ? `: ${recordedWords(reason)}` : ''}. Se vuelve a intentar solo.`;
}
