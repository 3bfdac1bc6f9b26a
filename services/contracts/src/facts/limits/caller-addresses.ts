/** Which addresses count as one caller. IPv6 gives a subscriber 256 networks or more, and who rents a server 65,536. */

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const groupsOf = (part: string): number[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16) || 0);
const ipv4Groups = (_text: string, a: string, b: string, c: string, d: string): string =>
  `${(Number(a) * 256 + Number(b)).toString(16)}:${(Number(c) * 256 + Number(d)).toString(16)}`;

/** The first four groups of an IPv6 address: its network of 64 bits. */
function networkGroups(ip: string): number[] {
  const plain = ip.replace(/%.*$/, '').replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, ipv4Groups);
  const [head = '', tail] = plain.split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: zeros }, () => 0), ...right].slice(0, 4);
}

const ipv4Of = (ip: string): string | null => mapped.exec(ip)?.[1] ?? (ip.includes(':') ? null : ip);
const written = (groups: readonly number[], bits: number): string =>
  `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`;

/** The address that limits count: an IPv4 address, or the IPv6 /56 of one subscriber. */
export function addressOf(ip: string): string {
  const ipv4 = ipv4Of(ip);
  if (ipv4 !== null) return ipv4;
  const [a = 0, b = 0, c = 0, d = 0] = networkGroups(ip);
  return written([a, b, c, d & 0xff00], 56);
}

/** The network that one caller may control: an IPv4 /24 or an IPv6 /48. */
export function networkOf(ip: string): string {
  const ipv4 = ipv4Of(ip);
  return ipv4 === null ? written(networkGroups(ip).slice(0, 3), 48) : ipv4.replace(/\d+$/, '0/24');
}

/** Bits of an IPv6 address that name the subject of an address's limits. */
export const addressBits = 56;
