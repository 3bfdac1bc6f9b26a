import type { Knex } from '@actual/database';
import { fileTablesOf } from '@actual/database/files/file-tables';
import { OWNERSHIP, type ServiceRole } from '@actual/database/roles/ownership';
import { Bucket } from '@actual/files/bucket';
import type { BucketSettings } from '@actual/files/settings';
import { Gauge } from 'prom-client';
import type { Service } from '../service';
import { Worker } from '../worker';
import { moveFiles, removeFiles } from './move-files';
import { RowFiles } from './row-files';

/** Milliseconds between two looks for files to move. */
const every = 10_000;

/** The files of a service's rows; where there is a bucket, they move there while the service listens. */
export function filesOf(
  { app, metrics }: Pick<Service, 'app' | 'metrics'>,
  { db, role, bucket: settings }: { db: Knex; role: ServiceRole; bucket: BucketSettings | undefined },
): RowFiles {
  if (!settings) return new RowFiles(app.log);
  const [reading, writing] = [new Bucket(settings), new Bucket(settings, { use: 'writing' })];
  let awaySince: number | null = null;
  const work = async () => {
    let moved = 0;
    for (const table of fileTablesOf(role)) moved += await moveFiles(db, table, writing);
    return OWNERSHIP.file_removal === role ? moved + (await removeFiles(db, writing)) : moved;
  };
  const watched = () =>
    work().then(
      (done) => {
        awaySince = null;
        return done;
      },
      (error: unknown) => {
        awaySince ??= Date.now();
        throw error;
      },
    );
  new Gauge({
    name: 'bucket_away_seconds',
    help: 'For how long files could not be moved to their bucket, or taken from it',
    registers: [metrics],
    collect() {
      this.set(awaySince === null ? 0 : (Date.now() - awaySince) / 1_000);
    },
  });
  const worker = new Worker('files', every, watched, app.log);
  app.addHook('onListen', async () => worker.start());
  app.addHook('onClose', async () => {
    await worker.stop();
    for (const bucket of [reading, writing]) bucket.close();
  });
  return new RowFiles(app.log, reading);
}
