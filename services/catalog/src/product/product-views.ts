import { type Knex, prepared } from '@actual/database';
import { storeDay } from '@actual/domain';

/** Milliseconds in which views are gathered before they are written: a popular page costs one row, not one write each. */
const gatherFor = 5_000;

/**
 * Counts views of products by day. Nothing of the person is kept: the page itself remembers its visitor's products.
 * Views gathered in memory are lost when the process is killed, which a count can bear.
 */
export class ProductViews {
  private views = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Knex,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Counts one view; `id` is a product that exists. */
  add(id: string): void {
    this.views.set(id, (this.views.get(id) ?? 0) + 1);
    this.timer ??= setTimeout(() => void this.write(), gatherFor).unref();
  }

  /** Writes the gathered views once the present write has ended. */
  write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const views = this.views;
    this.views = new Map();
    if (views.size > 0) this.writing = this.writing.then(() => this.save(views)).catch(this.failed);
    return this.writing;
  }

  private async save(views: ReadonlyMap<string, number>): Promise<void> {
    // a product that went meanwhile is left out; always in the same order, so that two services never wait in a circle
    await prepared(
      this.db,
      'seen',
      `INSERT INTO product_seen (product_id, day, looks)
       SELECT p.id, ?::date, v.views FROM product p
       JOIN unnest(?::uuid[], ?::int[]) AS v (id, views) ON v.id = p.id ORDER BY p.id
       ON CONFLICT (product_id, day) DO UPDATE SET looks = product_seen.looks + excluded.looks`,
      [storeDay(), [...views.keys()], [...views.values()]],
    );
  }
}
