/** States of a payment. `started`: about to ask the provider; `unknown`: asked, without an answer that can be trusted. */
export type PaymentState = 'started' | 'unknown' | 'pending' | 'approved' | 'rejected' | 'cancelled' | 'refunded';

/** States of an order (shopping 4). */
export type OrderState = 'pending-payment' | 'pending-sap' | 'completed' | 'canceled';

/**
 * Where each payment may go. An answer that is not in this table changes nothing. `cancelled` still leads to
 * `approved`: a payment that arrives late is never lost (reading 5).
 */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  started: ['unknown', 'pending', 'approved', 'rejected', 'cancelled'],
  unknown: ['pending', 'approved', 'rejected', 'cancelled'],
  pending: ['approved', 'rejected', 'cancelled'],
  approved: ['refunded'],
  rejected: [],
  cancelled: ['approved'],
  refunded: [],
};

/** Where each order may go; the database holds both tables too, as triggers. A cancelled order is reopened by a payment that came late. */
export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  'pending-payment': ['pending-sap', 'canceled'],
  'pending-sap': ['completed', 'canceled'],
  completed: ['canceled'],
  canceled: ['pending-sap'],
};

export const paymentMayBecome = (from: PaymentState, to: PaymentState): boolean =>
  paymentTransitions[from].includes(to);

/** Payments whose end is not known: they hold their pieces, and their quotation cannot change. */
export const openPaymentStates: readonly PaymentState[] = ['started', 'unknown', 'pending'];

const labels: Record<OrderState, string> = {
  completed: 'Procesado',
  'pending-sap': 'Procesando',
  'pending-payment': 'Pendiente de pago',
  canceled: 'Cancelado',
};

/** The word a person reads for an order's status; staff see that an order is not yet in the ERP (shopping 4). */
export const orderStatusLabel = (status: OrderState, forStaff: boolean): string =>
  forStaff && status === 'pending-sap' ? 'Pendiente SAP' : labels[status];
