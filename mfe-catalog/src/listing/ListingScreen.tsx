import type { Category, SearchParameters } from '@actual/contracts';
import { formatZip } from '@actual/contracts/facts/text/written';
import {
  hydrateLazily,
  keepPreviousData,
  lazyPart,
  useBrand,
  useInfiniteQuery,
  useLocation,
  usePendingLocation,
  useSearchParams,
  useShell,
  useTrackView,
  useZipcode,
} from '@actual/shell-contract';
import { GridSkeleton, LinkButton, ListingLayout, pieces, Skeleton } from '@actual/ui';
import { type ReactNode, Suspense, useState } from 'react';
import styled from 'styled-components';
import { analyticsItem } from '../shared/analytics-item';
import { ListFailed, NothingMatches } from './empty-lists';
import { chosenCount } from './filters/chosen-count';
import { FilterSheet } from './filters/FilterSheet';
import { countId } from './filters/focus-count';
import { orderWords } from './first-words';
import { FilterAside, ListingBar } from './ListingBar';
import { ListingProducts } from './ListingProducts';
import { listingQuery } from './listing-queries';
import { readPage, unfiltered } from './listing-url';
import { models } from './models-words';

const FilterPanel = hydrateLazily(
  async () => (await import(/* webpackChunkName: "filters" */ './filters/FilterPanel')).FilterPanel,
);

const AppliedFilters = hydrateLazily(
  async () => (await import(/* webpackChunkName: "filters" */ './filters/AppliedFilters')).AppliedFilters,
);
const SortChoice = hydrateLazily(
  async () => (await import(/* webpackChunkName: "filters" */ './SortChoice')).SortChoice,
);
const WayInLink = hydrateLazily(
  async () => (await import(/* webpackChunkName: "filters" */ '../way-in/WayInLink')).WayInLink,
);
const Corrected = hydrateLazily(
  async () => (await import(/* webpackChunkName: "empty-lists" */ './Corrected')).Corrected,
);
const BoundsSaid = hydrateLazily(
  async () => (await import(/* webpackChunkName: "empty-lists" */ './Corrected')).BoundsSaid,
);

const CompareBar = hydrateLazily(
  async () => (await import(/* webpackChunkName: "compare" */ '../compare/CompareBar')).CompareBar,
);

const loadFilters = async () => (await import(/* webpackChunkName: "filters" */ './filters/FilterPanel')).FilterPanel;
/** The same in the sheet, which waits for no turn. */
const SheetFilters = lazyPart(loadFilters);
/** While the finger is still down; the press itself tells a failure. */
const fetchFilters = () => void loadFilters().catch(() => undefined);
const FiltersComing = () => (
  <div role="status" aria-label="Cargando filtros">
    <Skeleton $height="60dvh" />
  </div>
);

/** While other products are on the way the pictures step back; words keep their contrast. */
const Results = styled.div`
  img { transition: opacity var(--quick); }
  &[aria-busy='true'] img { opacity: 0.45; }
`;
interface ListingScreenProps {
  /** The list's category; none for a search. */
  category?: Category;
  parameters: SearchParameters;
  /** Shown instead of the products when nothing matches. */
  empty: ReactNode;
}

/**
 * Dims the products while others of the same list are on their way. Whoever leaves for another page has the pressed link,
 * and this many products are not drawn again for it.
 */
function ResultsArea({ busy, children }: { busy: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const pending = usePendingLocation();
  return <Results aria-busy={busy || pending?.pathname === pathname}>{children}</Results>;
}

/** Filters, order, applied filters and the endless list of products, for a category and for a search alike. */
export function ListingScreen({ category, parameters, empty }: ListingScreenProps) {
  const { api } = useShell();
  const { structure } = useBrand();
  const zipcode = useZipcode();
  const [search] = useSearchParams();
  const [filtering, setFiltering] = useState(false);
  const list = useInfiniteQuery({
    ...listingQuery(api, parameters, readPage(search)),
    placeholderData: keepPreviousData,
  });
  const first = list.data?.pages[0];
  const shown = parameters.category ?? parameters.keywords ?? 'search';
  useTrackView(first && !list.isPlaceholderData ? `${shown} ${search}` : null, () => ({
    name: 'view_item_list',
    params: { item_list_id: shown, currency: 'MXN', items: (first?.products ?? []).map(analyticsItem) },
  }));
  const total = first?.total ?? 0;
  const count = first?.pieces ?? total;
  const chosen = first ? chosenCount(search, first.facets) : 0;
  const framed = structure.filter === 'panel';
  const filterWord = chosen > 0 ? `Filtros (${chosen})` : 'Filtros';

  // a value that no product has any more is in the address alone
  const { filtervalues, brandsIds, discounts, stockRanges } = parameters;
  const isFiltered = chosen > 0 || [filtervalues, brandsIds, discounts, stockRanges].some(Boolean);
  if (first && total === 0 && !isFiltered) return empty;
  const ruled = structure.categories === 'hairline';
  const bar = (
    <ListingBar $ruled={ruled}>
      <div data-area="filter">
        <LinkButton
          href="#filtros"
          block
          variant={ruled ? 'link' : 'secondary'}
          icon="filter"
          aria-haspopup="dialog"
          onPointerDown={fetchFilters}
          onClick={(event) => {
            event.preventDefault();
            setFiltering(true);
          }}
        >
          {filterWord}
        </LinkButton>
      </div>
      <div data-area="sort">
        <SortChoice quiet={ruled} />
      </div>
      <div data-area="count">
        <p id={countId} tabIndex={-1} aria-live="polite">
          <strong>{pieces(count)}</strong>
          <span>{`${total < count ? ` de ${models(total)}` : ''}${zipcode.value ? ` con entrega en ${formatZip(zipcode.value.cp)}` : ', con fecha según tu código postal'}${orderWords(search)}`}</span>
        </p>
        <WayInLink />
      </div>
      {first && chosen > 0 ? (
        <div data-area="chips">
          <AppliedFilters facets={first.facets} />
        </div>
      ) : null}
    </ListingBar>
  );
  return (
    <>
      {ruled ? bar : null}
      <ListingLayout>
        <FilterAside id="filtros" aria-label="Filtros">
          {first ? <FilterPanel facets={first.facets} framed={framed} histogram={framed} /> : null}
        </FilterAside>
        <div>
          {ruled ? null : bar}
          {first?.correctedTerm ? <Corrected term={first.correctedTerm} leftOut={first.leftOut} /> : null}
          {first?.termBounds ? <BoundsSaid {...first.termBounds} /> : null}
          {list.isPending ? <GridSkeleton count={6} withPanel /> : null}
          {list.isError && !first ? <ListFailed error={list.error} onRetry={() => list.refetch()} /> : null}
          {first && total === 0 ? <NothingMatches all={unfiltered(search)} /> : null}
          <ResultsArea busy={list.isPlaceholderData}>
            {list.data && total > 0 ? (
              <ListingProducts
                category={category}
                pages={list.data.pages}
                hasMore={list.hasNextPage}
                busy={list.isFetchingNextPage}
                onMore={() => list.fetchNextPage()}
              />
            ) : null}
          </ResultsArea>
        </div>
      </ListingLayout>
      <CompareBar />
      <FilterSheet
        open={filtering}
        onClose={() => setFiltering(false)}
        title={filterWord}
        total={count}
        clearHref={chosen > 0 ? unfiltered(search) : undefined}
      >
        <Suspense fallback={<FiltersComing />}>
          {first ? <SheetFilters facets={first.facets} framed={false} histogram={framed} /> : null}
        </Suspense>
      </FilterSheet>
    </>
  );
}
