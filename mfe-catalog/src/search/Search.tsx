import { useBrand, useSearchParams, useZipcode } from '@actual/shell-contract';
import { Breadcrumbs, Chip, ChipRow, Container, EmptyState, PageTitle } from '@actual/ui';
import { ListingScreen } from '../listing/ListingScreen';
import { parseListing } from '../listing/listing-url';
import { Head } from '../shared/head';
import { searchPlace } from './search-place';

/** `/search`: what was searched, or the promotions; a page that helps when nothing was found. */
export function Search() {
  const [search] = useSearchParams();
  const zipcode = useZipcode();
  const { homeCategories, voice } = useBrand();
  const place = searchPlace(search);
  const term = search.get('term')?.trim().slice(0, 200) ?? search.get('itemcode')?.trim() ?? '';
  const title = place.slowMovement ? 'Promociones' : term ? `Resultados para “${term}”` : 'Todos los productos';
  return (
    <Container>
      <Head
        title={title}
        description={`${title}: muebles y decoración con precio, meses sin intereses y fecha de entrega.`}
        noIndex={term !== ''}
      />
      <Breadcrumbs
        items={[{ label: 'Inicio', href: '/' }, { label: place.slowMovement ? 'Promociones' : 'Búsqueda' }]}
      />
      <PageTitle>{title}</PageTitle>
      <ListingScreen
        parameters={parseListing(search, place, zipcode.value?.id)}
        empty={
          <EmptyState
            illustration="noResults"
            title={term ? `No encontramos “${term}”` : voice.noResultsTitle}
            text={voice.noResultsText}
            action={
              <ChipRow>
                {homeCategories.map(({ label, handle }) => (
                  <Chip key={handle} href={`/category/${handle}`}>
                    {label}
                  </Chip>
                ))}
              </ChipRow>
            }
          />
        }
      />
    </Container>
  );
}
