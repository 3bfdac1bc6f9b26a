import * as fc from 'fast-check';
import { type PlainRules, plainDelivery } from '../testing/plain-delivery';
import { dayNumber, dayText } from './calendar';
import { deliveryFacts, type Warehouse } from './facts';
import { newDays } from './new-day';
import { dayThere, placeUntil } from './new-place';

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
    { warehouse: 'CUN', zone: 'RIVIERA', days: 6 },
  ],
  closed: [],
};
const facts = deliveryFacts({ ...rules, closedDays: [] });
const policy = { businessDaysBefore: 2, reachDays: 15 };
const now = new Date('2026-12-01T10:00:00-05:00');
const here = { warehouse: 'CUN', arrivesOn: null };

test('an order can go elsewhere as long as its soonest delivery to come can be changed', () => {
  const later = { date: '2026-12-20', until: '2026-12-17' };
  expect(placeUntil([later, { date: '2026-12-10', until: '2026-12-08' }])).toBe('2026-12-08');
  expect(placeUntil([later, { date: '2026-12-02', until: null }])).toBeNull();
  expect(placeUntil([])).toBeNull();
});

test('the promised day is kept where its pieces are there by then, else the first day after it is told', () => {
  const ask = (promised: string, zone: string | null, pieces = [here]) =>
    dayThere({ promised, pieces }, { facts, zone, now }, policy);
  expect(ask('2026-12-10', 'RIVIERA')).toEqual({ day: '2026-12-10', company: 'CUN' });
  expect(ask('2026-12-07', 'RIVIERA')).toEqual({ day: '2026-12-09', company: 'CUN' });
  expect(ask('2026-12-10', 'RIVIERA', [{ ...here, warehouse: 'MEX' }])).toBeNull();
  expect(ask('2026-12-10', 'NOWHERE')).toBeNull();
  expect(ask('2026-12-10', null)).toBeNull();
});

test('the day elsewhere is never before the promise, one that the store could promise there, and in reach', () => {
  const moments = fc.date({ min: new Date('2026-11-20'), max: new Date('2027-01-10'), noInvalidDate: true });
  const ahead = fc.integer({ min: 0, max: 30 });
  const from = fc.constantFrom('CUN', 'MEX');
  const to = fc.constantFrom('QROO', 'RIVIERA');
  fc.assert(
    fc.property(moments, ahead, from, to, (at, days, warehouse, zone) => {
      const promised = dayText(dayNumber(at.toISOString().slice(0, 10)) + days);
      const piece = { warehouse, arrivesOn: null };
      const there = dayThere({ promised, pieces: [piece] }, { facts, zone, now: at }, policy);
      if (!there) return;
      const { day, company } = there;
      expect(day >= promised).toBe(true);
      expect(day >= (plainDelivery(piece, zone, at, rules) ?? '9')).toBe(true);
      expect(dayNumber(day) <= dayNumber(promised) + policy.reachDays).toBe(true);
      const others = newDays({ promised, company, pieces: [piece] }, { facts, zone, now: at }, policy).days;
      expect(day === promised || others.includes(day)).toBe(true);
    }),
  );
});
