import type { Reads } from '@actual/database';
import { LRUCache } from 'lru-cache';
import type { ProductIndex } from '../product-index/product-index';
import type { Structure } from '../product-index/structure';
import { readZipcode, type ZipcodeRow } from './shipping.queries';

/** Ids are codes, colons and dashes; anything else is nobody's and never reaches the database. */
const idShape = /^[\w:-]{1,40}$/;

/** The delivery zones of postal codes, kept as long as the small tables stay as they are. */
export class Zones {
  private readonly kept = new WeakMap<Structure, LRUCache<string, { row: ZipcodeRow | undefined }>>();

  constructor(private readonly reads: Reads) {}

  /** The row of a delivery zip id; undefined where there is none. */
  async find({ structure }: Pick<ProductIndex, 'structure'>, id: string): Promise<ZipcodeRow | undefined> {
    if (!idShape.test(id)) return undefined;
    let kept = this.kept.get(structure);
    if (!kept) {
      kept = new LRUCache({ max: 5_000 });
      this.kept.set(structure, kept);
    }
    const known = kept.get(id);
    if (known) return known.row;
    const row = await this.reads((db) => readZipcode(db, id));
    kept.set(id, { row });
    return row;
  }

  /** The zone of a delivery zip id; null where it is unknown or not served. */
  async zoneOf(index: Pick<ProductIndex, 'structure'>, id: string): Promise<string | null> {
    return (await this.find(index, id))?.zone ?? null;
  }
}
