import {
  openPaymentStates,
  orderStateWord,
  orderTransitions,
  type PaymentState,
  paymentMayBecome,
  paymentTransitions,
} from './states';

test('an approved payment never becomes rejected, pending or canceled', () => {
  for (const to of ['rejected', 'pending', 'cancelled', 'started', 'unknown'] as PaymentState[])
    expect(paymentMayBecome('approved', to)).toBe(false);
});

test('a canceled payment that the provider approves late is taken, a rejected one never is', () => {
  expect(paymentMayBecome('cancelled', 'approved')).toBe(true);
  expect(paymentTransitions.rejected).toEqual([]);
});

test('every open payment can still be approved, rejected or canceled', () => {
  for (const from of openPaymentStates)
    for (const to of ['approved', 'rejected', 'cancelled'] as PaymentState[])
      expect(paymentMayBecome(from, to)).toBe(true);
});

test('a completed order does not go back to waiting', () => {
  expect(orderTransitions.completed).toEqual(['canceled']);
  expect(orderTransitions['pending-sap']).toContain('completed');
});

test('only staff read that an order is not yet in the ERP', () => {
  expect(orderStateWord('pending-sap', false)).toBe('Procesando');
  expect(orderStateWord('pending-sap', true)).toBe('Pendiente SAP');
  expect(orderStateWord('completed', true)).toBe('Procesado');
  expect(orderStateWord('pending-payment', false)).toBe('Pendiente de pago');
  expect(orderStateWord('canceled', false)).toBe('Cancelado');
});
