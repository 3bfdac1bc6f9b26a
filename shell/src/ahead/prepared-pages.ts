import type { Open } from '@actual/shell-contract/navigation';

/** Milliseconds that a page made ready waits to be entered; then its data may be old. */
const keptFor = 5_000;

interface Prepared {
  /** Path and query. */
  path: string;
  since: number;
  page: ReturnType<Open>;
  underway: AbortController;
}

/** Opens pages, and makes one ready beforehand: the last that somebody seemed to want. */
export function preparedPages(open: Open, now: () => number = Date.now): { prepare: (url: URL) => void; open: Open } {
  let prepared: Prepared | null = null;
  const pathOf = ({ pathname, search }: URL) => pathname + search;
  const freshFor = (url: URL): Prepared | null =>
    prepared?.path === pathOf(url) && now() - prepared.since < keptFor ? prepared : null;
  return {
    /** Prepares a page, and drops the one prepared before: the visitor seems to want another. */
    prepare(url) {
      if (freshFor(url)) return;
      prepared?.underway.abort();
      const underway = new AbortController();
      const page = open(url, underway.signal);
      // entering the page opens it again, which shows the error
      page.catch(() => {});
      prepared = { path: pathOf(url), since: now(), page, underway };
    },
    /** The page of an address, made ready already where it was; one that failed then is tried again. */
    async open(url, signal) {
      const ready = freshFor(url);
      if (ready) prepared = null;
      const page = await ready?.page.catch(() => null);
      const failed = !page || ('failure' in page && page.failure !== null);
      return failed ? open(url, signal) : page;
    },
  };
}
