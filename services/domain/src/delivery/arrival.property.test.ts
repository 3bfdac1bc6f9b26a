import * as fc from 'fast-check';
import { anyMoment, anyOrigin, anyRules, anyZone, factsOf } from '../testing/any-delivery';
import { plainDelivery, plainEarliest } from '../testing/plain-delivery';
import { deliveryGroups, deliveryOptions, earliestDelivery } from './arrival';

const anySources = fc.array(fc.tuple(anyOrigin, fc.integer({ min: 0, max: 9 })), { maxLength: 6 }).map((drawn) =>
  drawn.map(([origin, available], i) => ({
    ...origin,
    id: i + 1,
    itemCode: 'ST1',
    purchaseDocument: origin.arrivesOn === null ? null : `OC-${i}`,
    received: available + 3,
    available,
  })),
);

test('for any rules, sources and minute: the days, options and groups are those of the plain way', () => {
  fc.assert(
    fc.property(anyRules, anySources, anyZone, anyMoment, (rules, sources, zone, now) => {
      const question = { facts: factsOf(rules), zone, now };
      const expected = sources
        .filter((one) => one.available > 0)
        .flatMap((one) => {
          const date = plainDelivery(one, zone, now, rules);
          return date === null ? [] : [{ id: one.id, date, pieces: one.available, bought: one.arrivesOn !== null }];
        });
      const options = deliveryOptions(sources, question);
      const told = options.map((one) => ({
        id: one.stockSourceId,
        date: one.date,
        pieces: one.available,
        bought: one.PurchaseAfter,
      }));
      expect([...told].sort((a, b) => a.id - b.id)).toEqual(expected);
      expect(earliestDelivery(sources, question)).toBe(plainEarliest(sources, zone, now, rules));
      for (const { date, available } of deliveryGroups(options))
        expect(available).toBe(expected.filter((one) => one.date === date).reduce((sum, one) => sum + one.pieces, 0));
    }),
    { numRuns: 600 },
  );
});

test('an order counts for the day until the minute of the cut-off, by the clock of its own time zone', () => {
  const rules = (timeZone: string, cutoffHour: number) => ({
    warehouses: [{ code: 'A', name: 'A', timeZone, cutoffHour, handlingDays: 0, worksSaturday: true }],
    routes: [{ warehouse: 'A', zone: 'z', days: 0 }],
    closed: [],
  });
  // a Wednesday; Cancún is five hours behind UTC, the capital six
  const days = (timeZone: string, cutoffHour: number, minutes: readonly string[]) =>
    minutes.map((time) => {
      const question = { facts: factsOf(rules(timeZone, cutoffHour)), zone: 'z', now: new Date(`2026-07-01T${time}Z`) };
      const source = { id: 1, itemCode: 'ST1', warehouse: 'A', purchaseDocument: null, arrivesOn: null };
      return earliestDelivery([{ ...source, received: 1, available: 1 }], question);
    });
  const around = ['18:59:00', '18:59:59.999', '19:00:00', '19:01:00'];
  const met = ['2026-07-01', '2026-07-01', '2026-07-02', '2026-07-02'];
  expect(days('America/Cancun', 14, around)).toEqual(met);
  expect(days('America/Mexico_City', 13, around)).toEqual(met);
  expect(days('America/Cancun', 0, ['04:59:00', '05:00:00'])).toEqual(['2026-07-01', '2026-07-02']);
  expect(days('America/Cancun', 24, ['04:59:00', '05:00:00'])).toEqual(['2026-06-30', '2026-07-01']);
});
