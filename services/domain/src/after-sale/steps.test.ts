import { requestKinds, requestStates, requestSteps } from '@actual/contracts/facts/delivery/after-sale';
import { dayNumber } from '../delivery/calendar';
import { afterStep, collectionDays, resolutionsOf, stepsOf } from './steps';

test.each([
  ['reported', 'damage', ['accept', 'refuse', 'withdraw']],
  ['accepted', 'damage', ['schedule', 'receive', 'resolve', 'withdraw']],
  ['accepted', 'return', ['schedule', 'receive', 'withdraw']],
  ['scheduled', 'warranty', ['schedule', 'receive', 'resolve', 'withdraw']],
  ['received', 'return', ['inspect']],
  ['inspected', 'return', ['refuse', 'resolve']],
  ['resolved', 'return', []],
  ['refused', 'damage', []],
  ['withdrawn', 'change', []],
] as const)('a request that is %s (%s) allows the steps %j', (state, kind, steps) => {
  expect(stepsOf(state, kind)).toEqual(steps);
});

test('what was decided to be sent can be recalled while it waits at the warehouse', () => {
  expect(stepsOf('resolved', 'damage', { waits: true })).toEqual(['recall']);
  expect(stepsOf('resolved', 'damage', { waits: false })).toEqual([]);
  expect(stepsOf('accepted', 'damage', { waits: true })).not.toContain('recall');
});

test('money never goes back for pieces that nobody inspected, and a request that ended does not go on', () => {
  for (const kind of ['return', 'change'] as const)
    for (const state of requestStates) expect(afterStep(state, 'resolve', kind) !== null).toBe(state === 'inspected');
  for (const kind of requestKinds)
    for (const state of ['resolved', 'refused', 'withdrawn'] as const)
      for (const step of requestSteps.filter((one) => one !== 'recall'))
        expect(afterStep(state, step, kind)).toBeNull();
});

test('a piece sold at 29 percent off or more is repaired or paid back, and not exchanged by warranty', () => {
  expect(resolutionsOf('warranty', { exchanged: false })).toEqual(['refund', 'repair', 'part']);
  expect(resolutionsOf('warranty', { exchanged: true })).toContain('replacement');
  expect(resolutionsOf('damage', { exchanged: false })).toContain('replacement');
  expect(resolutionsOf('return', { exchanged: true })).toEqual(['refund']);
});

test('pieces are fetched on working days, with two of them between', () => {
  const works = (day: number) => ![0, 6].includes((day + 4) % 7) && day !== dayNumber('2026-12-08');
  expect(collectionDays('2026-12-03', works, { businessDaysBefore: 2, reachDays: 8 })).toEqual([
    '2026-12-09',
    '2026-12-10',
    '2026-12-11',
  ]);
});
