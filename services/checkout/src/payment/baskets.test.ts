import {
  invoiceFigures,
  lineTotals,
  managerBigticketPercent,
  type PaymentGroup,
  paymentGroups,
  toPesos,
} from '@actual/domain';
import * as fc from 'fast-check';
import { erpOrder } from '../order/erp/erp-order';
import { newOrder } from '../order/new-order';
import type { LoadedOrder } from '../order/order.queries';
import type { KeptAddress, Line, LoadedQuotation } from '../quotation/loaded-quotation';
import { totalsReply } from '../quotation/totals';
import { groupState } from './options/group-state';

/** Baskets tried; the whole test takes a few seconds. */
const baskets = 100_000;

const percent = fc.integer({ min: 0, max: 60 });
const line = fc.record({
  unitPrice: fc.integer({ min: 100, max: 20_000_000 }),
  quantity: fc.integer({ min: 1, max: 60 }),
  discounts: fc.tuple(percent, percent, percent, percent, percent),
  bigticket: fc.integer({ min: 0, max: managerBigticketPercent }),
});
const basket = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  group: fc.constantFrom<PaymentGroup>(1, 2, 3, 4),
  split: fc.integer({ min: 1, max: 4 }),
});

const quotationOf = (lines: Pick<Line, 'unitPrice' | 'quantity' | 'discounts' | 'bigticket'>[]) =>
  ({
    id: 'q',
    folio: 100_001,
    site: 'actual-studio',
    payments: [],
    paymentGroup: 1,
    lines: lines.map((one, at) => ({
      ...one,
      id: `l${at}`,
      productId: `p${at}`,
      itemCode: `I${at}`,
      product: null,
      shipDate: null,
    })),
  }) as unknown as LoadedQuotation;

/** Centavos of an amount that left as pesos, as the other side reads it. */
const cents = (pesos: number): number => Math.round(pesos * 100);

test('100,000 random baskets: cart, charge, order, invoice and ERP agree to the centavo', () => {
  const address = {} as KeptAddress;
  fc.assert(
    fc.property(basket, ({ lines, group, split }) => {
      const quotation = quotationOf(lines);
      const cart = totalsReply(quotation, group);
      const found = paymentGroups.find((one) => one.group === group);
      const charge = found ? groupState(quotation, found).remaining : -1;
      const { order, lines: rows } = newOrder(quotation, address, { type: 'x', group, cents: charge });
      const invoice = invoiceFigures(
        rows.map((row) => ({ quantity: Number(row.quantity), unitTotal: Number(row.unit_total_cents) })),
      );
      // pieces of a line may come from several warehouses: the ERP gets one row for each
      const pieces = rows.flatMap((row) => {
        const quantity = Number(row.quantity);
        const first = Math.min(quantity, split);
        return [first, quantity - first]
          .filter((some) => some > 0)
          .map((some, at) => ({ lineId: String(row.id), warehouse: `W${at}`, quantity: some }));
      });
      const sent = erpOrder(
        {
          id: 'o',
          folio: 1,
          address,
          createdAt: new Date(0),
          deliveryDate: null,
          pieces,
          lines: rows.map((row) => ({
            id: row.id,
            itemCode: row.item_code,
            quantity: row.quantity,
            unitTotal: row.unit_total_cents,
            shipDate: null,
          })),
        } as unknown as LoadedOrder,
        'C1',
      );
      const erp = sent.lines.reduce((sum, one) => sum + one.priceAfterTaxCents * one.quantity, 0);
      const byLine = lines.reduce((sum, one) => sum + lineTotals(one, group).total, 0);
      const all = [
        cents(cart.total),
        charge,
        order.total_cents,
        invoice.total,
        invoice.subtotal + invoice.tax,
        erp,
        byLine,
        cents(toPesos(charge)),
      ];
      return (
        all.every((one) => one === charge) &&
        order.subtotal_cents === Number(order.total_cents) + Number(order.discount_cents)
      );
    }),
    { numRuns: baskets },
  );
}, 120_000);
