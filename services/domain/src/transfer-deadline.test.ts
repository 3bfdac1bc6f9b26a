import { managerMayOrder } from './payment-types';
import { transferSeconds } from './transfer-deadline';

test('a SPEI transfer has twelve hours, whenever it is asked for', () => {
  expect(transferSeconds('spei', new Date('2026-12-31T23:59:59Z'))).toBe(12 * 3_600);
});

test('a plain transfer has until the end of the third calendar day after, in Cancún', () => {
  // 23:00 on 30 November in Cancún, 1 December in Greenwich
  const late = new Date('2026-12-01T04:00:00Z');
  expect(new Date(late.getTime() + transferSeconds('transfer', late) * 1_000).toISOString()).toBe(
    '2026-12-04T04:59:59.000Z',
  );
  const midnight = new Date('2026-12-01T05:00:00Z');
  expect(transferSeconds('transfer', midnight)).toBe(4 * 86_400 - 1);
});

test('a manager may order from sixty percent exactly, never a centavo below, never for nothing', () => {
  expect(managerMayOrder(60_000, 100_000)).toBe(true);
  expect(managerMayOrder(59_999, 100_000)).toBe(false);
  expect(managerMayOrder(0, 0)).toBe(false);
});
