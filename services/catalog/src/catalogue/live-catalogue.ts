import type { Knex } from '@actual/database';
import { readTaken } from '@actual/database/supply';
import { type Catalogue, indexCatalogue } from './catalogue';
import { type Pulse, readCatalogue, readPulse } from './catalogue-repository';
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
  private pulse: Pulse | null = null;
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
    const pulse = await readPulse(this.db);
    if (!this.view || pulse.version !== this.pulse?.version || pulse.stock !== this.pulse.stock) {
      const catalogue = await this.catalogueOf(pulse);
      this.view = new View(catalogue, await readTaken(this.db));
      this.pulse = { version: catalogue.version, stock: pulse.stock };
    }
    this.checkedAt = asked;
    return this.view;
  }

  private async catalogueOf(pulse: Pulse): Promise<Catalogue> {
    const kept = this.view?.catalogue;
    return kept && kept.version === pulse.version ? kept : indexCatalogue(await readCatalogue(this.db));
  }
}
