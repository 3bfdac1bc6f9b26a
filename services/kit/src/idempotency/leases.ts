import { randomUUID } from 'node:crypto';
import { type Knex, prepared } from '@actual/database';

/** How long a lease lasts and how often it is renewed, in milliseconds. */
export interface LeaseTimes {
  readonly holds: number;
  readonly renewed: number;
}

/** A dead process loses its keys after five seconds; one that misses two renewals keeps them. */
export const usualTimes: LeaseTimes = { holds: 5_000, renewed: 1_500 };

/** The leases of this process's running calls, renewed together by one statement. */
export class Leases {
  /** Keys by lease. */
  private readonly held = new Map<string, string>();
  private timer: NodeJS.Timeout | undefined;
  private ended = false;

  constructor(
    private readonly db: Knex,
    private readonly table: string,
    readonly times: LeaseTimes,
  ) {}

  /** A new lease for a key, renewed until released. */
  take(key: string): string {
    const lease = randomUUID();
    this.held.set(lease, key);
    if (!this.ended) this.timer ??= setInterval(() => void this.renew(), this.times.renewed).unref();
    return lease;
  }

  letGo(lease: string): void {
    this.held.delete(lease);
    if (this.held.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Nothing is renewed any more: the service closes, and unfinished calls may be run again elsewhere. */
  end(): void {
    this.ended = true;
    this.held.clear();
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async renew(): Promise<void> {
    await prepared(
      this.db,
      `${this.table}-renew`,
      `UPDATE ${this.table} SET leased_until = now() + ? * interval '1 millisecond'
       WHERE key = ANY (?) AND lease = ANY (?::uuid[]) AND answer IS NULL`,
      [this.times.holds, [...this.held.values()], [...this.held.keys()]],
      // a lease that cannot be renewed expires: the work itself must tolerate a second run anyway
    ).catch(() => undefined);
  }
}
