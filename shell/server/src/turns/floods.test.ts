import { Floods } from './floods';

const limits = { perSecond: 10, burst: 100, ofNetwork: 4 };
const take = (floods: Floods, count: number, address: (at: number) => string): number =>
  Array.from({ length: count }, (_, at) => floods.take(address(at))).filter((wait) => wait === 0).length;

test('an address has its burst, then so many a second, and is told when to come back', () => {
  let now = 0;
  const floods = new Floods(limits, () => now);
  expect(take(floods, 150, () => '203.0.113.9')).toBe(100);
  expect(floods.take('203.0.113.9')).toBe(1);
  expect(floods.take('198.51.100.7')).toBe(0);
  now = 2_000;
  expect(take(floods, 50, () => '203.0.113.9')).toBe(20);
  now = 60_000;
  expect(take(floods, 150, () => '203.0.113.9')).toBe(100);
});

test.each([
  ['an IPv4 /24', (at: number) => `203.0.113.${at % 250}`],
  ['an IPv6 /48', (at: number) => `2001:db8:1:${(at % 250).toString(16)}00::/56`],
])('lets %s as a whole ask four times as often', (_network, address) => {
  const floods = new Floods(limits, () => 0);
  expect(take(floods, 1_000, address)).toBe(400);
  expect(floods.take('192.0.2.1')).toBe(0);
});
