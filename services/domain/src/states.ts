import { OrderState, PaymentState } from '@actual/contracts/facts/payment/states';

export * from '@actual/contracts/facts/payment/states';

const { started, unknown, pending, approved, rejected, cancelled, refunded } = PaymentState;

/** Where each payment may go; `cancelled` leads to `approved`, since a late payment is never lost (reading 5). */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  [started]: [unknown, pending, approved, rejected, cancelled],
  [unknown]: [pending, approved, rejected, cancelled],
  [pending]: [approved, rejected, cancelled],
  [approved]: [refunded],
  [rejected]: [],
  [cancelled]: [approved],
  [refunded]: [],
};

const { pendingPayment, pendingSap, completed, canceled } = OrderState;

/** The next states of an order; triggers hold both tables too. A payment that comes late reopens a canceled order. */
export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  [pendingPayment]: [pendingSap, canceled],
  [pendingSap]: [completed, canceled],
  [completed]: [canceled],
  [canceled]: [pendingSap],
};

/** Whether a payment may go from one state to another. */
export const paymentMayBecome = (from: PaymentState, to: PaymentState): boolean =>
  paymentTransitions[from].includes(to);
