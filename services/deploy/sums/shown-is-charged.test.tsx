import { confirmationMail } from '@actual/checkout-service/src/mail/order-confirmation';
import { transferMail } from '@actual/checkout-service/src/mail/payment-mails';
import { quotationMail } from '@actual/checkout-service/src/mail/quotation-mail';
import { orderReply, transferReply } from '@actual/checkout-service/src/order/order-reply';
import { paymentOptions } from '@actual/checkout-service/src/payment/options/payment-options';
import { quotationReply } from '@actual/checkout-service/src/quotation/quotation-reply';
import { monthly, type PaymentGroup, paymentGroups } from '@actual/domain';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { anyPurchase, type Purchase } from './any-purchase';
import { openCart, openOrder, openPayment, openRegister } from './open-pages';
import { orderOf, quotationOf, type Standing, totalsOf } from './purchase-rows';
import {
  amountIn,
  amountsIn,
  amountsOn,
  linePrices,
  mailLines,
  mailSums,
  paymentsIn,
  summaryOf,
  textSums,
} from './read-money';

jest.setTimeout(300_000);
const provider = { publicKey: 'k', scriptUrl: 'https://sdk.example/js', apiUrl: 'https://api.example' };
const supply = { groupsOf: () => [], totalOf: () => 0, sourceIds: [] };
const origin = 'https://studio.example';
const link = { href: `${origin}/api/order/o/open?llave=k`, words: 'Ver mi pedido' };
const beneficiary = 'Actual';
const publicOrigins = { 'actual-studio': origin, 'actual-home': origin, 'actual-kids': origin };
const groups = paymentGroups.map(({ group }) => group);

/** A reply as a page gets it: through JSON. */
const overTheWire = <T,>(reply: T): T => JSON.parse(JSON.stringify(reply));
const sum = (amounts: number[]): number => amounts.reduce((all, one) => all + one, 0);

interface Said {
  list: number | undefined;
  discount: number;
  shipping: number | undefined;
  total: number | undefined;
  paid: number;
  due: number;
}
/** The sums on a page or in a mail, in centavos; missing ones are left out. */
const saidBy = (rows: Map<string, number>): Said => ({
  list: rows.get('Precio de lista'),
  discount: 0 - (rows.get('Descuento') ?? 0),
  shipping: rows.get('Envío'),
  total: rows.get('Total'),
  paid: rows.get('Pagado') ?? 0,
  due: rows.get('Por pagar') ?? 0,
});
/** The sums that the store charges with a group, `paid` of them before. */
function charged(purchase: Purchase, group: PaymentGroup, paid = 0): Said {
  const { subtotal: list, discount, total } = totalsOf(purchase, group);
  return { list, discount, shipping: 0, total, paid, due: paid > 0 ? total - paid : 0 };
}

function replies(purchase: Purchase) {
  const quotation = quotationOf(purchase);
  return {
    paid: sum(quotation.payments.map((one) => one.amountCents)),
    quotation: overTheWire(quotationReply(quotation, supply)),
    options: overTheWire(paymentOptions(quotation, provider, { ewallet: 0, 'client-balance': 0, 'exchange-value': 0 })),
  };
}

/** Every amount that a page of this purchase may say: nothing else is said anywhere on it. */
function knownAmounts(purchase: Purchase, paid: number): Set<number> {
  const { payments } = quotationOf(purchase);
  const ofLines = purchase.lines.flatMap((line) =>
    groups.flatMap((group) => {
      const { subtotal, discount, total } = totalsOf({ lines: [line] }, group);
      return [subtotal, total, discount];
    }),
  );
  const ofPlans = paymentGroups.flatMap(({ group, methods }) => {
    const { subtotal, discount, total } = totalsOf(purchase, group);
    const due = total - paid;
    return [subtotal, total, discount, -discount, due, ...methods.map(({ months }) => monthly(due, months))];
  });
  return new Set([0, paid, ...payments.map((one) => one.amountCents), ...ofLines, ...ofPlans]);
}
const strangers = (purchase: Purchase, paid: number): number[] => {
  const known = knownAmounts(purchase, paid);
  return amountsOn(document.body).filter((amount) => !known.has(amount));
};

const holds = (check: (purchase: Purchase) => Promise<void> | void) =>
  fc.assert(
    fc.asyncProperty(anyPurchase, async (purchase) => check(purchase)),
    {
      numRuns: Number(process.env.SUMS_RUNS ?? 12),
    },
  );

afterEach(cleanup);

describe('every amount that a person reads is charged, to the centavo', () => {
  test('the cart, with every plan: lines, list price, discount, total, paid and owed', () =>
    holds(async (purchase) => {
      const { quotation, options, paid } = replies(purchase);
      await openCart(purchase.site, quotation, options);
      const lines = linePrices(document);
      expect(sum(lines.map(({ before }) => before))).toBe(totalsOf(purchase, 1).subtotal);
      expect(sum(lines.map(({ price }) => price))).toBe(totalsOf(purchase, 1).total);
      for (const plan of options.financingTotals.filter(({ enabled }) => enabled)) {
        const name = plan.months > 1 ? new RegExp(`^${plan.months} meses`) : /^Un solo pago/;
        fireEvent.click(screen.getByRole('radio', { name }));
        expect(saidBy(summaryOf(document))).toEqual(charged(purchase, plan.group as PaymentGroup, paid));
      }
      expect(strangers(purchase, paid)).toEqual([]);
    }));

  test('the register page', () =>
    holds(async (purchase) => {
      const { quotation, options, paid } = replies(purchase);
      await openRegister(purchase.site, quotation, options);
      expect(saidBy(summaryOf(document))).toEqual(charged(purchase, 1, paid));
      expect(strangers(purchase, paid)).toEqual([]);
    }));

  test('the payment page’s summary and button show the charge of every way to pay', () =>
    holds(async (purchase) => {
      const { quotation, options, paid } = replies(purchase);
      await openPayment(purchase.site, quotation, options);
      const ways = options.groups.flatMap(({ methods }) => methods).filter(({ enabled }) => enabled);
      const way = ways.find(({ type }) => type === purchase.plan.type) ?? ways[0];
      if (!way) throw new Error('nothing is left to pay');
      fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${way.name}`) }));
      const sums = charged(purchase, way.group as PaymentGroup, paid);
      expect(saidBy(summaryOf(document))).toEqual(sums);
      const [button] = screen.getAllByRole('button', { name: /^(Pagar|Obtener)/ });
      expect(amountsIn(button?.textContent ?? '').at(-1)).toBe((sums.total ?? 0) - paid);
      expect(Math.round(way.total * 100)).toBe((sums.total ?? 0) - paid);
      expect(strangers(purchase, paid)).toEqual([]);
    }));

  test.each<Standing>(['paid', 'owing', 'waiting'])('the page of an order that is %s', (standing) =>
    holds(async (purchase) => {
      const order = orderOf(purchase, standing);
      await openOrder(
        purchase.site,
        overTheWire(orderReply(order, { hold: 'own', byStaff: false, beneficiary, publicOrigins })),
      );
      const due = order.totalCents - order.paidCents;
      expect(saidBy(summaryOf(document))).toEqual({
        list: order.subtotalCents,
        discount: order.discountCents,
        shipping: 0,
        total: order.totalCents,
        paid: due > 0 ? order.paidCents : 0,
        due,
      });
    }),
  );

  test.each<Standing>(['paid', 'owing'])('the confirmation of an order that is %s, in both forms', (standing) =>
    holds((purchase) => {
      const order = orderOf(purchase, standing);
      const { html, text } = confirmationMail(order, { origin, link });
      const due = order.totalCents - order.paidCents;
      for (const rows of [mailSums(html), textSums(text)])
        expect(saidBy(rows)).toEqual({
          list: order.subtotalCents,
          discount: order.discountCents,
          shipping: 0,
          total: order.totalCents,
          ...(due > 0 ? { paid: order.paidCents, due } : { paid: 0, due: 0 }),
        });
      expect(sum(mailLines(html))).toBe(order.totalCents);
      expect(sum(paymentsIn(text))).toBe(order.paidCents);
    }),
  );

  test('the mail of a quotation, in both forms', () =>
    holds((purchase) => {
      const { html, text } = quotationMail(quotationOf(purchase), { origin, link: link.href });
      for (const rows of [mailSums(html), textSums(text)]) expect(saidBy(rows)).toEqual(charged(purchase, 1));
      expect(sum(mailLines(html))).toBe(totalsOf(purchase, 1).total);
    }));

  test('the instructions of a transfer: the exact amount of page and mail', () =>
    holds(async (purchase) => {
      const order = orderOf(purchase, 'waiting');
      const mail = transferMail(order, link, beneficiary);
      const { total } = totalsOf(purchase, 1);
      expect(textSums(mail?.text ?? '').get('Monto exacto')).toBe(total);
      expect(mailSums(mail?.html ?? '').get('Monto exacto')).toBe(total);
      expect(transferReply(order, beneficiary)?.amount).toBe(total / 100);
      await openOrder(
        purchase.site,
        overTheWire(orderReply(order, { hold: 'own', byStaff: false, beneficiary, publicOrigins })),
      );
      expect(amountIn(screen.getByText('Monto exacto').nextElementSibling?.textContent ?? '')).toBe(total);
    }));
});
