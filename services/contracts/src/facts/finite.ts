import { bodyBytes, emptyQuotationDays, proofSeconds, rememberedCallers } from './limits';

/** Something of the store's own that is finite, whoever uses it. */
export interface FiniteThing {
  readonly what: string;
  readonly of: string;
  /** How much of it there is. */
  readonly much: string;
  /** What happens when that is used up. */
  readonly afterwards: string;
  /** The file or folder that keeps it so. */
  readonly keptBy: string;
}

const kib = bodyBytes / 1_024;
const thousands = (count: number): string => String(count).replace(/(\d)(?=(\d{3})+$)/g, '$1,');

/** What callers use up without being counted one by one; with `limits` the table in services/deploy/LIMITS.md. */
export const finiteThings: readonly FiniteThing[] = [
  {
    ...{ what: 'folios of quotations and orders', of: 'store', much: 'no end' },
    afterwards: 'after 999,999 they have seven digits; a quotation draws one with its first line',
    keptBy: 'services/database/src/migrations/0018-folios.ts',
  },
  {
    ...{ what: 'quotations that never had a line', of: 'store', much: `${emptyQuotationDays} days` },
    ...{ afterwards: 'taken out', keptBy: 'services/checkout/src/caps/purge-empty.ts' },
  },
  {
    ...{ what: 'callers remembered', of: 'limit and process', much: thousands(rememberedCallers) },
    afterwards: 'the one not seen for longest is forgotten; what must not be is counted in PostgreSQL',
    keptBy: 'services/kit/src/service.ts',
  },
  {
    ...{ what: 'proofs of work', of: 'call', much: `one, for ${proofSeconds / 60} minutes` },
    ...{ afterwards: '`proof_required` again', keptBy: 'services/kit/src/limits/proof-of-work.ts' },
  },
  {
    ...{ what: 'body of a request', of: 'call', much: `${kib} KiB` },
    ...{ afterwards: '`payload_too_large`', keptBy: 'services/kit/src/service.ts' },
  },
  {
    ...{ what: 'time of a request to arrive', of: 'call', much: '30 s' },
    ...{ afterwards: 'its connection is closed', keptBy: 'services/kit/src/service.ts' },
  },
  {
    ...{ what: 'connections to the database', of: 'service', much: '10 (`DATABASE_POOL`)' },
    ...{ afterwards: 'a wait of 5 s, then `unavailable`', keptBy: 'services/database/src/connect.ts' },
  },
  {
    ...{ what: 'connections that wait for pieces', of: 'checkout', much: '4 of its 10' },
    ...{ afterwards: 'payments take turns; everybody else is served', keptBy: 'services/checkout/src/app.ts' },
  },
  {
    ...{ what: 'time of a statement', of: 'statement', much: '10 s' },
    ...{ afterwards: 'it is cancelled: `unavailable`', keptBy: 'services/database/src/connect.ts' },
  },
  {
    ...{ what: 'memory', of: 'process', much: 'the heap that its start gives it' },
    ...{ afterwards: 'it ends and is started again', keptBy: 'services/deploy/local/store/processes.mjs' },
  },
  {
    ...{ what: 'pages kept in memory', of: 'gateway', much: '64 MiB' },
    ...{ afterwards: 'the one not asked for longest is forgotten', keptBy: 'shell/server/src/render/page-cache.ts' },
  },
  {
    ...{ what: 'pages made at a time', of: 'gateway', much: '4, of one address 2; 96 wait, 24 of one address, 10 s' },
    afterwards: '`503` with `Retry-After` in the brand’s look; kept pages are served',
    keptBy: 'shell/server/src/render/render-semaphore.ts',
  },
  {
    ...{ what: 'connections', of: 'gateway', much: '4,000, of one address 1,200; unread 128 and 32; silent 30 s' },
    ...{ afterwards: 'refused; the one that stalls longest is cut', keptBy: 'shell/server/src/sockets.ts' },
  },
  {
    ...{ what: 'requests under way', of: 'connection', much: '8' },
    ...{ afterwards: 'it is cut', keptBy: 'shell/server/src/sockets.ts' },
  },
  {
    ...{ what: 'connections', of: 'service', much: '1,000; silent 30 s' },
    ...{ afterwards: 'refused; cut', keptBy: 'services/kit/src/service.ts' },
  },
  {
    ...{ what: 'idempotency keys, counts and proofs that ended', of: 'store', much: 'a day' },
    ...{ afterwards: 'taken out, like every table past its age', keptBy: 'services/database/src/ages/ages.ts' },
  },
  {
    ...{ what: 'logs', of: 'process', much: 'four files of 5 MB' },
    ...{ afterwards: 'the oldest one goes', keptBy: 'services/deploy/local/processes/log-files.mjs' },
  },
  {
    ...{ what: 'connections to a service', of: 'gateway', much: '64' },
    ...{ afterwards: 'a wait, up to the deadline of the call', keptBy: 'shell/server/src/gateway/upstream.ts' },
  },
  {
    ...{ what: 'patience with a service that hangs', of: 'gateway', much: 'three calls' },
    afterwards: '`unavailable` at once, until it gives a sign of life',
    keptBy: 'shell/server/src/gateway/circuit-breaker.ts',
  },
];
