import { type Knex, prepared } from '@actual/database';

/** Milliseconds until the list is refreshed in the background. */
const renewAfter = 500;
/** Milliseconds until it is stale: requests wait for the refresh. */
const goodFor = 1_500;
/** Milliseconds a request waits at most. */
const patience = 2_000;
/** Milliseconds until the whole list is reloaded, which drops sessions whose tokens have expired. */
const wholeAfter = 3_600_000;
/** Seconds that refreshes overlap, for sessions ended in transactions that commit late. */
const overlap = 60;

/** Which sessions ended before their tokens did, read from the table twice a second at most. */
export class EndedSessions {
  private ids = new Set<string>();
  private readAt = Number.NEGATIVE_INFINITY;
  private wholeAt = Number.NEGATIVE_INFINITY;
  private failedAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | null = null;

  /** @param lifeSeconds how long a token lives: sessions that ended before that need not be known */
  constructor(
    private readonly db: Knex,
    private readonly lifeSeconds: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** Whether the list is fresh enough; starts a refresh in time. */
  isCurrent(): boolean {
    const age = this.now() - this.readAt;
    if (age > renewAfter) void this.read();
    return age <= goodFor;
  }

  /** Waits until the list is current. False when PostgreSQL does not answer. */
  async becomesCurrent(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience);
      timer.unref();
    });
    await Promise.race([this.read(), enough]);
    clearTimeout(timer);
    return this.now() - this.readAt <= goodFor;
  }

  /** One refresh at a time; a failed one is not retried at once. */
  private read(): Promise<void> {
    if (this.now() - this.failedAt < renewAfter) return Promise.resolve();
    this.reading ??= this.readNow()
      .catch(() => {
        this.failedAt = this.now();
      })
      .finally(() => {
        this.reading = null;
      });
    return this.reading;
  }

  private async readNow(): Promise<void> {
    const started = this.now();
    const whole = started - this.wholeAt > wholeAfter;
    const since = whole ? this.lifeSeconds : (started - this.readAt) / 1_000;
    const rows = await prepared<{ id: string }>(
      this.db,
      'ended-sessions',
      `SELECT id FROM session WHERE ended_at > now() - ?::float * interval '1 second'`,
      [since + overlap],
    );
    if (whole) {
      this.ids.clear();
      this.wholeAt = started;
    }
    for (const { id } of rows) this.ids.add(id);
    this.readAt = started;
  }
}
