import type { Knex, Reads } from '@actual/database';
import { type CatalogChanges, readCatalogChanges } from '@actual/database/catalog-changes';
import { readStockChanges } from '@actual/database/supply';
import { membersOf } from '../product-index/sets';
import { renamed } from '../product-index/structure';
import { buildCatalog, changeCatalog } from './catalog';
import { atOneMoment, readAllProductRows, readProductRows, readStructure } from './catalog.queries';
import { ChangeLog, type FreshChanges } from './change-log';
import { TakenStock } from './taken-stock';
import { View } from './view';

/** Milliseconds after which the database is asked again whether something changed. */
const checkAfter = 1_000;
/** Milliseconds after which nobody is served without having asked. The checkout reads prices and stock itself. */
const tooOld = 2_000;
/** More changed products than this are not followed one by one: the catalog is read anew behind the requests. */
const mostFollowed = 2_000;
/** So many followed since the last whole reading, and at least a quarter of the catalog, make another one worth it. */
const fewestFollowed = 5_000;

/**
 * The catalog in memory, never more than two seconds behind the database, but for a mass change: that is read behind
 * the requests, which are answered from the old one meanwhile, with the stock of the moment. A request notices a
 * change; with steady traffic its work is done behind the requests, after a quiet time the first request waits for it.
 */
export class LiveCatalog {
  private view: View | null = null;
  private readonly taken = new TakenStock();
  private readonly log = new ChangeLog();
  private followed = 0;
  private checkedAt = Number.NEGATIVE_INFINITY;
  private checking: Promise<View> | null = null;
  private building: Promise<View> | null = null;

  constructor(
    private readonly reads: Reads,
    private readonly clock: () => number = () => performance.now(),
    private readonly failed: (error: unknown) => void = () => undefined,
  ) {}

  /** The view to answer from. */
  current(): View | Promise<View> {
    const age = this.clock() - this.checkedAt;
    if (this.view && age < checkAfter) return this.view;
    const checked = this.check();
    if (!this.view || age >= tooOld) return checked;
    // the next request that finds the view too old meets the error itself
    checked.catch(() => undefined);
    return this.view;
  }

  /** The view of this moment, mass changes included. @throws when the database does not answer */
  async refresh(): Promise<View> {
    // one that runs already may have asked before
    await this.checking?.catch(() => undefined);
    await this.building?.catch(() => undefined);
    const view = await this.check();
    return (await this.building) ?? view;
  }

  /** Asks the database now; one question at a time. @throws when it does not answer */
  private check(): Promise<View> {
    this.checking ??= this.look().finally(() => {
      this.checking = null;
    });
    return this.checking;
  }

  private async look(): Promise<View> {
    const asked = this.clock();
    const stock = await this.reads((db) => readStockChanges(db, this.taken.upTo));
    const changed = this.taken.apply(stock);
    if (!this.view) await this.build((await this.changes(0, 0)).upTo);
    else {
      if (changed.length > 0) this.view = this.view.after(changed);
      if (!this.building) await this.follow(this.view, await this.changes(this.log.upTo, mostFollowed + 1));
    }
    this.checkedAt = asked;
    if (!this.view) throw new Error('the catalog was not read');
    return this.view;
  }

  private changes(since: number, most: number): Promise<CatalogChanges> {
    return this.reads((db) => readCatalogChanges(db, since, most));
  }

  /** Takes over changes of the catalog; a mass change is read behind the requests. */
  private async follow(view: View, changes: CatalogChanges): Promise<void> {
    const isTired = this.followed > Math.max(fewestFollowed, view.index.size / 4);
    if (changes.changes.length > mostFollowed || isTired) return this.buildBehind(changes.upTo);
    const { upTo } = this.log;
    const fresh = this.log.fresh(changes);
    try {
      if (!(await this.patch(view, changes.version, fresh))) this.buildBehind(changes.upTo);
    } catch (error) {
      // changes that could not be taken over are asked for again
      this.log.restart(upTo);
      throw error;
    }
  }

  /** @returns false where more products are concerned than are followed one by one */
  private async patch(view: View, version: number, { ids, codes, structure: isOther }: FreshChanges): Promise<boolean> {
    const { index } = view;
    if (ids.length + codes.length === 0 && !isOther && version === index.version) return true;
    const structure = isOther ? await this.reads((db) => atOneMoment(db, readStructure)) : index.structure;
    const concerned = new Set(ids);
    const idAt = (position: number) => index.products[position]?.id ?? '';
    for (const position of membersOf(index.sets, renamed(index.structure, structure))) concerned.add(idAt(position));
    for (const position of view.catalog.search.text.toMerge()) concerned.add(idAt(position));
    if (concerned.size + codes.length > mostFollowed) return false;
    const rows =
      concerned.size + codes.length > 0 ? await this.reads((db) => readProductRows(db, [...concerned], codes)) : [];
    const there = new Set(rows.map(({ id }) => id));
    const removed = [...concerned].filter((id) => !there.has(id));
    const changed = await changeCatalog(view.catalog, { version, structure, rows: [rows], removed });
    this.followed += rows.length + removed.length;
    // the stock moves on only in `look`, which waits for this
    this.view = view.following(changed, (id) => this.taken.totalOf(id));
    return true;
  }

  private buildBehind(upTo: number): void {
    // requests are served from the old view meanwhile; a failed build is tried again at the next look
    this.build(upTo).catch(this.failed);
  }

  /** Reads everything anew; changes from `upTo` on are taken over afterwards. */
  private build(upTo: number): Promise<View> {
    this.building ??= this.readWhole(upTo).finally(() => {
      this.building = null;
    });
    return this.building;
  }

  private async readWhole(upTo: number): Promise<View> {
    const read = async (moment: Knex) => {
      // indexing between two batches may take longer on a busy machine than a connection may usually be idle
      await moment.raw(`SET LOCAL idle_in_transaction_session_timeout = '5min'`);
      const structure = await readStructure(moment);
      const { version } = await readCatalogChanges(moment, 0, 0);
      return buildCatalog(readAllProductRows(moment), { version, structure });
    };
    const catalog = await this.reads((db) => atOneMoment(db, read));
    this.log.restart(upTo);
    this.followed = 0;
    this.view = View.of(catalog, this.taken.all());
    return this.view;
  }
}
