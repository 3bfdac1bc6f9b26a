import {
  hydrateLazily,
  useInfiniteQuery,
  useSearchParams,
  useShell,
  useTrackView,
  useZipcode,
} from '@actual/shell-contract';
import { Breadcrumbs, Container } from '@actual/ui';
import { KioskPage } from '../kiosk/KioskPage';
import { ListingScreen } from '../listing/ListingScreen';
import { listingQuery } from '../listing/listing-queries';
import { parseListing, readPage } from '../listing/listing-url';
import { ListHead } from '../shared/ListHead';
import { useWayIn } from '../way-in/use-way-in';
import { AskedPages } from './AskedPages';
import { Elsewhere } from './Elsewhere';
import { NothingFound } from './NothingFound';
import { searchedTerm, searchScope } from './search-scope';
import { fewHere } from './sister-stores';

/** Words alone, which are read as they came. */
const ListTitle = hydrateLazily(
  async () => (await import(/* webpackChunkName: "category-tiles" */ '../shared/ListTitle')).ListTitle,
);

/** `/search`: the results of a term, or the promotions; a page with help when nothing was found. */
export function Search() {
  const { api } = useShell();
  const [search] = useSearchParams();
  const zipcode = useZipcode();
  const scope = searchScope(search);
  const parameters = parseListing(search, scope, zipcode.value?.id, useWayIn());
  const { data } = useInfiniteQuery(listingQuery(api, parameters, readPage(search)));
  const term = searchedTerm(search);
  const title = scope.slowMovement ? 'Promociones' : term ? `Resultados para «${term}»` : 'Todos los productos';
  useTrackView(term ? `search ${term}` : null, () => ({ name: 'search', params: { search_term: term } }));
  const first = data?.pages[0];
  const here = fewHere(first, search);
  const nothing = first?.total === 0 && here !== null;
  return (
    <KioskPage>
      <Container>
        <ListHead
          title={title}
          description={`${title}: muebles y decoración con precio, meses sin intereses y fecha de entrega.`}
          parameters={parameters}
          own={scope.slowMovement ? ['term', 'itemcode', 'sortkey'] : ['term', 'itemcode']}
          hidden={term !== ''}
        />
        <Breadcrumbs
          items={[{ label: 'Inicio', href: '/' }, { label: scope.slowMovement ? 'Promociones' : 'Búsqueda' }]}
        />
        {nothing ? (
          <NothingFound term={term} />
        ) : (
          <>
            <ListTitle title={title} />
            {here === null ? null : (
              <>
                <AskedPages term={term} above />
                <Elsewhere term={term} here={here} />
              </>
            )}
            <ListingScreen parameters={parameters} empty={<NothingFound term={term} />} />
          </>
        )}
      </Container>
    </KioskPage>
  );
}
