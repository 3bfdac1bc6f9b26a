import * as fc from 'fast-check';
import { dayNumber } from '../delivery/calendar';
import { type DeliveryFacts, deliveryFacts } from '../delivery/facts';
import type { PlainRules } from './plain-delivery';

const zones = ['cancun', 'yucatan', 'cdmx'];

/** Zones of the drawn rules, and one that nobody serves. */
export const anyZone = fc.constantFrom(...zones, 'isla');

const anyDay = fc.integer({ min: 0, max: 500 }).map((days) => {
  const day = new Date(Date.UTC(2025, 11, 1 + days));
  return day.toISOString().slice(0, 10);
});

/** Days around which calendars are easily wrong: ends of months and years, rest days, the end of February. */
const turns = ['2025-12-24', '2025-12-31', '2026-01-31', '2026-02-01', '2026-02-28', '2026-03-15', '2026-04-30']
  .concat(['2026-09-15', '2026-10-31', '2026-11-15', '2026-12-31', '2027-01-31', '2027-02-28'])
  .map((day) => Date.parse(`${day}T12:00:00Z`));

const minute = 60_000;

/**
 * Moments to ask at, to the minute: any, around the turns of the calendar, and around full hours, where the cut-offs of
 * both time zones are.
 */
export const anyMoment = fc
  .oneof(
    fc.integer({ min: 0, max: 500 * 24 * 60 }).map((minutes) => Date.UTC(2025, 11, 1) + minutes * minute),
    fc
      .tuple(fc.constantFrom(...turns), fc.integer({ min: -36 * 60, max: 36 * 60 }))
      .map(([turn, minutes]) => turn + minutes * minute),
    fc
      .tuple(fc.integer({ min: 0, max: 500 * 24 }), fc.integer({ min: -1, max: 1 }))
      .map(([hours, minutes]) => Date.UTC(2025, 11, 1) + hours * 60 * minute + minutes * minute),
  )
  .map((time) => new Date(time));

/** Three warehouses in two time zones with any cut-off, handling, Saturdays, routes and closed days. */
export const anyRules: fc.Arbitrary<PlainRules> = fc
  .record({
    habits: fc.array(
      fc.record({
        cutoffHour: fc.integer({ min: 0, max: 24 }),
        handlingDays: fc.integer({ min: 0, max: 4 }),
        worksSaturday: fc.boolean(),
      }),
      { minLength: 3, maxLength: 3 },
    ),
    days: fc.array(fc.option(fc.integer({ min: 0, max: 8 })), { minLength: 9, maxLength: 9 }),
    closed: fc.array(fc.record({ day: anyDay, warehouse: fc.option(fc.constantFrom('CUN', 'MID', 'MEX')) }), {
      maxLength: 40,
    }),
  })
  .map(({ habits, days, closed }) => {
    const places = [
      ['CUN', 'America/Cancun'],
      ['MID', 'America/Merida'],
      ['MEX', 'America/Mexico_City'],
    ] as const;
    return {
      warehouses: places.map(([code, timeZone], i) => ({
        code,
        name: code,
        timeZone,
        ...(habits[i] ?? { cutoffHour: 13, handlingDays: 1, worksSaturday: true }),
      })),
      routes: places.flatMap(([warehouse], i) =>
        zones.flatMap((zone, j) => {
          const road = days[i * zones.length + j];
          return road === null || road === undefined ? [] : [{ warehouse, zone, days: road }];
        }),
      ),
      closed,
    };
  });

/** Where pieces of an item may come from: on hand or on their way, in warehouses that are there or not. */
export const anyOrigin = fc.record({
  warehouse: fc.constantFrom('CUN', 'MID', 'MEX', 'gone'),
  arrivesOn: fc.option(anyDay),
});

/** The rules as the delivery options take them. */
export const factsOf = ({ warehouses, routes, closed }: PlainRules): DeliveryFacts =>
  deliveryFacts({
    warehouses,
    routes,
    closedDays: closed.map(({ day, warehouse }) => ({ day: dayNumber(day), warehouse })),
  });
