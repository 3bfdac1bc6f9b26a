import { addressOf, networkOf } from './caller-addresses';

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2fe::1', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:DB8:1:2ff:ffff::9%eth0', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/56', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/56', '0:0:0::/48'],
  ['1::2:3:4:5:6:7', '1:0:2:0::/56', '1:0:2::/48'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/56', '64:ff9b:0::/48'],
  ['1:2:3:4:5:6:203.0.113.9', '1:2:3:0::/56', '1:2:3::/48'],
])('counts %s as the caller %s of the network %s', (ip, address, network) => {
  expect([addressOf(ip), networkOf(ip)]).toEqual([address, network]);
});

test('counts an IPv6 /56 as one caller, and a /48 as one network', () => {
  const [one, beside, other] = ['2001:db8:1:200::1', '2001:db8:1:2ff::1', '2001:db8:1:300::1'];
  expect(addressOf(one)).toBe(addressOf(beside));
  expect(addressOf(one)).not.toBe(addressOf(other));
  expect(networkOf(one)).toBe(networkOf(other));
  expect(networkOf(one)).not.toBe(networkOf('2001:db8:2:200::1'));
});
