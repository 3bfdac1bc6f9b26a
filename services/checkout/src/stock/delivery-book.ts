import type { Knex } from '@actual/database';
import { readDeliveryFacts, readDeliveryMark, readSupply, sourcesByItem } from '@actual/database/supply';
import {
  type DeliveryFacts,
  deliveryGroups,
  deliveryOptions,
  type SourcedDeliveryGroup,
  type StockSource,
} from '@actual/domain';

/** Delivery groups of some items to one zone, and the sources behind them. */
export interface Supply {
  /** Soonest first; empty where the item has no pieces or cannot be delivered to the zone. */
  groupsOf(itemCode: string): readonly SourcedDeliveryGroup[];
  /** Pieces that can be promised anywhere, so that "sold out" and "not to your zone" can be told apart. */
  totalOf(itemCode: string): number;
  /** Every source of the items, with or without pieces left. */
  readonly sourceIds: readonly number[];
}

/** Asks the one delivery engine (reading 11) about items and zones. */
export class DeliveryBook {
  private facts: Promise<DeliveryFacts> | null = null;
  /** The mark of their last change when they were read. */
  private mark = '';

  constructor(private readonly db: Knex) {}

  /** One statement; pieces that `exceptPayment` itself holds count as available. */
  async supply(
    itemCodes: readonly string[],
    zone: string | null,
    { trx = this.db, exceptPayment }: { trx?: Knex; exceptPayment?: string } = {},
  ): Promise<Supply> {
    const facts = await this.readFacts();
    const codes = [...new Set(itemCodes)];
    const sources = await readSupply(trx, codes, exceptPayment === undefined ? {} : { exceptPayment });
    return this.divide(facts, sources, codes, zone);
  }

  /** As `supply`, of sources that were read together with something else. */
  async supplyOf(sources: readonly StockSource[], zone: string | null): Promise<Supply> {
    const codes = new Set(sources.map((one) => one.itemCode));
    return this.divide(await this.readFacts(), sources, codes, zone);
  }

  private divide(
    facts: DeliveryFacts,
    sources: readonly StockSource[],
    codes: Iterable<string>,
    zone: string | null,
  ): Supply {
    const byItem = sourcesByItem(sources);
    const question = { facts, zone, now: new Date() };
    const groups = new Map<string, SourcedDeliveryGroup[]>();
    for (const code of codes) groups.set(code, deliveryGroups(deliveryOptions(byItem.get(code) ?? [], question)));
    return {
      groupsOf: (code) => groups.get(code) ?? [],
      totalOf: (code) => (byItem.get(code) ?? []).reduce((sum, one) => sum + one.available, 0),
      sourceIds: sources.map((one) => one.id),
    };
  }

  /** Reads changed warehouses, routes and closed days in a worker: nobody who holds locks waits for a connection. */
  async renew(): Promise<void> {
    const mark = await readDeliveryMark(this.db);
    if (mark === this.mark) return;
    const facts = await readDeliveryFacts(this.db);
    this.facts = Promise.resolve(facts);
    this.mark = mark;
  }

  /** Warehouses, routes and closed days as they are now. */
  readFacts(): Promise<DeliveryFacts> {
    if (this.facts) return this.facts;
    const read = readDeliveryFacts(this.db);
    this.facts = read;
    read.catch(() => {
      this.facts = null;
    });
    return read;
  }
}
