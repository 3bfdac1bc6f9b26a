import { requiredText, reviewText } from '@actual/contracts/facts/text/field-texts';
import { isFolio } from '@actual/contracts/rules';

export const folioLabel = 'Folio del pedido';
/** Where a buyer finds it. */
export const folioHint = '6 dígitos, en tu correo de confirmación.';

/** The message for a wrong or missing folio of an order, or true when it is right. */
export function checkFolio(value = ''): true | string {
  if (!value.trim()) return requiredText;
  return isFolio(value.trim()) || reviewText(folioLabel, 'Son 6 dígitos, como en tu correo de confirmación.');
}
