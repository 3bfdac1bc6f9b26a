import type { PaymentDetail } from '@actual/contracts/recorded-words';

/** Methods whose payer sends the money later: by transfer to a CLABE, or in cash with a ticket. */
const methods = {
  clabe: { type: 'bank_transfer', detail: 'pending_waiting_transfer', page: 'Paga con transferencia SPEI' },
  oxxo: { type: 'ticket', detail: 'pending_waiting_payment', page: 'Paga en OXXO' },
  paycash: { type: 'ticket', detail: 'pending_waiting_payment', page: 'Paga en efectivo con Paycash' },
} as const satisfies Record<string, { type: string; detail: PaymentDetail; page: string }>;

export type DeferredMethod = (typeof methods)[keyof typeof methods];

/** The provider's data of a deferred method; undefined for a card. */
export const deferredMethod = (id: string): DeferredMethod | undefined =>
  Object.hasOwn(methods, id) ? methods[id as keyof typeof methods] : undefined;
