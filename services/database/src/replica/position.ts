import type { Knex } from '../connect';
import { prepared } from '../prepared-statement';

/** Null where a standby stands in for the primary. */
const positionSql = `SELECT CASE WHEN NOT pg_is_in_recovery() THEN pg_current_wal_flush_lsn()::text END AS position`;

/** How far the primary's log goes: whatever was committed has its place before it. */
export class PrimaryPosition {
  private asking: Promise<string | null> | null = null;
  private next: Promise<string | null> | null = null;

  constructor(private readonly primary: Knex) {}

  /**
   * The position of this moment or later. A caller that arrives while a question is under way shares the next one,
   * because the answer to the present one may be older than the call.
   */
  ask(): Promise<string | null> {
    this.next ??= (this.asking ?? Promise.resolve(null))
      .catch(() => null)
      .then(() => {
        this.asking = this.next;
        this.next = null;
        return this.read();
      });
    return this.next;
  }

  private async read(): Promise<string | null> {
    const [row] = await prepared<{ position: string | null }>(this.primary, 'position', positionSql, []);
    return row?.position ?? null;
  }
}
