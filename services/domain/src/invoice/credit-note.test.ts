import { array, assert, constant, integer, oneof, property, record } from 'fast-check';
import { cancellationOf } from '../after-sale/cancellation';
import { byShare } from '../after-sale/share';
import {
  bonificationKey,
  type CreditedItem,
  creditedItems,
  creditNoteUse,
  creditsOf,
  dueCredit,
  type GivenBack,
  invoiceFigures,
  isCancelable,
  isCreditable,
  zoneOfIssue,
} from './index';

const step = oneof(
  record({ does: constant('cancel' as const), line: integer({ min: 0, max: 9 }), pieces: integer({ min: 1, max: 6 }) }),
  record({ does: constant('give-back' as const), cents: integer({ min: 1, max: 900_000 }) }),
  record({ does: constant('unpay' as const), cents: integer({ min: 1, max: 900_000 }) }),
  record({ does: constant('invoice' as const) }),
  record({ does: constant('credit' as const) }),
);
const orders = record({
  lines: array(record({ quantity: integer({ min: 1, max: 6 }), unitTotal: integer({ min: 1, max: 9_000_000 }) }), {
    minLength: 1,
    maxLength: 6,
  }),
  payments: array(integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 }),
  steps: array(step, { minLength: 1, maxLength: 12 }),
});

const figuresOf = (items: readonly CreditedItem[]) =>
  invoiceFigures(items.map(({ quantity, unitTotalCents }) => ({ quantity, unitTotal: unitTotalCents })));

test('20,000 random orders: invoice less credit notes is what was kept, to the centavo, each note the sum of its concepts', () => {
  assert(
    property(orders, ({ lines: sold, payments: weights, steps }) => {
      let lines = sold.map((line, at) => ({ id: String(at), ...line }));
      const totalNow = (): number => lines.reduce((sum, one) => sum + one.quantity * one.unitTotal, 0);
      let paid = totalNow();
      let returned = 0;
      const payments = byShare(paid, weights).map((rest, at) => ({ id: String(at), rest }));
      let invoice: { total: number; subtotal: number } | null = null;
      const notes: { cents: number; items: CreditedItem[] }[] = [];
      let open: (GivenBack & { pieces: { quantity: number; unitTotal: number }[] })[] = [];
      const credit = (): void => {
        if (!invoice) return;
        const credited = notes.reduce((sum, { cents }) => sum + cents, 0);
        const due = dueCredit({ invoiced: invoice.total, kept: totalNow() - returned, credited });
        for (const { id, cents } of creditsOf(due, open)) {
          const { pieces = [] } = open.find((one) => one.id === id) ?? {};
          const named = pieces.map((one) => ({ sku: 'ST1', name: 'Sofá', productKey: '56101502', ...one }));
          notes.push({ cents, items: creditedItems(cents, named, '200001') });
          open = open.filter((one) => one.id !== id);
        }
      };
      steps.forEach((one, at) => {
        const holds = payments.reduce((sum, { rest }) => sum + rest, 0);
        if (one.does === 'invoice' && paid >= totalNow()) {
          // asked for once, of what the order costs then
          const { total, subtotal } = invoiceFigures(lines);
          invoice ??= { total, subtotal };
        }
        if (one.does === 'credit') credit();
        if (one.does === 'unpay' && invoice) paid -= Math.min(one.cents, paid - returned);
        if (one.does === 'give-back') {
          const cents = Math.min(one.cents, holds - 1, paid - returned);
          if (cents < 1) return;
          returned += cents;
          byShare(
            cents,
            payments.map(({ rest }) => rest),
          ).forEach((part, of) => {
            const payment = payments[of];
            if (payment) payment.rest -= part;
          });
          open = [{ id: String(at), cents, most: cents, pieces: [] }, ...open];
        }
        if (one.does === 'cancel') {
          const line = lines[one.line % lines.length];
          if (!line) return;
          const quantity = Math.min(one.pieces, line.quantity);
          const canceled = cancellationOf(
            { lines, paid, returned, settled: 0, payments },
            new Map([[line.id, quantity]]),
          );
          if (canceled.whole || canceled.value === 0) return;
          lines = lines
            .map((was) => (was === line ? { ...was, quantity: was.quantity - quantity } : was))
            .filter((was) => was.quantity > 0);
          paid -= canceled.returned + canceled.credited;
          returned -= canceled.credited;
          for (const { id, cents } of canceled.parts) {
            const payment = payments.find((was) => was.id === id);
            if (payment) payment.rest -= cents;
          }
          const pieces = [{ quantity, unitTotal: line.unitTotal }];
          open = [{ id: String(at), cents: canceled.returned, most: canceled.value, pieces }, ...open];
        }
      });
      credit();
      if (!invoice) return notes.length === 0;
      const { total, subtotal } = invoice as { total: number; subtotal: number };
      const kept = totalNow() - returned;
      const credited = notes.reduce((sum, { cents }) => sum + cents, 0);
      const base = notes.reduce((sum, { items }) => sum + figuresOf(items).subtotal, 0);
      const keptBase = (kept * 100) / 116;
      return (
        total - credited === kept &&
        notes.every(({ cents, items }) => cents > 0 && figuresOf(items).total === cents) &&
        // each document rounds its own base and IVA, so together they may miss by a centavo each
        Math.abs(subtotal - base - keptBase) <= notes.length + 1
      );
    }),
    { numRuns: 20_000 },
  );
}, 120_000);

const sofa = { sku: 'ST1', name: 'Sofá Bruma, Grafito', productKey: '56101502', quantity: 2, unitTotal: 500_000 };

test('canceled pieces go by their own key and price; where less went back, each line is one concept of its share', () => {
  expect(creditedItems(1_000_000, [sofa], '200001')).toEqual([
    {
      sku: 'ST1',
      description: 'Sofá Bruma, Grafito',
      productKey: '56101502',
      quantity: 2,
      unitTotalCents: 500_000,
      unit: 'piece',
    },
  ]);
  expect(creditedItems(990_001, [sofa], '200001')).toMatchObject([
    { description: 'Sofá Bruma, Grafito, 2 piezas', quantity: 1, unitTotalCents: 990_001, unit: 'piece' },
  ]);
});

test('money that goes back without pieces is a bonification of the order', () => {
  expect(creditedItems(25_000, [], '200001')).toEqual([
    {
      sku: '200001',
      description: 'Bonificación sobre el pedido 200001',
      productKey: bonificationKey,
      quantity: 1,
      unitTotalCents: 25_000,
      unit: 'act',
    },
  ]);
});

test.each([
  ['601', 'G02'],
  ['612', 'G02'],
  ['616', 'G02'],
  ['605', 'S01'],
  ['607', 'S01'],
])('a credit note of a receiver of regime %s has the use %s', (regime, use) => {
  expect(creditNoteUse(regime)).toBe(use);
});

test.each([
  ['2027-03-31T23:59:00-06:00', true],
  ['2027-04-01T00:00:00-06:00', false],
])('an invoice of November 2026 can be canceled at %s: %s', (now, open) => {
  const issued = new Date('2026-11-21T12:00:00-06:00');
  expect(isCancelable(issued, new Date(now), zoneOfIssue('06600'))).toBe(open);
});

test('makes no credit note for the general public’s invoice, which accountants correct', () => {
  expect(isCreditable({ rfc: 'XAXX010101000' })).toBe(false);
  expect(isCreditable({ rfc: 'XIA190128J61' })).toBe(true);
});
