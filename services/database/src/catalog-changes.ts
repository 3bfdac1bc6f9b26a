import type { Knex } from './connect';
import { prepared } from './prepared-statement';

/** The changed thing: a product by its id, an item's stock by its code, or a small table as a whole, by its name. */
export interface CatalogChange {
  readonly kind: string;
  readonly key: string;
  /** The transaction that changed it last. */
  readonly changedIn: number;
}
export interface CatalogChanges {
  /** Version of the catalog, the same for every process at the same moment. */
  readonly version: number;
  /** Pass it to the next call: everything older was read by this one. */
  readonly upTo: number;
  /** Unordered, cut off at `most`. */
  readonly changes: readonly CatalogChange[];
}

/**
 * The changes of the catalog since `since` (0: ever), `most` of them at the most. Transactions that were under way at
 * the last question are asked for again, so nothing is missed whatever the order in which they end; a change may come
 * twice, with the same transaction.
 */
export async function readCatalogChanges(db: Knex, since: number, most: number): Promise<CatalogChanges> {
  const rows = await prepared<{ kind: string; key: string; number: number }>(
    db,
    'catalog-changes',
    `SELECT '' AS kind, 'upTo' AS key, pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS number
     UNION ALL SELECT '', 'version', version FROM catalog_version
     UNION ALL (SELECT kind, key, changed_in FROM catalog_change WHERE changed_in >= ? LIMIT ?)`,
    [since, most],
  );
  const numberOf = (name: string) => rows.find(({ kind, key }) => kind === '' && key === name)?.number ?? 0;
  return {
    version: numberOf('version'),
    upTo: numberOf('upTo'),
    changes: rows.flatMap(({ kind, key, number }) => (kind === '' ? [] : [{ kind, key, changedIn: number }])),
  };
}
