import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent } from 'undici';

/** `*.localhost` is this machine for every browser, but not for every system resolver. */
const lookupWithLocalhost: LookupFunction = (hostname, options, done) => {
  if (isIP(hostname) || !hostname.endsWith('.localhost')) return lookup(hostname, options, done);
  if (!options.all) return done(null, '127.0.0.1', 4);
  return done(null, [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]);
};

/** Connects to `studio.localhost` and its like also where the system does not resolve them. */
export const localhostAgent = new Agent({ connect: { lookup: lookupWithLocalhost } });
