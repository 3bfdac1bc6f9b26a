import { LRUCache } from 'lru-cache';

/** A finished anonymous page; its nonce is replaced for every answer. */
export interface CachedPage {
  status: number;
  html: string;
  nonce: string;
  /** Entity tag, the same whatever the nonce. */
  tag: string;
  /** Shared caches may keep it too. */
  shared: boolean;
}
interface Entry extends CachedPage {
  born: number;
}
const staleFor = 60_000;
/** Milliseconds before a stale page is made anew: the files of the one just answered come first. */
const filesFirst = 1_000;
const maxBytes = 64 * 1024 * 1024;

/** The address has no page to cache, so its cached page is dropped. */
export const gone = Symbol('gone');
/** Null: the page could not be made now, or is for one visitor only; a cached page stays. */
type Make = () => Promise<CachedPage | typeof gone | null>;

/** Anonymous pages, fresh for seconds. A stale one is answered at once while one render makes the next for all. */
export class PageCache {
  private readonly pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ html }, key) => (html.length + key.length) * 2,
    ttl: staleFor,
  });
  private readonly underway = new Map<string, Promise<CachedPage | null>>();
  private readonly refreshing = new Set<string>();
  private generation = 0;

  constructor(
    private readonly freshFor: number,
    private readonly now: () => number = Date.now,
    private readonly pause = filesFirst,
  ) {}

  /**
   * The kept page; `make` runs when it is missing, `remake` when it is stale, for which nobody waits. Only pages from
   * them are kept.
   */
  async get(key: string, make: Make, remake: Make = make): Promise<{ page: CachedPage | null; hit: boolean }> {
    const kept = this.pages.get(key);
    if (!kept) return { page: await this.shared(key, make), hit: false };
    if (this.now() - kept.born > this.freshFor) this.refreshSoon(key, remake);
    return { page: kept, hit: true };
  }

  private refreshSoon(key: string, remake: Make): void {
    if (this.refreshing.has(key)) return;
    this.refreshing.add(key);
    const refresh = () =>
      this.made(key, remake)
        .catch(() => {})
        .finally(() => this.refreshing.delete(key));
    setTimeout(refresh, this.pause).unref();
  }

  private shared(key: string, make: Make): Promise<CachedPage | null> {
    const running = this.underway.get(key);
    if (running) return running;
    const made = this.made(key, make).finally(() => {
      if (this.underway.get(key) === made) this.underway.delete(key);
    });
    this.underway.set(key, made);
    return made;
  }

  private async made(key: string, make: Make): Promise<CachedPage | null> {
    const { generation } = this;
    const page = await make();
    if (page === gone) {
      this.pages.delete(key);
      return null;
    }
    if (page && generation === this.generation) this.pages.set(key, { ...page, born: this.now() });
    return page;
  }

  /** Forgets every page; one being rendered was begun too early to be kept or shared with new visitors. */
  clear(): void {
    this.generation += 1;
    this.pages.clear();
    this.underway.clear();
  }
}
