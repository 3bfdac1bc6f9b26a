import * as fc from 'fast-check';
import { type DeliveryQuestion, deliveryGroups, deliveryOptions, earliestDelivery } from './arrival';
import { dayNumber, weekday } from './calendar';
import { type DeliveryFacts, deliveryFacts, type StockSource, type Warehouse } from './facts';

const cancun: Warehouse = {
  code: 'CUN',
  name: 'Cancún',
  timeZone: 'America/Cancun',
  cutoffHour: 13,
  handlingDays: 1,
  worksSaturday: true,
};
const city: Warehouse = {
  ...cancun,
  code: 'MEX',
  name: 'México',
  timeZone: 'America/Mexico_City',
  worksSaturday: false,
};
const factsWith = (more: { closed?: { day: string; warehouse: string | null }[] } = {}): DeliveryFacts =>
  deliveryFacts({
    warehouses: [cancun, city],
    routes: [
      { warehouse: 'CUN', zone: 'QROO', days: 1 },
      { warehouse: 'MEX', zone: 'QROO', days: 4 },
      { warehouse: 'MEX', zone: 'CDMX', days: 0 },
    ],
    closedDays: (more.closed ?? []).map(({ day, warehouse }) => ({ day: dayNumber(day), warehouse })),
  });
const source = (more: Partial<StockSource> = {}): StockSource => ({
  id: 1,
  itemCode: 'ST1',
  warehouse: 'CUN',
  purchaseDocument: null,
  arrivesOn: null,
  received: 10,
  available: 10,
  ...more,
});
const ask = (now: string, zone: string | null = 'QROO', facts = factsWith()): DeliveryQuestion => ({
  facts,
  zone,
  now: new Date(now),
});
const dates = (sources: StockSource[], question: DeliveryQuestion) =>
  deliveryOptions(sources, question).map((one) => one.date);

test('ordered before the cut-off, pieces leave after the handling day and take the route days', () => {
  // Wednesday 12:59 in Cancún
  const [option] = deliveryOptions([source()], ask('2026-07-01T17:59:00Z'));
  expect(option).toEqual({
    date: '2026-07-03',
    days: 2,
    available: 10,
    initalAvailable: 10,
    company: 'CUN',
    companyFrom: 'CUN',
    arrivesOn: null,
    PurchaseAfter: false,
    PurchaseDocument: null,
    stockSourceId: 1,
  });
});

test('at the cut-off hour the order counts from the next day', () => {
  expect(dates([source()], ask('2026-07-01T18:00:00Z'))).toEqual(['2026-07-04']);
});

test('each warehouse reads its own clock: 12:30 in Mexico City is 13:30 in Cancún', () => {
  const sources = [source(), source({ id: 2, warehouse: 'MEX' })];
  const options = deliveryOptions(sources, ask('2026-07-01T18:30:00Z'));
  expect(options.map((one) => [one.companyFrom, one.date])).toEqual([
    ['CUN', '2026-07-04'],
    ['MEX', '2026-07-08'],
  ]);
});

test('Saturday counts only where the warehouse works it, Sunday never', () => {
  const friday = '2026-07-03T15:00:00Z';
  expect(dates([source()], ask(friday))).toEqual(['2026-07-06']);
  expect(dates([source({ warehouse: 'MEX' })], ask(friday, 'CDMX'))).toEqual(['2026-07-06']);
  expect(dates([source({ warehouse: 'MEX' })], ask('2026-07-03T20:00:00Z', 'CDMX'))).toEqual(['2026-07-07']);
});

test('mandatory rest days are skipped', () => {
  // 16 September 2026 is a Wednesday
  expect(dates([source()], ask('2026-09-15T15:00:00Z'))).toEqual(['2026-09-18']);
});

test('closed days of the shop hold everywhere, those of a warehouse only there', () => {
  const facts = factsWith({
    closed: [
      { day: '2026-07-02', warehouse: null },
      { day: '2026-07-03', warehouse: 'CUN' },
    ],
  });
  const now = '2026-07-01T15:00:00Z';
  expect(dates([source()], ask(now, 'QROO', facts))).toEqual(['2026-07-06']);
  expect(dates([source({ warehouse: 'MEX' })], ask(now, 'CDMX', facts))).toEqual(['2026-07-03']);
});

test('a delivery crosses the end of the month and of the year', () => {
  expect(dates([source()], ask('2026-07-30T15:00:00Z'))).toEqual(['2026-08-01']);
  expect(dates([source()], ask('2026-12-30T15:00:00Z'))).toEqual(['2027-01-02']);
});

test('a purchase starts on the day it arrives; one that is late counts from today', () => {
  const purchase = { purchaseDocument: 'OC-7', arrivesOn: '2026-07-15' };
  const [option] = deliveryOptions([source(purchase)], ask('2026-07-01T15:00:00Z'));
  expect(option).toMatchObject({ date: '2026-07-17', days: 16, PurchaseAfter: true, PurchaseDocument: 'OC-7' });
  expect(dates([source({ ...purchase, arrivesOn: '2026-06-01' })], ask('2026-07-01T15:00:00Z'))).toEqual([
    '2026-07-03',
  ]);
});

test('a purchase that arrives on a Sunday starts on Monday', () => {
  const sunday = { purchaseDocument: 'OC-8', arrivesOn: '2026-07-12' };
  expect(dates([source(sunday)], ask('2026-07-01T15:00:00Z'))).toEqual(['2026-07-15']);
});

test('the warehouse nearest to the zone delivers what another one sends', () => {
  const [option] = deliveryOptions([source({ warehouse: 'MEX' })], ask('2026-07-01T15:00:00Z'));
  expect(option).toMatchObject({ company: 'CUN', companyFrom: 'MEX' });
});

test('nothing is promised without pieces, without a route, to no zone, or by a warehouse closed for good', () => {
  const now = '2026-07-01T15:00:00Z';
  expect(dates([source({ available: 0 })], ask(now))).toEqual([]);
  expect(dates([source()], ask(now, 'CDMX'))).toEqual([]);
  expect(dates([source()], ask(now, 'nowhere'))).toEqual([]);
  expect(dates([source()], ask(now, null))).toEqual([]);
  expect(dates([source({ warehouse: 'gone' })], ask(now))).toEqual([]);
  const closed = Array.from({ length: 400 }, (_, i) => ({
    day: new Date(Date.parse('2026-07-01') + i * 86_400_000).toISOString().slice(0, 10),
    warehouse: 'CUN',
  }));
  expect(dates([source()], ask(now, 'QROO', factsWith({ closed })))).toEqual([]);
  expect(earliestDelivery([source()], ask(now, null))).toBeNull();
});

test('options of one day form a group; pieces that are there stand before purchases', () => {
  const sources = [
    source({ id: 3, purchaseDocument: 'OC-9', arrivesOn: '2026-07-01', available: 50 }),
    source({ id: 4, available: 2 }),
    source({ id: 5, warehouse: 'MEX', available: 7 }),
  ];
  const options = deliveryOptions(sources, ask('2026-07-01T15:00:00Z'));
  expect(options.map((one) => one.stockSourceId)).toEqual([4, 3, 5]);
  expect(
    deliveryGroups(options).map(({ date, available, deliveries }) => [date, available, deliveries.length]),
  ).toEqual([
    ['2026-07-03', 52, 2],
    ['2026-07-08', 7, 1],
  ]);
});

test('for any sources: sorted, never in the past or on a Sunday, groups keep every piece, the earliest is the first', () => {
  const facts = factsWith();
  const anySource = fc.record({
    id: fc.integer({ min: 1, max: 9_999 }),
    itemCode: fc.constant('ST1'),
    warehouse: fc.constantFrom('CUN', 'MEX', 'gone'),
    purchaseDocument: fc.constant(null),
    arrivesOn: fc.option(fc.constantFrom('2026-06-01', '2026-07-12', '2026-12-24')),
    received: fc.constant(30),
    available: fc.integer({ min: 0, max: 30 }),
  });
  fc.assert(
    fc.property(fc.array(anySource, { maxLength: 8 }), fc.integer({ min: 0, max: 400 * 24 }), (sources, hours) => {
      const question = { facts, zone: 'QROO', now: new Date(Date.parse('2026-06-20T00:00:00Z') + hours * 3_600_000) };
      const options = deliveryOptions(sources, question);
      expect(options.map((one) => one.date)).toEqual(options.map((one) => one.date).sort());
      for (const one of options) {
        expect(one.days).toBeGreaterThanOrEqual(0);
        expect(weekday(dayNumber(one.date))).not.toBe(0);
      }
      const pieces = (list: readonly { available: number }[]) => list.reduce((sum, one) => sum + one.available, 0);
      expect(pieces(deliveryGroups(options))).toBe(pieces(options));
      expect(earliestDelivery(sources, question)).toBe(options[0]?.date ?? null);
    }),
    { numRuns: 200 },
  );
});
