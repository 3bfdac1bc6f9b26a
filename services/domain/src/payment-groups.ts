import type { ShopperType } from '@actual/contracts/facts/payment-types';
import type { Cents } from './money';

export type PaymentGroup = 1 | 2 | 3 | 4 | 5;

export interface Method {
  readonly type: ShopperType;
  readonly name: string;
  readonly months: number;
  /** The remaining amount must reach this (shopping 5). */
  readonly minimum: Cents;
  readonly cards: readonly string[];
}
export interface Group {
  readonly group: PaymentGroup;
  readonly name: string;
  readonly methods: readonly Method[];
}

const credit = ['visa', 'master-card', 'american-express'] as const;
const plan = (months: 3 | 6 | 9 | 12, minimumPesos: number): Method => ({
  type: `${months}-msi`,
  name: `${months} meses sin intereses`,
  months,
  minimum: minimumPesos * 100,
  cards: credit,
});

/** Payment groups and their methods (shopping 4, 5). Group 5, 18 months, is always hidden and has no method. */
export const paymentGroups: readonly Group[] = [
  {
    group: 1,
    name: 'Un solo pago',
    methods: [
      { type: 'credit-card', name: 'Tarjeta de crédito', months: 1, minimum: 1, cards: credit },
      // American Express is not offered for debit
      { type: 'debit-card', name: 'Tarjeta de débito', months: 1, minimum: 1, cards: ['visa', 'master-card'] },
      { type: 'spei', name: 'Transferencia SPEI', months: 1, minimum: 1, cards: [] },
      { type: 'transfer', name: 'Transferencia bancaria', months: 1, minimum: 1, cards: [] },
      { type: 'ewallet', name: 'Monedero electrónico', months: 1, minimum: 1, cards: [] },
      { type: 'client-balance', name: 'Saldo a favor', months: 1, minimum: 1, cards: [] },
    ],
  },
  { group: 2, name: '3 meses', methods: [plan(3, 300)] },
  { group: 3, name: '6 y 9 meses', methods: [plan(6, 600), plan(9, 800)] },
  { group: 4, name: '12 meses', methods: [plan(12, 1_200)] },
];

/** Discounts of a product or line by payment group, whole percent; index 0 is group 1. */
export type GroupDiscounts = readonly [number, number, number, number, number];

/** A method is enabled when something remains to be paid and it reaches the method's minimum. */
export const methodEnabled = (method: Method, remaining: Cents): boolean =>
  remaining > 0 && remaining >= method.minimum;

/**
 * A group is active if nothing is paid yet, or it is group 1, or it is the group of the last payment; and only if
 * one of its methods is enabled.
 */
export function groupActive(
  group: Group,
  state: { paid: Cents; paymentGroup: PaymentGroup; remaining: Cents },
): boolean {
  const allowed = state.paid === 0 || group.group === 1 || group.group === state.paymentGroup;
  return allowed && group.methods.some((method) => methodEnabled(method, state.remaining));
}
