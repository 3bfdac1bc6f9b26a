import { join } from 'node:path';
import { managerPercent } from '@actual/contracts/facts/payment/manager-percent';
import { repeatedFacts, repeatedIn } from './facts-once';

test('each payment type, state, role, society and percentage is spelt in one file', () => {
  expect(repeatedFacts(join(__dirname, '..', '..', '..'))).toEqual([]);
});

test.each([
  ["type === 'spei'", 'payment type'],
  ["const counter = ['cash-usd'];", 'payment type'],
  ["plan('transfer', 'spei')", 'payment type'],
  ["user.role === 'client'", 'role'],
  ["whereIn('role', ['seller', 'manager'])", 'role'],
  ["p.status IN ('started', 'unknown')", 'payment state'],
  ["WHERE status = 'canceled'", 'order state'],
  ["{ status: 'approved' as const }", 'payment state'],
  ["switch (status) { case 'completed': }", 'order state'],
  ["society = '003'", 'society'],
  [`desde el ${managerPercent} % pagado`, 'managerPercent'],
  [`paid_cents * 100 < total_cents * ${managerPercent}`, 'managerPercent'],
  ["title: 'Pendiente SAP'", 'orderStateWord'],
])('reports the repeated fact in %s', (source, what) => {
  expect(repeatedIn('somewhere.ts', source).join()).toContain(what);
});

test.each([
  "db('client').where({ id })",
  "access: 'manager',",
  "way: 'transfer'",
  'const width = "60%";',
  "/** `spei` or 'transfer' */",
  'type === PaymentType.spei',
])('reports nothing in %s', (source) => {
  expect(repeatedIn('somewhere.ts', source)).toEqual([]);
});
