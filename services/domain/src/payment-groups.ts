import {
  isCardType,
  PaymentType,
  paymentTypeFacts,
  type ShopperType,
  shopperTypes,
} from '@actual/contracts/facts/payment/payment-types';
import { type Cents, fromPesos } from './money';

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

const creditCards = ['visa', 'master-card', 'american-express'] as const;
// American Express is not offered for debit
const debitCards = ['visa', 'master-card'] as const;

function cardsOf(type: ShopperType): readonly string[] {
  if (!isCardType(type)) return [];
  return type === PaymentType.debitCard ? debitCards : creditCards;
}

function groupOf(group: PaymentGroup, name: string): Group {
  const methods = shopperTypes
    .filter((type) => paymentTypeFacts[type].plan.group === group)
    .map((type) => {
      const { name, plan } = paymentTypeFacts[type];
      return { type, name, months: plan.months, minimum: fromPesos(plan.minimumPesos), cards: cardsOf(type) };
    });
  return { group, name, methods };
}

/** Payment groups and their methods (shopping 4, 5). Group 5, 18 months, is always hidden and has no method. */
export const paymentGroups: readonly Group[] = [
  groupOf(1, 'Un solo pago'),
  groupOf(2, '3 meses'),
  groupOf(3, '6 y 9 meses'),
  groupOf(4, '12 meses'),
];

/** Discounts of a product or line by payment group, whole percent; index 0 is group 1. */
export type GroupDiscounts = readonly [number, number, number, number, number];

/** A method is enabled when something remains to be paid and it reaches the method's minimum. */
export const methodEnabled = (method: Method, remaining: Cents): boolean =>
  remaining > 0 && remaining >= method.minimum;

/** Before any payment every group is active, then group 1 and the last payment's; never one without an enabled method. */
export function groupActive(
  group: Group,
  state: { paid: Cents; paymentGroup: PaymentGroup; remaining: Cents },
): boolean {
  const allowed = state.paid === 0 || group.group === 1 || group.group === state.paymentGroup;
  return allowed && group.methods.some((method) => methodEnabled(method, state.remaining));
}
