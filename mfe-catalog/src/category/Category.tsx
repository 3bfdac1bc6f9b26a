import type { Category as CategoryFacts } from '@actual/contracts';
import {
  hydrateLazily,
  useParams,
  useSearchParams,
  useShell,
  useSuspenseQuery,
  useZipcode,
} from '@actual/shell-contract';
import { Breadcrumbs, Container, formatPesos, pieces } from '@actual/ui';
import { KioskPage } from '../kiosk/KioskPage';
import { NothingYet } from '../listing/empty-lists';
import { ListingScreen } from '../listing/ListingScreen';
import { parseListing } from '../listing/listing-url';
import { breadcrumbList } from '../shared/head';
import { ListHead } from '../shared/ListHead';
import { useWayIn } from '../way-in/use-way-in';
import { hasBestSellers } from './best-sellers';
import { categoryQuery } from './category-queries';
import { categoryScope } from './category-scope';

/** Words alone, which are read as they came. */
const ListTitle = hydrateLazily(
  async () => (await import(/* webpackChunkName: "category-tiles" */ '../shared/ListTitle')).ListTitle,
);
/** The ways into its parts are links, which work as they came. */
const ChildTiles = hydrateLazily(
  async () => (await import(/* webpackChunkName: "category-tiles" */ './ChildTiles')).ChildTiles,
);

const BestSellers = hydrateLazily(
  async () => (await import(/* webpackChunkName: "category-tiles" */ './BestSellers')).BestSellers,
);

const RoomsBand = hydrateLazily(
  async () => (await import(/* webpackChunkName: "rooms" */ '../rooms/RoomsBand')).RoomsBand,
);

/** The introduction of a category without words of its own. */
function introduction({ Name, productCount, fromPrice }: CategoryFacts): string {
  if (productCount === 0) return `Por ahora no hay piezas en ${Name}.`;
  const from = fromPrice ? `, desde ${formatPesos(fromPrice)}` : '';
  return `${pieces(productCount)}${from} y con fecha de entrega para tu código postal.`;
}

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
  const text = category.Description ?? introduction(category);
  const parameters = parseListing(search, categoryScope(handle), zipcode.value?.id, useWayIn());
  return (
    <KioskPage>
      <Container>
        <ListHead
          title={category.Name}
          description={text}
          parameters={parameters}
          jsonLd={breadcrumbList(brand.origin, trail)}
          picture={category.picture || undefined}
        />
        <Breadcrumbs items={trail} />
        <ListTitle title={category.Name} text={text} />
        {category.Childs.length > 0 ? <ChildTiles categories={category.Childs} /> : null}
        {hasBestSellers(category, search) ? <BestSellers category={handle} /> : null}
        <ListingScreen category={category} parameters={parameters} empty={<NothingYet />} />
      </Container>
      <RoomsBand title="Compra la estancia" category={handle} />
    </KioskPage>
  );
}
