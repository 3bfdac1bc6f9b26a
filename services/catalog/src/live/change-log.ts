import type { CatalogChange, CatalogChanges } from '@actual/database/catalog-changes';

/** The changes that were not seen before. */
export interface FreshChanges {
  readonly ids: readonly string[];
  readonly codes: readonly string[];
  /** Some small table changed. */
  readonly structure: boolean;
  readonly many: number;
}

/**
 * Remembers which changes were seen. The database tells some of them again as long as an older transaction runs; that a
 * product was changed once more, it tells by another transaction.
 */
export class ChangeLog {
  private seen = new Map<string, number>();
  /** Changes are known up to here. */
  upTo = 0;

  /** Takes over the changes from the database. @returns those that are new */
  fresh({ changes, upTo }: CatalogChanges): FreshChanges {
    const keyOf = ({ kind, key }: CatalogChange) => `${kind} ${key}`;
    const fresh = changes.filter((one) => this.seen.get(keyOf(one)) !== one.changedIn);
    this.upTo = upTo;
    // do not repeat older changes
    this.seen = new Map(changes.filter(({ changedIn }) => changedIn >= upTo).map((one) => [keyOf(one), one.changedIn]));
    const of = (kind: string) => fresh.filter((one) => one.kind === kind).map(({ key }) => key);
    const [ids, codes] = [of('product'), of('item')];
    return { ids, codes, structure: fresh.length > ids.length + codes.length, many: ids.length + codes.length };
  }

  /** Everything up to here is known by other means: a whole reading that began afterwards. */
  restart(upTo: number): void {
    this.upTo = upTo;
    this.seen = new Map();
  }
}
