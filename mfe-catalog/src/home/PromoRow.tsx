import type { ProductCard } from '@actual/contracts';
import { useBrand } from '@actual/shell-contract';
import { ProductGrid, ProductGridItem, Section, TextLink } from '@actual/ui';
import { Card } from '../shared/Card';

/** Four pieces with 20 to 30 percent off, as an open row. */
export function PromoRow({ products }: { products: ProductCard[] }) {
  const { voice } = useBrand();
  if (products.length === 0) return null;
  return (
    <Section
      far={[980, 710]}
      title={voice.offersTitle}
      action={<TextLink href="/search?sortkey=slowmovement">Ver promociones</TextLink>}
    >
      <ProductGrid label={voice.offersTitle}>
        {products.slice(0, 4).map((product) => (
          <ProductGridItem key={product.id}>
            <Card product={product} buy />
          </ProductGridItem>
        ))}
      </ProductGrid>
    </Section>
  );
}
