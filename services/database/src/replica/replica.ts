import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectOptions, connect, disconnect, type Knex, type Lent } from '../connect';
import { PrimaryPosition } from './position';
import type { Reads } from './reads';
import { ReplicaBehind, replicaFault } from './replica-fault';

/** Milliseconds that a reading waits for the replica to catch up with it; afterwards the primary answers. */
const patience = 200;
/** Milliseconds in which the replica must answer a health check, connecting included. */
const lookPatience = 2_000;
/** Milliseconds between two looks at a replica that is catching up. */
const pause = 10;

const replayed = {
  name: 'replayed',
  text: 'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS reached',
};

/** A time in which the replica is read, and who would have to be told of its end. */
interface Stretch {
  readonly db: Knex;
  readonly waiting: Set<(fault: unknown) => void>;
}

export interface ReplicaOptions extends Omit<ConnectOptions, 'ready'> {
  /** See `patience`. */
  readonly patienceMs?: number;
}

/** @throws {ReplicaBehind} where the answer takes longer */
async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ms, new ReplicaBehind());
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** A statement under way in a pool that nobody needs any more may hang for long, so closing has a time limit. */
const letGo = (db: Knex): Promise<void> => within(lookPatience, disconnect(db)).catch(() => undefined);

/**
 * A server that follows the primary, and is read in its place. Each reading asks the primary how far its log goes, and
 * each connection to the replica is lent once it has replayed that far: nobody reads anything older than at the primary,
 * whichever of several replicas a connection leads to. While it is away or behind, the primary answers, also the
 * readings that were waiting for the replica.
 */
export class Replica {
  /** Readings so far, by the server that answered. */
  readonly readings = { replica: 0, primary: 0 };
  private stretch: Stretch | null = null;
  private awaySince = performance.now();
  private watcher: Knex;
  private listener: (fault: unknown) => void = () => undefined;
  private position: string | null = null;
  private readonly primaryPosition: PrimaryPosition;
  /** How far a connection was seen to be. */
  private readonly reached = new WeakMap<Lent, string>();

  /** Nothing is read at it before the first `look`. */
  constructor(
    private readonly primary: Knex,
    private readonly options: ReplicaOptions,
  ) {
    this.primaryPosition = new PrimaryPosition(primary);
    this.watcher = this.watching();
  }

  readonly read: Reads = async (work) => {
    // it may end during the question, and its connections with it
    const stretch = this.stretch && (await this.ask()) ? this.stretch : null;
    if (!stretch) return this.atPrimary(work);
    try {
      const result = await this.unlessItEnds(stretch, work);
      this.readings.replica += 1;
      return result;
    } catch (error) {
      const fault = replicaFault(error);
      if (fault === null) throw error;
      if (fault === 'away') this.end(stretch, error);
      return this.atPrimary(work);
    }
  };

  /** Finds out whether it may be read; to be called each second. @throws where the primary does not answer */
  async look(): Promise<void> {
    if (!(await this.ask())) return;
    try {
      await within(lookPatience, Promise.resolve(this.watcher.raw('SELECT 1')));
    } catch (error) {
      void letGo(this.watcher);
      this.watcher = this.watching();
      if (this.stretch) this.end(this.stretch, error);
      return;
    }
    if (this.stretch) return;
    this.stretch = { db: connect({ ...this.options, ready: this.caughtUp }), waiting: new Set() };
    this.listener(null);
  }

  /** `listener` is told why the replica is not read any more, and null when it is. */
  onChange(listener: (fault: unknown) => void): void {
    this.listener = listener;
  }

  /** For how long nothing has been read at it; 0 while it is. */
  awaySeconds(): number {
    return this.stretch ? 0 : (performance.now() - this.awaySince) / 1_000;
  }

  async close(): Promise<void> {
    const { stretch } = this;
    this.stretch = null;
    await Promise.all([letGo(this.watcher), stretch && letGo(stretch.db)]);
  }

  private watching(): Knex {
    return connect({ ...this.options, pool: 1, ready: this.caughtUp });
  }

  private async ask(): Promise<boolean> {
    const position = await this.primaryPosition.ask();
    this.position = position ?? this.position;
    return position !== null;
  }

  private atPrimary<T>(work: (db: Knex) => Promise<T>): Promise<T> {
    this.readings.primary += 1;
    return work(this.primary);
  }

  private unlessItEnds<T>({ db, waiting }: Stretch, work: (db: Knex) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      waiting.add(reject);
      work(db)
        .then(resolve, reject)
        .finally(() => waiting.delete(reject));
    });
  }

  private end(stretch: Stretch, fault: unknown): void {
    if (this.stretch !== stretch) return;
    this.stretch = null;
    this.awaySince = performance.now();
    for (const tell of stretch.waiting) tell(new ReplicaBehind());
    void letGo(stretch.db);
    this.listener(fault);
  }

  /** Waits until a connection's server has replayed the primary's changes. @throws {ReplicaBehind} */
  private readonly caughtUp = async (connection: Lent): Promise<void> => {
    const { position } = this;
    if (position === null || this.reached.get(connection) === position) return;
    const last = performance.now() + (this.options.patienceMs ?? patience);
    for (;;) {
      const left = Math.max(0, last - performance.now());
      const { rows } = await within(left, connection.query({ ...replayed, values: [position] }));
      if ((rows[0] as { reached: boolean | null } | undefined)?.reached) {
        this.reached.set(connection, position);
        return;
      }
      await sleep(pause);
    }
  };
}

/** The replica of a setting that may be missing. */
export const openReplica = (
  primary: Knex,
  { url, ...options }: Omit<ReplicaOptions, 'url'> & { url: string | undefined },
): Replica | null => (url ? new Replica(primary, { url, ...options }) : null);
