import type { SearchParameters } from '@actual/contracts';
import {
  keepPreviousData,
  useBrand,
  useInfiniteQuery,
  useNavigation,
  useSearchParams,
  useShell,
  useZipcode,
} from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Button, EmptyState, GridSkeleton, LinkButton, ListingLayout, pieces, Sheet } from '@actual/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { AppliedFilters } from './AppliedFilters';
import { FilterPanel } from './FilterPanel';
import { ListingProducts } from './ListingProducts';
import { listingQuery } from './listing-queries';
import { readPage, unfiltered } from './listing-url';
import { SortChoice } from './SortChoice';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  align-items: center;
  justify-content: space-between;
  padding: 12px 0;
  border-block: var(--rule-strong) ;
  border-inline: 0;
  margin-bottom: 20px;
`;
const Count = styled.p`
  margin: 0;
  color: var(--c-text-2);
`;
const PhoneFilter = styled.div`
  ${from.desktop} { display: none; }
`;
const Results = styled.div<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
  transition: opacity var(--quick);
`;

interface ListingScreenProps {
  parameters: SearchParameters;
  /** Shown instead of the products when nothing matches. */
  empty: ReactNode;
  /** Words after the number of products, e.g. «para “sofá”». */
  countText?: string;
}

/** Filters, order, applied filters and the endless list of products, for a category and for a search alike. */
export function ListingScreen({ parameters, empty, countText = '' }: ListingScreenProps) {
  const { api } = useShell();
  const { structure } = useBrand();
  const zipcode = useZipcode();
  const navigation = useNavigation();
  const [search] = useSearchParams();
  const [filtering, setFiltering] = useState(false);
  const list = useInfiniteQuery({
    ...listingQuery(api, parameters, readPage(search)),
    placeholderData: keepPreviousData,
  });
  const first = list.data?.pages[0];
  const total = first?.total ?? 0;
  const panel = first ? <FilterPanel facets={first.facets} framed={structure.filter === 'panel'} /> : null;
  const stale = list.isPlaceholderData || navigation.state === 'loading';
  const filtered = unfiltered(search) !== `?${search}` && [...search].some(([name]) => name !== 'pagina');

  if (first && total === 0 && !filtered) return empty;
  return (
    <ListingLayout>
      <aside aria-label="Filtros">{panel}</aside>
      <div>
        <Bar>
          <Count aria-live="polite">
            <strong>{pieces(total)}</strong> {countText}
            {zipcode.value ? ` con entrega en ${zipcode.value.cp}` : ''}
          </Count>
          <PhoneFilter>
            <Button variant="secondary" icon="filter" onClick={() => setFiltering(true)}>
              Filtrar
            </Button>
          </PhoneFilter>
          <SortChoice />
        </Bar>
        {first ? <AppliedFilters facets={first.facets} /> : null}
        {list.isPending ? <GridSkeleton count={6} /> : null}
        {list.isError && !first ? (
          <EmptyState
            illustration="error"
            title="Hubo un error, intenta de nuevo"
            action={<Button onClick={() => list.refetch()}>Reintentar</Button>}
          />
        ) : null}
        {first && total === 0 ? (
          <EmptyState
            illustration="noResults"
            title="Ningún producto cumple con todos los filtros"
            text="Quita alguno para ver más piezas."
            action={<LinkButton href={unfiltered(search)}>Quitar filtros</LinkButton>}
          />
        ) : null}
        <Results $stale={stale} aria-busy={stale}>
          {list.data ? (
            <ListingProducts
              pages={list.data.pages}
              hasMore={list.hasNextPage}
              busy={list.isFetchingNextPage}
              onMore={() => list.fetchNextPage()}
            />
          ) : null}
        </Results>
      </div>
      <Sheet
        open={filtering}
        onClose={() => setFiltering(false)}
        title="Filtros"
        side="full"
        footer={
          <Button block variant="primary" onClick={() => setFiltering(false)}>
            {`Ver ${pieces(total)}`}
          </Button>
        }
      >
        {panel}
      </Sheet>
    </ListingLayout>
  );
}
