import type { Product } from '@actual/contracts';
import { isKiosk } from '@actual/contracts/facts/catalog/kiosk-address';
import { frontSuffix } from '@actual/contracts/facts/catalog/product-pictures';
import { tintOf } from '@actual/contracts/facts/catalog/tints';
import { checkDateText } from '@actual/contracts/facts/text/changed-stock-texts';
import {
  hydrateLazily,
  lazyPart,
  useBrand,
  useLocation,
  useParams,
  useQuery,
  useSearchParams,
  useShell,
  useSuspenseQuery,
  useTrackView,
} from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Alert, Breadcrumbs, Container, DiscountBadge, Gallery } from '@actual/ui';
import { useState, useTransition } from 'react';
import styled from 'styled-components';
import { KioskPage } from '../kiosk/KioskPage';
import { roomsQuery } from '../rooms/room-queries';
import { analyticsItem } from '../shared/analytics-item';
import { breadcrumbList, Head } from '../shared/head';
import { BuyBox } from './buying/BuyBox';
import { drawableOf } from './measures/drawable';
import { ScaleTile } from './measures/ScaleTile';
import { spreadOf } from './measures/spread';
import { picturesOf } from './pictures/gallery-pictures';
import { Model3d } from './pictures/Model3d';
import { ownNameOf, productJsonLd } from './product-json-ld';
import { productQuery } from './product-queries';
import { useRecordView } from './recently-viewed/use-record-view';
import { reviewsQuery } from './reviews/review-queries';

const loadViewer = async () =>
  (await import(/* webpackChunkName: "picture-viewer" */ './pictures/PictureViewer')).PictureViewer;
const PictureViewer = lazyPart(loadViewer);
/** Who turns to the pictures may want one large; the press itself tells a failure. */
const fetchViewer = () => void loadViewer().catch(() => undefined);

/** The part below the first screen. */
const ProductDetails = hydrateLazily(
  async () => (await import(/* webpackChunkName: "product-below" */ './details/ProductDetails')).ProductDetails,
);
const Reviews = hydrateLazily(
  async () => (await import(/* webpackChunkName: "product-below" */ './reviews/Reviews')).Reviews,
);
const Related = hydrateLazily(async () => (await import(/* webpackChunkName: "product-below" */ './Related')).Related);
const RecentlyViewed = hydrateLazily(
  async () => (await import(/* webpackChunkName: "product-below" */ './recently-viewed/RecentlyViewed')).RecentlyViewed,
);

const RoomsBand = hydrateLazily(
  async () => (await import(/* webpackChunkName: "rooms" */ '../rooms/RoomsBand')).RoomsBand,
);
const CompareBar = hydrateLazily(
  async () => (await import(/* webpackChunkName: "compare" */ '../compare/CompareBar')).CompareBar,
);

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  margin-bottom: var(--gap-section);
  ${from.desktop} { grid-template-columns: minmax(0, 1fr) 400px; gap: 40px; align-items: start; }
  ${from.wide} { grid-template-columns: minmax(0, 1fr) var(--buy-box); gap: 56px; }
  @media print { grid-template-columns: 9cm minmax(0, 1fr); gap: 8mm; margin-bottom: 6mm; }
`;
/** In one column and no grid, so that the way to add can stay within reach of all of it. */
const Aside = styled.div`
  display: flex;
  flex-direction: column;
  gap: 22px;
  min-width: 0;
  > * { min-width: 0; }
  ${from.desktop} { position: sticky; top: 24px; }
`;

const trailOf = (product: Product) => [
  { label: 'Inicio', href: '/' },
  ...[...product.Categories]
    .sort((a, b) => a.CategoryLevel - b.CategoryLevel)
    .slice(0, 3)
    .map(({ Handle, Name }) => ({ label: Name, href: `/category/${Handle}` })),
  { label: product.Name },
];

/** The stem of the picture from the front; undefined where there is none. */
const frontOf = (images: Product['images']) => images.find(({ stem }) => stem.endsWith(frontSuffix))?.stem;

/** `/{slug}/{id}`: pictures, price, variants, delivery dates and the way into the quotation. */
export function ProductPage() {
  const { id = '' } = useParams();
  const { api, brand, queryClient } = useShell();
  const { structure } = useBrand();
  const kiosk = isKiosk(useLocation());
  const [search] = useSearchParams();
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [isFetching, startFetching] = useTransition();
  const { data: product } = useSuspenseQuery(productQuery(api, id));
  useTrackView(product.id, () => ({
    name: 'view_item',
    params: { currency: 'MXN', value: product.DiscountPrice, items: [analyticsItem(product)] },
  }));
  useRecordView(product.id, !kiosk);
  const { data: rooms } = useQuery({ ...roomsQuery(api, { productId: product.id }), enabled: !kiosk });
  const pictures = picturesOf(product, rooms?.[0]);
  const trail = trailOf(product);
  const category = [...product.Categories].sort((a, b) => a.CategoryLevel - b.CategoryLevel)[0];
  const { size, kind } = drawableOf(product);
  return (
    <KioskPage>
      <Container>
        <Head
          title={ownNameOf(product)}
          description={product.Description}
          canonical={product.url}
          picture={product.icon_filename || undefined}
          type="product"
          noIndex={kiosk}
          jsonLd={[
            productJsonLd(product, brand.origin, queryClient.getQueryData(reviewsQuery(api, id).queryKey)),
            breadcrumbList(brand.origin, trail),
          ]}
        />
        <Breadcrumbs items={trail} />
        <Layout>
          <Gallery
            key={product.id}
            pictures={pictures}
            widthCm={product.widthCm || undefined}
            spread={size ? spreadOf(size) : undefined}
            tall={size !== null && size.height > size.width * 0.8}
            tint={structure.card === 'tint' ? tintOf(product) : undefined}
            badge={
              product.Discount && structure.discountBadge !== 'text' ? (
                <DiscountBadge discount={product.Discount} size="m" />
              ) : null
            }
            extra={
              product.model ? <Model3d model={product.model} name={product.Name} poster={product.picture} /> : null
            }
            onLook={fetchViewer}
            onEnlarge={(at) => startFetching(() => setEnlarged(at))}
            enlarging={isFetching}
            carried={product.url}
            scale={
              size
                ? (looked) => (
                    <ScaleTile size={size} kind={kind} picture={looked ? frontOf(product.images) : undefined} />
                  )
                : undefined
            }
          />
          <Aside>
            {search.has('stockAlert') ? <Alert tone="warning">{checkDateText}</Alert> : null}
            <BuyBox key={product.id} product={product} />
          </Aside>
        </Layout>
        <ProductDetails product={product} />
      </Container>
      {enlarged === null ? null : (
        <PictureViewer pictures={pictures} start={enlarged} name={product.Name} onClose={() => setEnlarged(null)} />
      )}
      <Reviews productId={product.id} />
      <RoomsBand title="Aparece en esta estancia" productId={product.id} />
      {category ? <Related category={category.Handle} product={product} /> : null}
      {kiosk ? null : <RecentlyViewed product={product} />}
      <CompareBar desktopOnly />
    </KioskPage>
  );
}
