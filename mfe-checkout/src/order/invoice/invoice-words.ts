import { type InvoiceObstacle, invoiceObstacleWords, sameMonthText } from '@actual/contracts/facts/payment/invoices';
import { storeDay } from '@actual/contracts/store-day';
import { ApiError } from '@actual/shell-contract';
import { formatDate } from '@actual/ui';
import { refusalText } from '../../shared/refusals';

/** The words for an invoice that could not be asked for, after «Error al crear factura». */
export function creationText(error: unknown): string {
  if (!(error instanceof ApiError)) return refusalText(error);
  const { reason } = (error.details ?? {}) as { reason?: InvoiceObstacle };
  if (error.code === 'invoice_not_possible' && reason) return invoiceObstacleWords[reason];
  if (error.code === 'fiscal_data_missing') return invoiceObstacleWords.fiscal_data_missing;
  return error.code === 'invalid_input' ? 'Revisa tus datos fiscales: no van juntos.' : refusalText(error);
}

/** The last day for asking for an invoice that can be asked for today: its month is the purchase's (reading 13). */
export function askedUntilText(today = storeDay()): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return `Puedes pedirla hasta el ${formatDate(last)}. ${sameMonthText}`;
}
