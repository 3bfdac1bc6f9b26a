/** States of a payment. `started`: about to ask the provider; `unknown`: asked, without an answer that can be trusted. */
export const PaymentState = {
  started: 'started',
  unknown: 'unknown',
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'cancelled',
  refunded: 'refunded',
} as const;
export type PaymentState = (typeof PaymentState)[keyof typeof PaymentState];
export const paymentStates: readonly PaymentState[] = Object.values(PaymentState);
export const isPaymentState = (state: string): state is PaymentState => paymentStates.some((one) => one === state);

/** The word that people read for a payment's state; in a sentence it begins small. */
export const paymentStateWords: Readonly<Record<PaymentState, string>> = {
  started: 'Iniciado',
  unknown: 'Sin respuesta',
  pending: 'En espera',
  approved: 'Acreditado',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
  refunded: 'Devuelto',
};

/** Payments whose end is not known: they hold their pieces, and their quotation cannot change. */
export const openPaymentStates = [PaymentState.started, PaymentState.unknown, PaymentState.pending] as const;
export const isOpenPayment = (state: PaymentState): boolean => openPaymentStates.some((open) => open === state);

/** Payments whose money arrived, given back since or not. */
export const takenPaymentStates = [PaymentState.approved, PaymentState.refunded] as const;
export const isTakenPayment = (state: PaymentState): boolean => takenPaymentStates.some((taken) => taken === state);

/** Payments whose end is known, until money that was taken goes back or a canceled one arrives late. */
export const decidedPaymentStates = [...takenPaymentStates, PaymentState.rejected, PaymentState.cancelled] as const;

/** States of an order (shopping 4). */
export const OrderState = {
  completed: 'completed',
  pendingSap: 'pending-sap',
  pendingPayment: 'pending-payment',
  canceled: 'canceled',
} as const;
export type OrderState = (typeof OrderState)[keyof typeof OrderState];
export const orderStates: readonly OrderState[] = Object.values(OrderState);
export const isOrderState = (state: string): state is OrderState => orderStates.some((one) => one === state);

/** Orders whose payment was enough: in the ERP already, or on the way to it. */
export const confirmedOrderStates = [OrderState.pendingSap, OrderState.completed] as const;
export const isConfirmedOrder = (state: OrderState): boolean => confirmedOrderStates.some((one) => one === state);

/** Orders that a transfer, also one that comes late, still confirms (reading 5). */
export const awaitingOrderStates = [OrderState.pendingPayment, OrderState.canceled] as const;

/** The states as staff read them; clients read no word of the ERP (shopping 4, accounts 3). */
const staffWords: Readonly<Record<OrderState, string>> = {
  completed: 'Procesado',
  'pending-sap': 'Pendiente SAP',
  'pending-payment': 'Pendiente de pago',
  canceled: 'Cancelado',
};
const clientWords: Readonly<Record<OrderState, string>> = { ...staffWords, 'pending-sap': 'Procesando' };

/** The word that a person reads for an order's state. */
export const orderStateWord = (state: OrderState, forStaff: boolean): string =>
  (forStaff ? staffWords : clientWords)[state];
