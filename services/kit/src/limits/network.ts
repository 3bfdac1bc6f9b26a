import { isIPv4 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** The address that limits count: an IPv4 address, or the IPv6 /64 of one subscriber. */
export const addressOf = (ip: string): string => normalizeIP(ip, 64);

/** The network that one caller may control: an IPv4 /24 or an IPv6 /64. */
export function networkOf(ip: string): string {
  const address = addressOf(ip);
  return isIPv4(address) ? address.replace(/\d+$/, '0/24') : address;
}
