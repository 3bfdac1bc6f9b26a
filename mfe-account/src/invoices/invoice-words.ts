import { invoiceObstacleWords } from '@actual/contracts/facts/payment/invoices';
import { refusalOf } from '../forms/refusals';

/** Why an order has no invoice to ask for, by the refusal's code and reason. */
export const obstacleWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(invoiceObstacleWords).map(([reason, text]) => [`invoice_not_possible:${reason}`, text]),
);

const ownWords = {
  ...obstacleWords,
  invoice_credited: 'Tu factura tiene notas de crédito: para cancelarla o sustituirla, escríbenos.',
  invoice_unchanged: 'Tus datos fiscales son los de la factura. Cámbialos primero y después sustitúyela.',
  fiscal_data_missing: invoiceObstacleWords.fiscal_data_missing,
  invalid_input: 'Revisa tus datos fiscales: no van juntos.',
  conflict: 'Esta factura cambió mientras tanto. Recarga la página.',
  not_found: 'Esta factura cambió mientras tanto. Recarga la página.',
};

/** The message for an invoice that could not be made, replaced, canceled or downloaded. */
export function invoiceRefusalText(error: unknown): string {
  return refusalOf(error, {}, ownWords).text ?? ownWords.conflict;
}
