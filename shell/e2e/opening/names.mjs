/**
 * Loaded before every process of the test (`NODE_OPTIONS`), as `/etc/hosts` would be: the names in `TEST_NAMES` are this
 * machine's. Browsers get the same by `--host-resolver-rules`.
 */
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

const names = (process.env.TEST_NAMES ?? '').split(' ').filter(Boolean);
const { lookup } = dns;
/** @param {string} host */
const isHere = (host) => names.some((name) => host === name || host.endsWith(`.${name}`));

Reflect.set(dns, 'lookup', (/** @type {string} */ host, /** @type {any[]} */ ...rest) =>
  Reflect.apply(lookup, dns, [isHere(host) ? '127.0.0.1' : host, ...rest]),
);
syncBuiltinESMExports();
