import { BlockList, isIP } from 'node:net';

type Network = readonly [net: string, bits: number];

function listOf(family: 'ipv4' | 'ipv6', networks: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const [net, bits] of networks) list.addSubnet(net, bits, family);
  return list;
}

/** IPv4 networks that are nobody's website: this machine, its neighbors, and clouds' own services there (RFC 6890). */
const inside4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);

/** The only IPv6 network of which the internet is made so far (RFC 4291); translated and mapped addresses stand outside. */
const internet6 = listOf('ipv6', [['2000::', 3]]);
/** Inside it: tunnels, whose addresses hold an IPv4 one (Teredo, 6to4), benchmarks, identifiers and examples. */
const except6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

/** Whether an address is out in the internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside4.check(address, 'ipv4');
  return family === 6 && internet6.check(address, 'ipv6') && !except6.check(address, 'ipv6');
}
