import { deliveryStates } from '@actual/contracts/facts/delivery/deliveries';
import { isCorrectable, isPreparing, mayCorrect, receivedOn, statesAfter } from './states';

const shipDate = '2026-12-03';

test('pieces were received on the noted day, also before the promised one; without a note, on the promised one', () => {
  const delivered = { shipDate, standing: { state: 'delivered', on: '2026-12-01' } } as const;
  expect(receivedOn(delivered)).toEqual({ day: '2026-12-01', known: true });
  expect(receivedOn({ shipDate, standing: null })).toEqual({ day: shipDate, known: false });
  expect(receivedOn({ shipDate, standing: { state: 'on-the-way', on: '2026-12-02' } }).day).toBe(shipDate);
  expect(receivedOn({ shipDate, standing: { state: 'on-the-way', on: '2026-12-05' } }).day).toBe('2026-12-05');
  expect(receivedOn({ shipDate: null, standing: null }).day).toBeNull();
});

test.each(['failed', 'stored'] as const)('pieces that are %s were not received, whatever was promised', (state) => {
  expect(receivedOn({ shipDate, standing: { state, on: shipDate } })).toEqual({ day: null, known: true });
});

test('a delivery ends delivered, whatever attempts it takes, and nothing follows that', () => {
  const reached = new Set(['preparing']);
  for (const state of deliveryStates) for (const one of statesAfter(state)) reached.add(one);
  expect([...reached].sort()).toEqual([...deliveryStates].sort());
  expect(statesAfter('delivered')).toEqual([]);
  expect(statesAfter('failed')).toContain('preparing');
});

test('only pieces in preparation, for the first attempt or another, can be changed', () => {
  expect(isPreparing({ standing: null })).toBe(true);
  expect(deliveryStates.filter((state) => isPreparing({ standing: { state, on: shipDate } }))).toEqual(['preparing']);
});

test('what was delivered, failed or stored is taken back once; what left is noted as not gone', () => {
  expect(deliveryStates.filter((state) => isCorrectable({ state, corrects: null }))).toEqual([
    'delivered',
    'failed',
    'stored',
  ]);
  expect(isCorrectable({ state: 'failed', corrects: 7 })).toBe(false);
});

test.each([
  ['a manager, whenever', { isManager: true, own: false, minutes: 9_000 }, true],
  ['who noted it, within a quarter of an hour', { isManager: false, own: true, minutes: 15 }, true],
  ['who noted it, later', { isManager: false, own: true, minutes: 15.1 }, false],
  ['another seller', { isManager: false, own: false, minutes: 0 }, false],
])('%s takes it back: %j', (_who, { minutes, ...who }, may) => {
  const now = new Date('2026-12-03T18:00:00Z');
  expect(mayCorrect({ ...who, now, notedAt: new Date(now.getTime() - minutes * 60_000) })).toBe(may);
});
