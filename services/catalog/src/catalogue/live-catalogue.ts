import type { Knex } from '@actual/database';
import { readStockChanges } from '@actual/database/supply';
import { indexCatalogue } from './catalogue';
import { readCatalogue } from './catalogue-repository';
import { TakenStock } from './taken-stock';
import { View } from './view';

/** Milliseconds after which the database is asked again whether something changed. */
const checkAfter = 1_000;
/** Milliseconds after which nobody is served without having asked. The checkout reads prices and stock itself. */
const tooOld = 2_000;

/**
 * The catalogue in memory, never more than two seconds behind the database. A request finds out that something changed;
 * with steady traffic the new view is made behind the requests, after a quiet time the first request waits for it.
 */
export class LiveCatalogue {
  private view: View | null = null;
  private readonly taken = new TakenStock();
  private checkedAt = Number.NEGATIVE_INFINITY;
  private running: Promise<View> | null = null;

  constructor(
    private readonly db: Knex,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** The view to answer from. */
  current(): View | Promise<View> {
    const age = this.clock() - this.checkedAt;
    if (this.view && age < checkAfter) return this.view;
    const refreshed = this.refresh();
    if (!this.view || age >= tooOld) return refreshed;
    // the next request that finds the view too old meets the error itself
    refreshed.catch(() => undefined);
    return this.view;
  }

  /** Asks the database now; one question at a time. @throws when it does not answer */
  refresh(): Promise<View> {
    this.running ??= this.load().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async load(): Promise<View> {
    const asked = this.clock();
    const changes = await readStockChanges(this.db, this.taken.upTo);
    const changed = this.taken.apply(changes);
    if (!this.view || this.view.catalogue.version !== changes.version)
      this.view = View.of(indexCatalogue(await readCatalogue(this.db)), this.taken.all());
    else if (changed.length > 0) this.view = this.view.after(changed);
    this.checkedAt = asked;
    return this.view;
  }
}
