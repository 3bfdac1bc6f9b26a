/** The canonical address and robots' rule of a list. */
export interface ListAddress {
  /** Path and query of the address that counts. */
  canonical: string;
  /** A choice or order of something that is found by its own address already. */
  noIndex: boolean;
  previous?: string;
  next?: string;
}
interface Asked {
  pathname: string;
  search: URLSearchParams;
  /** Query parts that make a list of its own, as `sortkey` of the promotions. */
  own?: readonly string[];
  page: number;
  /** Pages of the list; unknown while it loads. */
  pages?: number;
}

const pageName = 'pagina';
/** Marks of a visit, which change nothing that is shown. */
const marks = /^(utm_|gclid$|fbclid$|boundaries$)/;

/**
 * A filtered or ordered list counts as the list itself and is not indexed; page N counts as itself, so that its links
 * are found; the marks of a campaign count for nothing.
 */
export function listAddress({ pathname, search, own = [], page, pages }: Asked): ListAddress {
  const kept = new URLSearchParams();
  let chosen = false;
  for (const [name, value] of search) {
    if (own.includes(name.toLowerCase())) kept.append(name.toLowerCase(), value);
    else if (name !== pageName && !marks.test(name)) chosen = true;
  }
  const at = (number: number): string => {
    const query = new URLSearchParams(kept);
    if (number > 1) query.set(pageName, String(number));
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  if (chosen) return { canonical: at(1), noIndex: true };
  return {
    canonical: at(page),
    noIndex: false,
    previous: page > 1 ? at(page - 1) : undefined,
    next: pages !== undefined && page < pages ? at(page + 1) : undefined,
  };
}
