import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Agent, fetch } from 'undici';
import { ImportError } from '../import-error';
import { mostPictureBytes } from './picture-files-given';

const patienceMs = 15_000;

/** Networks that are nobody's website: this machine, its neighbors, and what clouds keep there (RFC 6890). */
const inside = new BlockList();
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
])
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** Whether an address is out in the internet. */
export const isPublicAddress = (address: string): boolean =>
  !inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Fetches pictures by their addresses. */
export type PictureFetcher = (address: string) => Promise<Buffer>;

/**
 * Fetches pictures over HTTPS from public addresses alone: the name is resolved once, and what it resolves to is judged
 * where the connection is made, so that no answer in between can lead inside. No redirects.
 * `mayConnect` is for tests.
 */
export function pictureFetcher({ mayConnect = isPublicAddress, protocols = ['https:'] } = {}): PictureFetcher {
  const guarded: LookupFunction = (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const allowed = (found ?? []).filter(({ address }) => mayConnect(address));
      if (error || allowed.length === 0) done(error ?? new Error('an inside address'), '', 4);
      else if (options.all) done(null, allowed);
      else done(null, allowed[0]?.address ?? '', allowed[0]?.family ?? 4);
    });
  const dispatcher = new Agent({ connect: { lookup: guarded, timeout: patienceMs } });
  return async (address) => {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || !protocols.includes(url.protocol)) throw new ImportError('su dirección no es https://');
    // an address of numbers is never looked up
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !mayConnect(host)) throw new ImportError('su dirección no es de internet');
    try {
      const answer = await fetch(url, { dispatcher, redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
      if (!answer.ok || !answer.body) throw new ImportError(`su dirección contesta ${answer.status}`);
      const parts: Uint8Array[] = [];
      let size = 0;
      for await (const part of answer.body) {
        size += part.length;
        if (size > mostPictureBytes) throw new ImportError(`pesa más de ${mostPictureBytes / 1_000_000} MB`);
        parts.push(part);
      }
      return Buffer.concat(parts);
    } catch (error) {
      throw error instanceof ImportError ? error : new ImportError('su dirección no contesta');
    }
  };
}
