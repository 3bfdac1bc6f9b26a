import * as fc from 'fast-check';
import { businessDays } from './business-time';
import { afterMonths, costOf, guaranteedUntil, isExchanged, requestable, requestObstacle } from './requestable';

const isBusinessDay = businessDays({ closedEverywhere: new Set() });
// a Thursday
const came = '2026-12-03';
const sofa = { received: { day: came, known: false }, left: 2, categories: ['sofas'] };
const on = (today: string) => ({ today, isBusinessDay });
const asked = { kind: 'return' as const, reason: 'changed-mind', quantity: 1, isClosed: false };

test.each([
  ['return', '2026-12-02', 'not-delivered', null],
  ['return', '2026-12-03', null, '2026-12-10'],
  ['return', '2026-12-10', null, '2026-12-10'],
  ['return', '2026-12-11', 'too-late', '2026-12-10'],
  ['change', '2026-12-10', null, '2026-12-10'],
  ['damage', '2026-11-25', 'not-delivered', null],
  ['damage', '2026-11-26', null, '2026-12-03'],
  ['damage', '2026-12-04', 'too-late', '2026-12-03'],
  ['warranty', '2026-12-02', 'not-delivered', null],
  ['warranty', '2027-12-03', null, '2027-12-03'],
  ['warranty', '2027-12-04', 'too-late', '2027-12-03'],
] as const)('a %s on %s is refused with %s, through %s', (kind, today, obstacle, until) => {
  expect(requestable(kind, sofa, on(today))).toEqual({ until, obstacle });
});

test('where the day of the delivery was noted, every period counts from it', () => {
  const early = { ...sofa, received: { day: '2026-12-01', known: true } };
  expect(requestable('return', early, on('2026-12-09'))).toEqual({ until: '2026-12-08', obstacle: 'too-late' });
  expect(requestable('damage', early, on('2026-11-30')).obstacle).toBe('not-delivered');
  expect(requestable('damage', early, on('2026-12-01')).obstacle).toBeNull();
  expect(requestable('damage', early, on('2026-12-02')).obstacle).toBe('too-late');
  const stored = { ...sofa, received: { day: null, known: true } };
  expect(requestable('warranty', stored, on('2027-01-04')).obstacle).toBe('not-delivered');
});

test('a piece made for one buyer cannot be returned or changed, but it has its warranty', () => {
  const made = { ...sofa, categories: ['sofas', 'a-la-medida'] };
  expect(requestable('return', made, on(came)).obstacle).toBe('made-to-measure');
  expect(requestable('change', made, on(came)).obstacle).toBe('made-to-measure');
  expect(requestable('damage', made, on(came)).obstacle).toBeNull();
  expect(requestable('warranty', made, on(came)).obstacle).toBeNull();
});

test('a mattress can be returned only while its package is closed', () => {
  const mattress = { ...sofa, categories: ['colchones'] };
  expect(requestObstacle(asked, mattress, on(came))).toBe('opened');
  expect(requestObstacle({ ...asked, isClosed: true }, mattress, on(came))).toBeNull();
  expect(requestObstacle({ ...asked, kind: 'damage', reason: 'blow' }, mattress, on(came))).toBeNull();
});

test('pieces of another request cannot be asked for once more', () => {
  expect(requestObstacle({ ...asked, quantity: 3 }, sofa, on(came))).toBe('under-way');
  expect(requestable('return', { ...sofa, left: 0 }, on(came)).obstacle).toBe('under-way');
});

test('each part is guaranteed for its own months', () => {
  const failed = (reason: string, today: string) =>
    requestObstacle({ ...asked, kind: 'warranty', reason }, sofa, on(today));
  expect(failed('textile', '2027-03-03')).toBeNull();
  expect(failed('textile', '2027-03-04')).toBe('not-so-long');
  expect(failed('electric', '2027-06-04')).toBe('not-so-long');
  expect(failed('structure', '2027-12-03')).toBeNull();
  expect(guaranteedUntil('2026-11-30', 'textile')).toBe('2027-02-28');
  expect(afterMonths('2026-12-31', 12)).toBe('2027-12-31');
});

test('29 percent off is not exchanged, 28 is', () => {
  expect(isExchanged({ listCents: 10_000, paidCents: 7_100 })).toBe(false);
  expect(isExchanged({ listCents: 10_000, paidCents: 7_200 })).toBe(true);
});

test('the pieces of a line cost together what the line did, in whatever parts they are given back', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 20 }), fc.nat(20), (total, pieces, cut) => {
      const first = Math.min(cut, pieces);
      expect(costOf(total, pieces, first) + costOf(total, pieces, pieces - first, first)).toBe(total);
    }),
  );
});
