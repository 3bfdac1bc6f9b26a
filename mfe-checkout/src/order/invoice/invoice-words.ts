import { type InvoiceObstacle, invoiceObstacleWords } from '@actual/contracts/facts/payment/invoices';
import { ApiError } from '@actual/shell-contract';
import { refusalText } from '../../shared/refusals';

/** The words for an invoice that could not be asked for, after «Error al crear factura». */
export function creationText(error: unknown): string {
  if (!(error instanceof ApiError)) return refusalText(error);
  const { reason } = (error.details ?? {}) as { reason?: InvoiceObstacle };
  if (error.code === 'invoice_not_possible' && reason) return invoiceObstacleWords[reason];
  if (error.code === 'fiscal_data_missing') return invoiceObstacleWords.fiscal_data_missing;
  return error.code === 'invalid_input' ? 'Revisa tus datos fiscales: no van juntos.' : refusalText(error);
}
