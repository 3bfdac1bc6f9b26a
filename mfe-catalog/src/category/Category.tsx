import { useParams, useSearchParams, useShell, useSuspenseQuery, useZipcode } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import {
  Breadcrumbs,
  CategoryTile,
  ChildCategories,
  Container,
  EmptyState,
  formatPesos,
  LinkButton,
  pieces,
} from '@actual/ui';
import styled from 'styled-components';
import { KioskPage } from '../kiosk/KioskPage';
import { ListingScreen } from '../listing/ListingScreen';
import { parseListing } from '../listing/listing-url';
import { breadcrumbList } from '../shared/head';
import { ListHead } from '../shared/ListHead';
import { ListingHead } from '../shared/ListingHead';
import { categoryQuery } from './category-queries';
import { categoryScope } from './category-scope';

const Tiles = styled.div`
  margin-bottom: 24px;
  ${from.desktop} { margin-bottom: 32px; }
`;

/** `/category/{category}`: child tiles, filters with counts, order and the endless list. */
export function Category() {
  const { category: handle = '' } = useParams();
  const { api, brand } = useShell();
  const [search] = useSearchParams();
  const zipcode = useZipcode();
  const { data: category } = useSuspenseQuery(categoryQuery(api, handle));
  const trail = [
    { label: 'Inicio', href: '/' },
    ...category.Parents.map(({ Handle, Name }) => ({ label: Name, href: `/category/${Handle}` })),
    { label: category.Name },
  ];
  const from = category.fromPrice ? `, desde ${formatPesos(category.fromPrice)}` : '';
  const text =
    category.Description ?? `${pieces(category.productCount)}${from} y con fecha de entrega para tu código postal.`;
  const parameters = parseListing(search, categoryScope(handle), zipcode.value?.id);
  return (
    <KioskPage>
      <Container>
        <ListHead
          title={category.Name}
          description={text}
          parameters={parameters}
          jsonLd={breadcrumbList(brand.origin, trail)}
          {...(category.picture ? { picture: category.picture } : {})}
        />
        <Breadcrumbs items={trail} />
        <ListingHead title={category.Name} text={text} />
        {category.Childs.length > 0 ? (
          <Tiles>
            <ChildCategories aria-label="Subcategorías">
              {category.Childs.map((child, at) => (
                <li key={child.id}>
                  <CategoryTile
                    child
                    href={`/category/${child.Handle}`}
                    picture={child.picture ?? ''}
                    name={child.Name}
                    count={child.productCount}
                    tint={((at % 4) + 1) as 1 | 2 | 3 | 4}
                    shape={(at % 4) as 0 | 1 | 2 | 3}
                    priority={at < 3}
                  />
                </li>
              ))}
            </ChildCategories>
          </Tiles>
        ) : null}
        <ListingScreen
          parameters={parameters}
          empty={
            <EmptyState
              illustration="waiting"
              title="Pronto habrá piezas en esta categoría"
              text="Mientras tanto, mira lo que ya tiene fecha de entrega."
              action={<LinkButton href="/">Ir al inicio</LinkButton>}
            />
          }
        />
      </Container>
    </KioskPage>
  );
}
