import { signInRefusals } from '@actual/contracts/facts/access/sign-in';
import { managerPercent } from '@actual/contracts/facts/payment/manager-percent';
import { stockChangedText } from '@actual/contracts/facts/text/changed-stock-texts';
import {
  addressMissingText,
  alreadyOrderedText,
  amountInvalidText,
  noDollarsText,
  tryAgainText,
} from '@actual/contracts/facts/text/refusal-texts';
import { ApiError } from '@actual/shell-contract';
import { unansweredText } from '../access/unanswered-text';

const texts: Readonly<Record<string, string>> = {
  usd_not_available: noDollarsText,
  payment_amount_invalid: amountInvalidText,
  insufficient_funds: 'Fondos insuficientes',
  ...signInRefusals,
  forbidden: 'La autorización venció o es de otra cotización. Pide una nueva.',
  not_fully_paid: `Se necesita al menos el ${managerPercent} % pagado y la autorización de un gerente.`,
  stock_changed: stockChangedText,
  payment_in_progress: 'Hay un pago en proceso en esta cotización.',
  quotation_ordered: alreadyOrderedText,
  quotation_changed: 'La cotización cambió desde que la viste. Revísala e intenta de nuevo.',
  conflict: 'Tu registro anterior todavía se está procesando. Espera un momento e intenta de nuevo.',
  quotation_without_address: addressMissingText,
};

/** The rates that dollars are taken at, of a refusal of another one. */
function rateText(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'exchange_rate_not_allowed') return undefined;
  const { least, most } = Object(error.details) as { least?: number; most?: number };
  return `El tipo de cambio de hoy va de ${least} a ${most}. Un gerente lo cambia en el corte de caja.`;
}

/** True where the client has to say first where it goes. */
export const isWithoutAddress = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'quotation_without_address';

/** The words for a refused call of the counter. */
export const counterText = (error: unknown): string =>
  unansweredText(error) ??
  rateText(error) ??
  (error instanceof ApiError ? texts[error.code] : undefined) ??
  tryAgainText;
