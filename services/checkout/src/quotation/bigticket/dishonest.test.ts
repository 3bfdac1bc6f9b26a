import { bargainedPercent, discounted, type GroupDiscounts, lineTotals } from '@actual/domain';
import * as fc from 'fast-check';
import { joined } from '../lines/line-state';
import type { Line } from '../loaded-quotation';
import { maximumOf, settled, termsOf } from './terms';

/** Carts tried, each with some moves of a shopper who wants a bargain for more than was agreed. */
const carts = 20_000;
const prices = [1_299_900, 89_950] as const;
const promotions: readonly GroupDiscounts[] = [
  [20, 20, 15, 10, 10],
  [0, 0, 0, 0, 0],
];

type Move = (cart: Cart) => void;

/** One quotation as it changes, and staff's grants, as a bystander would note them down. */
class Cart {
  id = 'q0';
  pricedOn = '2026-11-26';
  lines: Line[] = [this.lineOf(0, 1)];
  readonly agreed = new Map<string, number>();

  lineOf(product: 0 | 1, quantity: number): Line {
    return {
      id: `${product}-${Math.random()}`,
      productId: `p${product}`,
      itemCode: `I${product}`,
      quantity,
      originalQuantity: quantity,
      unitPrice: prices[product],
      discounts: promotions[product] ?? [0, 0, 0, 0, 0],
      bigticket: 0,
      bargain: null,
      package: null,
      shipDate: 'd1',
      originalShipDate: 'd1',
      shipCompany: null,
      shipCompanyFrom: null,
      stockSourceId: null,
      product: null,
    };
  }

  noted(line: Line): string {
    return JSON.stringify([line.productId, termsOf(line, this)]);
  }

  each(change: (line: Line) => Line): void {
    this.lines = this.lines.map((line) => settled(change(line), this));
  }

  bargain(percentage: number, byManager: boolean): void {
    const lines = this.lines.filter((line) => byManager || percentage <= maximumOf(line, this));
    this.each((line) => {
      if (!lines.includes(line)) return line;
      const maximum = byManager ? percentage : maximumOf(line, this);
      this.agreed.set(this.noted(line), percentage);
      return { ...line, bargain: { ...termsOf(line, this), percentage, maximum } };
    });
  }

  /** Lines of one product on one date become one. */
  join(): void {
    const byKey = new Map<string, Line>();
    for (const line of this.lines) {
      const key = `${line.productId} ${line.shipDate}`;
      const same = byKey.get(key);
      byKey.set(key, same ? joined(same, line) : line);
    }
    this.lines = [...byKey.values()];
    this.each((line) => line);
  }
}

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.tuple(fc.constantFrom(3, 20, 40), fc.boolean()).map(([percent, byManager]) => (cart: Cart) => {
    cart.bargain(percent, byManager);
  }),
  fc.constantFrom(1, 2, 20).map((quantity) => (cart: Cart) => cart.each((line) => ({ ...line, quantity }))),
  fc.constantFrom('d1', 'd2').map((shipDate) => (cart: Cart) => {
    cart.each((line) => ({ ...line, shipDate }));
    cart.join();
  }),
  fc.constantFrom(0 as const, 1 as const).map((product) => (cart: Cart) => {
    cart.lines.push(cart.lineOf(product, 1));
    cart.join();
  }),
  fc.constantFrom('2026-11-26', '2026-11-27').map((pricedOn) => (cart: Cart) => {
    cart.pricedOn = pricedOn;
    cart.each((line) => line);
  }),
  fc.constantFrom('q0', 'q1').map((id) => (cart: Cart) => {
    cart.id = id;
    cart.each((line) => line);
  }),
  fc.constantFrom(0.9, 1.1).map((factor) => (cart: Cart) => {
    cart.each((line) => ({ ...line, unitPrice: Math.round(line.unitPrice * factor) }));
  }),
);

test('after any moves no line costs less than its list price minus the discount granted for exactly it', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
      const cart = new Cart();
      for (const one of moves) one(cart);
      return cart.lines.every((line) => {
        const granted = cart.agreed.get(cart.noted(line)) ?? 0;
        const percent = bargainedPercent(line.discounts[0], granted);
        return lineTotals(line, 1).unit >= discounted(line.unitPrice, percent);
      });
    }),
    { numRuns: carts },
  );
});
