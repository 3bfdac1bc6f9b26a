/**
 * An invoice's states: `requested` and `canceling` wait for the tax authority, `refused` for its receiver's correction.
 */
export const InvoiceState = {
  requested: 'requested',
  refused: 'refused',
  valid: 'valid',
  canceling: 'canceling',
  canceled: 'canceled',
} as const;
export type InvoiceState = (typeof InvoiceState)[keyof typeof InvoiceState];
export const invoiceStates: readonly InvoiceState[] = Object.values(InvoiceState);
export const isInvoiceState = (state: string): state is InvoiceState => invoiceStates.some((one) => one === state);

/** The word that people read for an invoice's state. */
export const invoiceStateWords: Readonly<Record<InvoiceState, string>> = {
  requested: 'En proceso',
  refused: 'Rechazada',
  valid: 'Vigente',
  canceling: 'Cancelación pendiente',
  canceled: 'Cancelada',
};

/** Invoices that were stamped: they have a number of the tax authority, and files. */
const stampedStates = [InvoiceState.valid, InvoiceState.canceling, InvoiceState.canceled] as const;
export const isStamped = (state: InvoiceState): boolean => stampedStates.some((one) => one === state);

/** The tax authority's motives to cancel a CFDI. */
export const cancellationMotives = ['01', '02', '03', '04'] as const;
export type CancellationMotive = (typeof cancellationMotives)[number];
/** The motive of an invoice that another one takes the place of; the others leave none. */
export const substitution = '01' satisfies CancellationMotive;
/** The motive of an invoice whose order was canceled. */
export const notTakenPlace = '03' satisfies CancellationMotive;
/** How the new invoice names the one before it (c_TipoRelacion). */
export const substitutionRelation = '04';

/** States of a credit note (CFDI of egreso); accountants make refused ones by hand. */
export const creditNoteStates = ['requested', 'valid', 'refused'] as const;
export type CreditNoteState = (typeof creditNoteStates)[number];

export const creditNoteStateWords: Readonly<Record<CreditNoteState, string>> = {
  requested: 'En proceso',
  valid: 'Vigente',
  refused: 'El SAT no la aceptó: la hace contabilidad',
};

/** How a credit note names its invoice (c_TipoRelacion): money alone, or pieces that are the store's again. */
export const creditRelations = { money: '01', pieces: '03' } as const;
export type CreditRelation = (typeof creditRelations)[keyof typeof creditRelations];
export const creditRelationWords: Readonly<Record<CreditRelation, string>> = {
  '01': 'Bonificación',
  '03': 'Devolución de mercancía',
};

/** The tax authority's words. */
export const cancellationMotiveWords: Readonly<Record<CancellationMotive, string>> = {
  '01': 'Comprobante emitido con errores con relación',
  '02': 'Comprobante emitido con errores sin relación',
  '03': 'No se llevó a cabo la operación',
  '04': 'Operación nominativa relacionada en la factura global',
};

export const sameMonthText = 'La factura se pide en el mismo mes de la compra.';

/** Why an order has no invoice to be made of it now. */
export const invoiceObstacles = ['not_paid', 'canceled', 'month_over', 'fiscal_data_missing'] as const;
export type InvoiceObstacle = (typeof invoiceObstacles)[number];
export const invoiceObstacleWords: Readonly<Record<InvoiceObstacle, string>> = {
  not_paid: 'La factura se pide en cuanto el pedido esté pagado.',
  canceled: 'Un pedido cancelado no se factura.',
  month_over: `El plazo terminó. ${sameMonthText}`,
  fiscal_data_missing: 'Para facturar necesitamos tus datos fiscales.',
};

const refusedFields: Readonly<Record<string, string>> = {
  LicTradNum: 'RFC',
  companyName: 'nombre o razón social',
  regime: 'régimen fiscal',
  cfdiUse: 'uso de la factura',
  ZipCode: 'código postal fiscal',
};

/** The advice after the tax authority refused the receiver's data. */
export function refusedInvoiceText(refusal: readonly { field: string }[]): string {
  const words = [...new Set(refusal.map(({ field }) => refusedFields[field]).filter((word) => word !== undefined))];
  if (words.length === 0) return 'El SAT no la aceptó. Intenta de nuevo o escríbenos para ayudarte.';
  const list = new Intl.ListFormat('es-MX', { type: 'conjunction' }).format(words);
  return `El SAT no aceptó tu ${list}. Compara tus datos con tu Constancia de Situación Fiscal.`;
}

/** Percent of IVA of everything the store sells; its prices include it (accounts 9). */
export const ivaPercent = 16;
/** Hours that a CFDI may be dated back. */
export const datedBackHours = 72;
/** Days that the invoice request of an unpaid quotation waits, and in which invoices of canceled orders are canceled. */
export const invoiceWorkDays = 40;
/** Days after which what went back is credited no more by itself: its case is with staff long before. */
export const creditWorkDays = 40;
/** Minutes between two looks at a cancellation whose receiver has three days to answer. */
export const cancellationLookMinutes = 30;
