import * as fc from 'fast-check';
import { cancellationOf, type OrderMoney } from './cancellation';
import { byShare } from './share';

const sofa = { id: 'sofa', quantity: 1, unitTotal: 1_039_900 };
const lamps = { id: 'lamps', quantity: 2, unitTotal: 49_950 };
const total = 1_139_800;
const order = (change: Partial<OrderMoney> = {}): OrderMoney => ({
  lines: [sofa, lamps],
  paid: total,
  returned: 0,
  settled: 0,
  payments: [{ id: 'card', rest: total }],
  ...change,
});

test('one piece of two gives back what it was charged, to the card that paid it', () => {
  expect(cancellationOf(order(), new Map([['lamps', 1]]))).toEqual({
    value: 49_950,
    owed: 0,
    credited: 0,
    returned: 49_950,
    whole: false,
    ends: false,
    parts: [{ id: 'card', cents: 49_950 }],
  });
});

test('a refund goes back to each of several payments by its share, and no centavo is lost', () => {
  const payments = [
    { id: 'ewallet', rest: 100_001 },
    { id: 'card', rest: total - 100_001 },
  ];
  const { returned, parts } = cancellationOf(order({ payments }), new Map([['lamps', 1]]));
  expect(parts).toEqual([
    { id: 'ewallet', cents: 4_382 },
    { id: 'card', cents: 45_568 },
  ]);
  expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(returned);
});

test('an order that still owes money owes less first', () => {
  const owing = order({ paid: 700_000, payments: [{ id: 'cash', rest: 700_000 }] });
  expect(cancellationOf(owing, new Map([['lamps', 2]]))).toMatchObject({
    value: 99_900,
    owed: 99_900,
    returned: 0,
    parts: [],
  });
  expect(cancellationOf(owing, new Map([['sofa', 1]]))).toMatchObject({ owed: 439_800, returned: 600_100 });
});

test('a refund for a scratch is not paid again when the scratched pieces are canceled', () => {
  const scratched = order({ returned: 50_000, payments: [{ id: 'card', rest: total - 50_000 }] });
  expect(cancellationOf(scratched, new Map([['sofa', 1]]))).toMatchObject({ credited: 45_618, returned: 994_282 });
  expect(
    cancellationOf(
      scratched,
      new Map([
        ['sofa', 1],
        ['lamps', 2],
      ]),
    ),
  ).toMatchObject({ whole: true, returned: total - 50_000 });
});

test('what a return gave back for others takes nothing off canceled pieces, and with the last of them the order ends', () => {
  const settled = order({
    returned: sofa.unitTotal,
    settled: sofa.unitTotal,
    payments: [{ id: 'card', rest: 99_900 }],
  });
  expect(cancellationOf(settled, new Map([['lamps', 1]]))).toMatchObject({
    returned: 49_950,
    credited: 0,
    ends: false,
  });
  expect(cancellationOf(settled, new Map([['lamps', 2]]))).toMatchObject({
    returned: 99_900,
    whole: false,
    ends: true,
  });
});

test('more pieces than there are, fewer than none and lines of another order count for what there is', () => {
  expect(
    cancellationOf(
      order(),
      new Map([
        ['lamps', 9],
        ['sofa', -1],
        ['other', 1],
      ]),
    ),
  ).toMatchObject({ value: 99_900 });
});

/** An order in which something was paid, owed, or given back by choice. */
const anyOrder = fc
  .record({
    lines: fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 4 }), unitTotal: fc.integer({ min: 1, max: 9_999_999 }) }),
      { minLength: 1, maxLength: 5 },
    ),
    paidPercent: fc.integer({ min: 60, max: 100 }),
    returnedPercent: fc.integer({ min: 0, max: 90 }),
    settledPercent: fc.integer({ min: 0, max: 100 }),
    weights: fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 4 }),
  })
  .map(({ lines, paidPercent, returnedPercent, settledPercent, weights }): OrderMoney => {
    const sold = lines.map((line, at) => ({ id: `line-${at}`, ...line }));
    const all = sold.reduce((sum, { quantity, unitTotal }) => sum + quantity * unitTotal, 0);
    const paid = Math.ceil((all * paidPercent) / 100);
    const returned = Math.floor((paid * returnedPercent) / 100);
    const rests = byShare(paid - returned, weights);
    const settled = Math.floor((returned * settledPercent) / 100);
    return { lines: sold, paid, returned, settled, payments: rests.map((rest, at) => ({ id: `payment-${at}`, rest })) };
  });

/** The order after pieces of it were canceled, as the store writes it down. */
function after(order: OrderMoney, chosen: ReadonlyMap<string, number>): OrderMoney {
  const { value: _, credited, returned, parts } = cancellationOf(order, chosen);
  return {
    lines: order.lines
      .map((line) => ({ ...line, quantity: line.quantity - (chosen.get(line.id) ?? 0) }))
      .filter(({ quantity }) => quantity > 0),
    paid: order.paid - returned - credited,
    returned: order.returned - credited,
    settled: order.settled,
    payments: order.payments.map(({ id, rest }) => ({
      id,
      rest: rest - (parts.find((part) => part.id === id)?.cents ?? 0),
    })),
  };
}

test('piece after piece, in any order, gives back to every payment exactly what canceling all at once does', () => {
  fc.assert(
    fc.property(anyOrder, fc.infiniteStream(fc.nat()), (before, picks) => {
      const all = new Map(before.lines.map(({ id, quantity }) => [id, quantity]));
      const atOnce = cancellationOf(before, all);
      const held = before.paid - before.returned;
      expect(atOnce.returned).toBe(held);
      expect(atOnce.parts).toEqual(
        before.payments.filter(({ rest }) => rest > 0).map(({ id, rest }) => ({ id, cents: rest })),
      );
      let now = before;
      let back = 0;
      while (now.lines.length > 0) {
        const line = now.lines[(picks.next().value as number) % now.lines.length];
        const chosen = new Map([[line?.id ?? '', 1]]);
        const step = cancellationOf(now, chosen);
        expect(step.value).toBe(step.owed + step.credited + step.returned);
        expect(step.returned).toBeGreaterThanOrEqual(0);
        for (const { id, cents } of step.parts)
          expect(cents).toBeLessThanOrEqual(now.payments.find((one) => one.id === id)?.rest ?? 0);
        back += step.returned;
        now = after(now, chosen);
        // the amount kept is the price of the rest, less the debt and the refunds for it
        const left = now.lines.reduce((sum, { quantity, unitTotal }) => sum + quantity * unitTotal, 0);
        expect(now.paid).toBeLessThanOrEqual(left);
      }
      expect(back).toBe(held);
      expect(now.payments.every(({ rest }) => rest === 0)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
