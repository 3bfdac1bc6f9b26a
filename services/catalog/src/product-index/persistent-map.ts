/** More changes than this are put into a map of their own, which the next changes stand on. */
const mostChanges = 4_000;

/**
 * A map that never changes, made from another by some changes: unchanged parts are shared, so that one new entry in a
 * hundred thousand does not copy them all.
 */
export class PersistentMap<K, V extends NonNullable<unknown>> {
  private constructor(
    private readonly base: ReadonlyMap<K, V>,
    private readonly changes: ReadonlyMap<K, V | null>,
  ) {}

  static empty<K, V extends NonNullable<unknown>>(): PersistentMap<K, V> {
    return new PersistentMap<K, V>(new Map(), new Map());
  }

  get(key: K): V | undefined {
    const changed = this.changes.get(key);
    return changed === undefined ? this.base.get(key) : (changed ?? undefined);
  }

  /** The map after these changes; null takes an entry away. */
  after(changes: ReadonlyMap<K, V | null>): PersistentMap<K, V> {
    if (changes.size === 0) return this;
    if (this.changes.size + changes.size <= mostChanges)
      return new PersistentMap(this.base, new Map([...this.changes, ...changes]));
    const whole = new Map(this.base);
    for (const layer of [this.changes, changes])
      for (const [key, value] of layer)
        if (value === null) whole.delete(key);
        else whole.set(key, value);
    return new PersistentMap(whole, new Map<K, V | null>());
  }
}
