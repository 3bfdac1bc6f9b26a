import { addressOf, networkOf } from './network';

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
])('%s lies in %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('an IPv6 network is a /64, and counts as one address', () => {
  const [one, other, strange] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'];
  expect(networkOf(one)).toBe(networkOf(other));
  expect(addressOf(one)).toBe(addressOf(other));
  expect(networkOf(one)).not.toBe(networkOf(strange));
});
