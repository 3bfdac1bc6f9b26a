import type { Line, LoadedQuotation } from '@actual/checkout-service/src/quotation/loaded-quotation';
import { sites } from '@actual/contracts/facts/company/brands';
import { managerBigticketPercent, type PaymentGroup } from '@actual/domain';
import * as fc from 'fast-check';

/** How a purchase is paid: parts that are paid already, then the rest in one way. */
export interface Purchase {
  site: LoadedQuotation['site'];
  lines: Pick<Line, 'unitPrice' | 'quantity' | 'discounts' | 'bigticket'>[];
  /** Percent of the total with group 1 that each part paid; ways that pay in one sum. */
  parts: { type: 'ewallet' | 'client-balance' | 'cash' | 'cash-usd' | 'transfer'; percent: number }[];
  /** The plan of the last payment. */
  plan: { type: string; group: PaymentGroup; months: number };
}

const half = (halfPesos: number): number => halfPesos * 50;
const percent = fc.integer({ min: 0, max: 60 });
const inOneSum: Purchase['plan'] = { type: 'credit-card', group: 1, months: 1 };
const plans: Purchase['plan'][] = [
  inOneSum,
  { type: 'spei', group: 1, months: 1 },
  { type: '3-msi', group: 2, months: 3 },
  { type: '9-msi', group: 3, months: 9 },
  { type: '12-msi', group: 4, months: 12 },
];

/** Random baskets, discounts of each group, parts and ways to pay. Prices are centavos, many of them half pesos. */
export const anyPurchase: fc.Arbitrary<Purchase> = fc
  .record({
    site: fc.constantFrom(...sites),
    lines: fc.array(
      fc.record({
        unitPrice: fc.oneof(fc.integer({ min: 400, max: 60_000 }), fc.integer({ min: 100, max: 3_000_000 })).map(half),
        quantity: fc.integer({ min: 1, max: 9 }),
        discounts: fc.tuple(percent, percent, percent, percent, percent),
        bigticket: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: managerBigticketPercent })),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    parts: fc.array(
      fc.record({
        type: fc.constantFrom<Purchase['parts'][number]['type']>('ewallet', 'client-balance', 'cash', 'cash-usd'),
        percent: fc.integer({ min: 1, max: 45 }),
      }),
      { maxLength: 2 },
    ),
    plan: fc.constantFrom(...plans),
  })
  // after a part is paid, the rest is paid in one sum
  .map((one) => (one.parts.length > 0 && one.plan.group !== 1 ? { ...one, plan: inOneSum } : one));
