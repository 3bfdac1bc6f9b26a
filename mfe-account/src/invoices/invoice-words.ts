import { type InvoiceObstacle, invoiceObstacleWords } from '@actual/contracts/facts/invoices';
import { ApiError } from '@actual/shell-contract';
import { refusalOf } from '../forms/refusals';

const ownWords = {
  invoice_unchanged: 'Tus datos fiscales son los de la factura. Cámbialos primero y después sustitúyela.',
  fiscal_data_missing: invoiceObstacleWords.fiscal_data_missing,
  invalid_input: 'Revisa tus datos fiscales: no van juntos.',
  conflict: 'Esta factura cambió mientras tanto. Recarga la página.',
  not_found: 'Esta factura cambió mientras tanto. Recarga la página.',
};

/** What to say of an invoice that could not be made, replaced, canceled or downloaded. */
export function invoiceRefusalText(error: unknown): string {
  const { reason } = ((error instanceof ApiError ? error.details : null) ?? {}) as { reason?: InvoiceObstacle };
  if (error instanceof ApiError && error.code === 'invoice_not_possible' && reason) return invoiceObstacleWords[reason];
  return refusalOf(error, {}, ownWords).text ?? ownWords.conflict;
}
