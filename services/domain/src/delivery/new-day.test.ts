import * as fc from 'fast-check';
import { type PlainRules, plainDelivery } from '../testing/plain-delivery';
import { dayNumber, dayText } from './calendar';
import { deliveryFacts, type Warehouse } from './facts';
import { newDays, type PromisedDelivery } from './new-day';

const cancun: Warehouse = {
  code: 'CUN',
  name: 'Cancún',
  timeZone: 'America/Cancun',
  cutoffHour: 13,
  handlingDays: 1,
  worksSaturday: true,
};
const rules: PlainRules = {
  warehouses: [cancun, { ...cancun, code: 'MEX', timeZone: 'America/Mexico_City', worksSaturday: false }],
  routes: [
    { warehouse: 'CUN', zone: 'QROO', days: 1 },
    { warehouse: 'MEX', zone: 'QROO', days: 4 },
  ],
  closed: [{ day: '2026-12-12', warehouse: 'CUN' }],
};
const facts = deliveryFacts({
  ...rules,
  closedDays: rules.closed.map(({ day, warehouse }) => ({ day: dayNumber(day), warehouse })),
});
const policy = { businessDaysBefore: 2, reachDays: 15 };
const here = { warehouse: 'CUN', arrivesOn: null };
const ask = (now: string, delivery: Partial<PromisedDelivery> = {}) =>
  newDays(
    { promised: '2026-12-10', company: 'CUN', pieces: [here], ...delivery },
    { facts, zone: 'QROO', now: new Date(now) },
    policy,
  );

test('a delivery of a Thursday can be changed through Tuesday, two working days before', () => {
  expect(ask('2026-12-08T23:00:00-05:00').until).toBe('2026-12-08');
  expect(ask('2026-12-09T00:30:00-05:00')).toEqual({ until: null, days: [] });
});

test('the days are working days of the van’s warehouse with two of them to plan, up to fifteen days later, but the same', () => {
  // asked on Friday the 4th: Monday is two working days away; the 12th is closed, and nobody works on Sundays
  expect(ask('2026-12-04T10:00:00-05:00').days).toEqual([
    '2026-12-07',
    '2026-12-08',
    '2026-12-09',
    '2026-12-11',
    '2026-12-14',
    '2026-12-15',
    '2026-12-16',
    '2026-12-17',
    '2026-12-18',
    '2026-12-19',
    '2026-12-21',
    '2026-12-22',
    '2026-12-23',
    '2026-12-24',
  ]);
});

test('no day comes before the last piece does', () => {
  const late = { pieces: [here, { warehouse: 'MEX', arrivesOn: '2026-12-08' }] };
  expect(ask('2026-12-04T10:00:00-05:00', late).days[0]).toBe('2026-12-15');
});

test.each([
  ['nobody knows where its pieces are', { pieces: [] }],
  ['no van goes there any more', { pieces: [{ warehouse: 'GDL', arrivesOn: null }] }],
  ['its warehouse is gone', { company: 'GDL' }],
])('there is no other day where %s', (_why, delivery) => {
  expect(ask('2026-12-01T10:00:00-05:00', delivery)).toEqual({ until: null, days: [] });
});

test('every day on offer is one that could have been promised, and leaves the time to plan', () => {
  const moments = fc.date({ min: new Date('2026-11-20'), max: new Date('2027-01-10'), noInvalidDate: true });
  fc.assert(
    fc.property(
      moments,
      fc.integer({ min: 0, max: 30 }),
      fc.constantFrom('CUN', 'MEX'),
      fc.option(fc.integer({ min: -5, max: 25 })),
      (now, ahead, warehouse, purchase) => {
        const day = (shift: number) => dayText(dayNumber(now.toISOString().slice(0, 10)) + shift);
        const piece = { warehouse, arrivesOn: purchase === null ? null : day(purchase) };
        const offered = newDays(
          { promised: day(ahead), company: 'CUN', pieces: [piece] },
          { facts, zone: 'QROO', now },
          policy,
        );
        const soonest = plainDelivery(piece, 'QROO', now, rules);
        for (const one of offered.days) {
          expect(one >= (soonest ?? '9')).toBe(true);
          expect(one > day(-1 + policy.businessDaysBefore)).toBe(true);
          expect(one <= day(ahead + policy.reachDays)).toBe(true);
          expect(one).not.toBe(day(ahead));
        }
      },
    ),
  );
});
