import { bucketCalls, storeBackups } from '@actual/contracts/facts/capacities';
import type { FiniteThing } from './finite-thing';

/** What the services and their database use up. */
export const serviceThings: readonly FiniteThing[] = [
  {
    what: 'time for a request to arrive',
    of: 'call',
    much: '30 s',
    afterwards: 'its connection is closed',
    keptBy: 'services/kit/src/service.ts',
  },
  {
    what: 'connections to the database',
    of: 'service',
    much: '10 (`DATABASE_POOL`)',
    afterwards: 'a wait of 5 s, then `unavailable`',
    keptBy: 'services/database/src/connect.ts',
  },
  {
    what: 'connections to the replica',
    of: 'catalog, staff',
    much: '10 (`DATABASE_POOL`), and one that checks it',
    afterwards: 'a wait of 5 s, then `unavailable`',
    keptBy: 'services/database/src/replica/replica.ts',
  },
  {
    what: 'time for the replica to catch up',
    of: 'reading',
    much: '200 ms',
    afterwards: 'the primary answers',
    keptBy: 'services/database/src/replica/replica.ts',
  },
  {
    what: 'connections that wait for pieces',
    of: 'checkout',
    much: '4 of its 10',
    afterwards: 'payments take turns',
    keptBy: 'services/checkout/src/app.ts',
  },
  {
    what: 'time of a statement',
    of: 'statement',
    much: '10 s',
    afterwards: 'canceled: `unavailable`',
    keptBy: 'services/database/src/connect.ts',
  },
  {
    what: 'memory',
    of: 'process',
    much: 'the heap set at its start',
    afterwards: 'it is restarted',
    keptBy: 'services/deploy/local/store/processes.mjs',
  },
  {
    what: 'connections',
    of: 'service',
    much: '1,000; silent 30 s',
    afterwards: 'refused; cut',
    keptBy: 'services/kit/src/service.ts',
  },
  {
    what: 'idempotency keys, counts and proofs that ended',
    of: 'store',
    much: 'a day',
    afterwards: 'deleted, like every row past its age',
    keptBy: 'services/database/src/ages/ages.ts',
  },
  {
    what: 'logs',
    of: 'process',
    much: 'four files of 5 MB',
    afterwards: 'the oldest goes',
    keptBy: 'services/deploy/local/processes/log-files.mjs',
  },
  {
    what: 'connections to a bucket',
    of: 'gateway or service',
    much: `${bucketCalls.connections}; ${bucketCalls.reading.answerMs / 1_000} s until an answer begins, ${bucketCalls.reading.tries} tries, silent ${bucketCalls.silentMs / 1_000} s`,
    afterwards: '503 for that file',
    keptBy: 'services/files/src/bucket.ts',
  },
  {
    what: 'files asked of a bucket that hangs',
    of: 'service',
    much: `one at once, ${bucketCalls.wholeMs / 1_000} s`,
    afterwards: '`unavailable` at once',
    keptBy: 'services/kit/src/files/row-files.ts',
  },
  {
    what: 'backups',
    of: 'store',
    much: `${storeBackups.kept}, and the log since the oldest`,
    afterwards: 'the oldest goes with the next one',
    keptBy: 'services/database/src/backup/base-backup.ts',
  },
];
