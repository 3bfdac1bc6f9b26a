import type { FoundInvoice, Invoice } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';
import { refusalText } from '../../shared/refusals';

type Obstacle = NonNullable<FoundInvoice['obstacle']>;

/** Why there is no invoice to be asked for. */
export const obstacleText: Readonly<Record<Obstacle, string>> = {
  not_paid: 'Puedes pedir tu factura en cuanto el pedido esté pagado.',
  canceled: 'Un pedido cancelado no se factura.',
  month_over: 'El plazo terminó: la factura se pide en el mismo mes de la compra.',
  fiscal_data_missing: 'Para facturar necesitamos tus datos fiscales.',
};

const fieldWords: Readonly<Record<string, string>> = {
  LicTradNum: 'RFC',
  companyName: 'nombre o razón social',
  regime: 'régimen fiscal',
  cfdiUse: 'uso de la factura',
  ZipCode: 'código postal fiscal',
};

const list = new Intl.ListFormat('es-MX', { type: 'conjunction' });

/** What to look at after the tax authority refused the receiver. */
export function refusedText({ refusal }: Pick<Invoice, 'refusal'>): string {
  const words = [...new Set(refusal.map(({ field }) => fieldWords[field]).filter((word) => word !== undefined))];
  if (words.length === 0) return 'El SAT no la aceptó. Intenta de nuevo o escríbenos para ayudarte.';
  return `El SAT no aceptó tu ${list.format(words)}. Compara tus datos con tu Constancia de Situación Fiscal.`;
}

/** The words for an invoice that could not be asked for, after «Error al crear factura». */
export function creationText(error: unknown): string {
  if (!(error instanceof ApiError)) return refusalText(error);
  const { reason } = (error.details ?? {}) as { reason?: Obstacle };
  if (error.code === 'invoice_not_possible' && reason) return obstacleText[reason];
  if (error.code === 'fiscal_data_missing') return obstacleText.fiscal_data_missing;
  return error.code === 'invalid_input' ? 'Revisa tus datos fiscales: no van juntos.' : refusalText(error);
}
