import type { Product } from '@actual/contracts';
import { useParams, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Breadcrumbs, Container, Gallery } from '@actual/ui';
import styled from 'styled-components';
import { breadcrumbList, Head } from '../shared/head';
import { tintOf } from '../shared/tint';
import { BuyBox } from './BuyBox';
import { Model3d } from './Model3d';
import { ProductDetails } from './ProductDetails';
import { productJsonLd } from './product-json-ld';
import { productQuery } from './product-queries';
import { Related } from './Related';

const Layout = styled.div`
  display: grid;
  gap: 24px;
  margin-bottom: var(--gap-section);
  ${from.desktop} { grid-template-columns: minmax(0, 1.32fr) minmax(400px, 1fr); gap: 56px; align-items: start; }
`;
const Aside = styled.div`
  display: grid;
  gap: 20px;
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

/** `/{slug}/{id}`: pictures, price, variants, delivery dates and the way into the quotation. */
export function ProductPage() {
  const { id = '' } = useParams();
  const { api, brand } = useShell();
  const { data: product } = useSuspenseQuery(productQuery(api, id));
  const trail = trailOf(product);
  const category = [...product.Categories].sort((a, b) => b.CategoryLevel - a.CategoryLevel)[0];
  return (
    <>
      <Container>
        <Head
          title={product.Name}
          description={product.Description}
          canonical={product.url}
          picture={product.picture}
          type="product"
          jsonLd={[productJsonLd(product, brand.origin), breadcrumbList(brand.origin, trail)]}
        />
        <Breadcrumbs items={trail} />
        <Layout>
          <Gallery
            pictures={product.images.map(({ stem, alt }) => ({ stem, alt }))}
            {...(product.widthCm ? { widthCm: product.widthCm } : {})}
            tint={tintOf(product)}
            extra={
              product.model ? <Model3d model={product.model} name={product.Name} poster={product.picture} /> : null
            }
          />
          <Aside>
            <BuyBox key={product.id} product={product} />
          </Aside>
        </Layout>
        <ProductDetails product={product} />
      </Container>
      {category ? <Related category={category.Handle} exceptId={product.id} /> : null}
    </>
  );
}
