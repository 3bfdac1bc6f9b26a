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

/**
 * Anonymous pages, fresh for a few seconds. A stale page is answered at once while one render makes the next; callers
 * of the same page share one render.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ html }, key) => (html.length + key.length) * 2,
    ttl: staleFor,
  });
  private readonly underway = new Map<string, Promise<CachedPage | null>>();
  private readonly soon = new Set<string>();

  constructor(
    private readonly freshFor: number,
    private readonly now: () => number = Date.now,
    private readonly pause = filesFirst,
  ) {}

  /** The page if it is kept; `make` runs when it is missing or stale. Null from `make` is not kept. */
  async get(key: string, make: () => Promise<CachedPage | null>): Promise<{ page: CachedPage | null; hit: boolean }> {
    const kept = this.pages.get(key);
    if (kept) {
      if (this.now() - kept.born > this.freshFor) this.refreshSoon(key, make);
      return { page: kept, hit: true };
    }
    return { page: await this.refresh(key, make), hit: false };
  }

  private refreshSoon(key: string, make: () => Promise<CachedPage | null>): void {
    if (this.soon.has(key) || this.underway.has(key)) return;
    this.soon.add(key);
    const timer = setTimeout(() => {
      this.soon.delete(key);
      void this.refresh(key, make).catch(() => {});
    }, this.pause);
    timer.unref();
  }

  private refresh(key: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
    const running = this.underway.get(key);
    if (running) return running;
    const made = make()
      .then((page) => {
        if (page) this.pages.set(key, { ...page, born: this.now() });
        return page;
      })
      .finally(() => this.underway.delete(key));
    this.underway.set(key, made);
    return made;
  }

  clear(): void {
    this.pages.clear();
  }
}
