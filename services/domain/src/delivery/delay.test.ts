import * as fc from 'fast-check';
import { anyMoment, anyOrigin, anyRules, anyZone, factsOf } from '../testing/any-delivery';
import { dayNumber, dayText } from './calendar';
import { type Delay, daysAfterDelay, isWaiting } from './delay';
import { deliveryFacts } from './facts';
import { possibleDays } from './new-day';

const rules = { businessDaysBefore: 2, reachDays: 15 };
const facts = deliveryFacts({
  warehouses: [
    { code: 'CUN', name: 'Cancún', timeZone: 'America/Cancun', cutoffHour: 13, handlingDays: 1, worksSaturday: true },
  ],
  routes: [{ warehouse: 'CUN', zone: 'QROO', days: 1 }],
  closedDays: [],
});
const ask = (promised: string, { arrivesOn = null as string | null, notBefore = null as string | null } = {}) =>
  daysAfterDelay(
    { promised, company: 'CUN', pieces: [{ warehouse: 'CUN', arrivesOn }] },
    // a Friday
    { facts, zone: 'QROO', now: new Date('2026-12-04T10:00:00-05:00') },
    { ...rules, notBefore },
  );

test('the first day lies after the promised one and leaves two working days to plan, also where the promise is of today or was missed', () => {
  // Saturday is worked; Monday the 7th is two working days away
  expect(ask('2026-12-04')[0]).toBe('2026-12-07');
  expect(ask('2026-12-02')[0]).toBe('2026-12-07');
  expect(ask('2026-12-10')[0]).toBe('2026-12-11');
});

test('it waits for a purchase that arrives later, and for the day that staff know of, however far', () => {
  expect(ask('2026-12-04', { arrivesOn: '2027-01-11' })[0]).toBe('2027-01-13');
  expect(ask('2026-12-04', { notBefore: '2027-02-07' })[0]).toBe('2027-02-08');
});

test('days reach fifteen days beyond the first; none of a warehouse that is gone', () => {
  const days = ask('2026-12-10');
  expect([days[0], days.at(-1)]).toEqual(['2026-12-11', '2026-12-26']);
  const gone = { promised: '2026-12-10', company: 'GONE', pieces: [{ warehouse: 'CUN', arrivesOn: null }] };
  const question = { facts, zone: 'QROO', now: new Date('2026-12-04T10:00:00-05:00') };
  expect(daysAfterDelay(gone, question, { ...rules, notBefore: null })).toEqual([]);
});

test('for any rules, pieces and minute: soonest first, after the promise, within reach, and each one that a buyer could move to', () => {
  const anyPieces = fc.array(anyOrigin, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(anyRules, anyPieces, anyZone, anyMoment, fc.nat(30), (drawn, pieces, zone, now, ahead) => {
      const question = { facts: factsOf(drawn), zone, now };
      const promised = dayText(dayNumber(now.toISOString().slice(0, 10)) + ahead);
      const delivery = { promised, company: pieces[0]?.warehouse ?? '', pieces };
      const days = daysAfterDelay(delivery, question, { ...rules, notBefore: null });
      expect(days).toEqual([...new Set(days)].toSorted());
      for (const day of days) {
        expect(day > promised).toBe(true);
        expect(dayNumber(day) - dayNumber(days[0] ?? day)).toBeLessThanOrEqual(rules.reachDays);
      }
      const { days: possible } = possibleDays({ ...delivery, promised: days[0] ?? promised }, question, rules);
      expect(possible.filter((day) => day >= (days[0] ?? '9'))).toEqual(days);
    }),
    { numRuns: 300 },
  );
});

const delay: Delay = { lines: ['l'], proposed: '2026-12-09', answer: null };
const line = { id: 'l', shipDate: '2026-12-09', standing: null };
test.each([
  ['waits the day before', delay, line, '2026-12-08', true],
  ['is over on the proposed day', delay, line, '2026-12-09', false],
  ['is over once it is answered', { ...delay, answer: 'kept' }, line, '2026-12-07', false],
  ['is over where the pieces got another day', delay, { ...line, shipDate: '2026-12-11' }, '2026-12-07', false],
  [
    'is over where they left',
    delay,
    { ...line, standing: { state: 'on-the-way' as const, on: '2026-12-07' } },
    '2026-12-07',
    false,
  ],
  ['is of its own lines', delay, { ...line, id: 'm' }, '2026-12-07', false],
])('a delay %s', (_what, one, of, today, waits) => {
  expect(isWaiting(one, of, today)).toBe(waits);
});
