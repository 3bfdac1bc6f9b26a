import { type Knex, type Reads, readsAt } from '@actual/database';
import type { Replica } from '@actual/database/replica/replica';
import { Counter, Gauge } from 'prom-client';
import type { Service } from '../service';
import { Worker } from '../worker';

/** Milliseconds between two looks at the replica. */
const every = 1_000;

/** Reads at the replica as long as it may be, which is looked at each second and told in `/metrics`; without one at `db`. */
export function readsOf(
  { app, metrics }: Pick<Service, 'app' | 'metrics'>,
  { db, replica }: { db: Knex; replica?: Replica | null | undefined },
): Reads {
  if (!replica) return readsAt(db);
  const registers = [metrics];
  new Gauge({
    name: 'replica_away_seconds',
    help: 'For how long nothing has been read at the replica',
    registers,
    collect() {
      this.set(replica.awaySeconds());
    },
  });
  new Counter({
    name: 'replica_readings_total',
    help: 'Readings that may be done at the replica, by who answered',
    labelNames: ['at'],
    registers,
    collect() {
      this.reset();
      for (const [at, many] of Object.entries(replica.readings)) this.inc({ at }, many);
    },
  });
  replica.onChange((fault) => {
    if (fault === null) app.log.info('the replica is read');
    else app.log.warn({ err: fault }, 'the replica is not read');
  });
  const look = async () => {
    await replica.look();
    return 0;
  };
  const worker = new Worker('replica', every, look, app.log);
  worker.start();
  app.addHook('onClose', () => worker.stop());
  return replica.read;
}
