import type { SearchParameters } from '@actual/contracts';
import { useInfiniteQuery, useLocation, useSearchParams, useShell } from '@actual/shell-contract';
import { listingQuery } from '../listing/listing-queries';
import { readPage } from '../listing/listing-url';
import { Head } from './head';
import { listAddress } from './list-address';

interface ListHeadProps {
  title: string;
  description: string;
  picture?: string;
  jsonLd?: object | null;
  /** The list's parameters; its answer tells how many pages there are. */
  parameters: SearchParameters;
  /** Query parts that make a list of its own. */
  own?: readonly string[];
  /** Never to be found, whatever its address. */
  hidden?: boolean;
}

/**
 * The head of a list in pages: its canonical address, the pages before and after, and whether search engines may list
 * it.
 */
export function ListHead({ parameters, own, hidden = false, ...head }: ListHeadProps) {
  const { api } = useShell();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const page = readPage(search);
  const { data } = useInfiniteQuery(listingQuery(api, parameters, page));
  const first = data?.pages[0];
  const address = listAddress({ pathname, search, own, page, pages: first?.pages });
  return (
    <Head
      {...head}
      {...address}
      title={page > 1 ? `${head.title}, página ${page}` : head.title}
      noIndex={hidden || address.noIndex || first?.total === 0}
    />
  );
}
