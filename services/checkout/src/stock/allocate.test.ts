import type { SourcedDelivery } from '@actual/domain';
import * as fc from 'fast-check';
import type { Line } from '../quotation/loaded-quotation';
import { allocate } from './allocate';
import type { Supply } from './delivery-book';

const option = (stockSourceId: number, available: number): SourcedDelivery => ({
  date: '2026-12-03',
  days: 3,
  available,
  initalAvailable: available,
  company: 'CUN',
  companyFrom: 'CUN',
  PurchaseAfter: false,
  PurchaseDocument: null,
  stockSourceId,
  arrivesOn: null,
});
const supplyOf = (sources: readonly SourcedDelivery[]): Supply => ({
  groupsOf: () => [
    {
      date: '2026-12-03',
      days: 3,
      available: sources.reduce((sum, one) => sum + one.available, 0),
      deliveries: [...sources],
    },
  ],
  totalOf: () => 0,
  sourceIds: sources.map((one) => one.stockSourceId),
});
const line = (id: string, quantity: number, more: Partial<Line> = {}): Line => ({
  id,
  productId: id,
  itemCode: 'ST1',
  quantity,
  originalQuantity: quantity,
  unitPrice: 100,
  shipCompany: 'CUN',
  discounts: [0, 0, 0, 0, 0],
  bigticket: 0,
  bargain: null,
  package: null,
  shipDate: '2026-12-03',
  originalShipDate: null,
  shipCompanyFrom: 'CUN',
  stockSourceId: null,
  product: {
    name: 'x',
    slug: 'x',
    picture: null,
    finish: null,
    priceCents: 100,
    discounts: [0, 0, 0, 0, 0],
    promotion: null,
    carriage: { measures: [], packing: null, weightKg: null },
    sellable: true,
  },
  ...more,
});

test('a line takes its own source first, and the rest from others of the same day', () => {
  const { claims } = allocate([line('a', 5, { stockSourceId: 2 })], supplyOf([option(1, 4), option(2, 3)]));
  expect(claims.map((one) => [one.stockSourceId, one.quantity])).toEqual([
    [2, 3],
    [1, 2],
  ]);
});

test('lines of one item share its pieces: the demand is summed', () => {
  const { claims, lacking } = allocate([line('a', 3), line('b', 3)], supplyOf([option(1, 5)]));
  expect(claims.map((one) => one.lineId)).toEqual(['a']);
  expect(lacking.map((one) => [one.line.id, one.available])).toEqual([['b', 2]]);
});

test('another day, or a product that is not sold any more, gives nothing', () => {
  const supply = supplyOf([option(1, 5)]);
  expect(allocate([line('a', 1, { shipDate: '2026-12-04' })], supply).lacking).toHaveLength(1);
  expect(allocate([line('a', 1, { product: null })], supply).lacking).toHaveLength(1);
});

test('no source is promised beyond its pieces, and the claimed pieces are the requested ones', () => {
  const pieces = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(pieces, fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 6 }), (available, wanted) => {
      const lines = wanted.map((quantity, at) => line(`l${at}`, quantity, { stockSourceId: at % available.length }));
      const { claims, lacking } = allocate(lines, supplyOf(available.map((count, id) => option(id, count))));
      for (const [id, count] of available.entries()) {
        const taken = claims.filter((one) => one.stockSourceId === id).reduce((sum, one) => sum + one.quantity, 0);
        expect(taken).toBeLessThanOrEqual(count);
      }
      const served = lines.filter((one) => !lacking.some((lack) => lack.line.id === one.id));
      expect(claims.reduce((sum, one) => sum + one.quantity, 0)).toBe(
        served.reduce((sum, one) => sum + one.quantity, 0),
      );
    }),
  );
});
