import { useInfiniteQuery, useShell } from '@actual/shell-contract';
import { useCallback, useMemo } from 'react';
import type { Report } from '../report';
import type { ReportView } from '../report-address';

/** Rows that go on behind the page the address names. */
export interface RowsAhead<Row> {
  /** Those of the page and those that followed so far. */
  rows: readonly Row[];
  /** Fetches the next ones, unless they are on their way, none are left, or the last try failed. */
  fetchNext: () => void;
  failed: boolean;
  /** Fetches those that did not come. */
  retry: () => void;
}

/** A page's rows and what follows them in the same order, some at a time by a cursor: the last row that is there. */
export function useRowsAhead<Row extends { id: string }, Sort extends string, Status extends string>(
  { address, name, rowsAfter }: Pick<Report<Row, never, Sort, Status>, 'address' | 'name' | 'rowsAfter'>,
  view: ReportView<Sort, Status>,
  page: readonly Row[],
  /** Whether anything follows the page. */
  goesOn: boolean,
): RowsAhead<Row> {
  const { api } = useShell();
  const last = page.at(-1)?.id ?? '';
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery({
    queryKey: ['staff', name, 'rows', address.query(view), last],
    queryFn: ({ pageParam, signal }) => rowsAfter(api, view, pageParam, signal),
    initialPageParam: last,
    getNextPageParam: ({ next }) => next,
    // fetched only when the user scrolls
    enabled: false,
    refetchOnWindowFocus: false,
  });
  const rows = useMemo(() => {
    const byId = new Map(page.map((row) => [row.id, row]));
    // a row that moved in the order meanwhile stands once
    for (const row of data?.pages.flatMap((one) => one.data) ?? []) if (!byId.has(row.id)) byId.set(row.id, row);
    return [...byId.values()];
  }, [page, data]);
  const more = data ? hasNextPage : goesOn;
  const retry = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const fetchNext = useCallback(() => {
    if (more && !isFetching && !isError) retry();
  }, [more, isFetching, isError, retry]);
  return { rows, fetchNext, failed: isError, retry };
}
