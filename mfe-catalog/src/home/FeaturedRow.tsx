import type { ProductCarousel } from '@actual/contracts';
import { useBrand } from '@actual/shell-contract';
import { Carousel, ProductGrid, ProductGridItem, Section, TextLink } from '@actual/ui';
import { Card } from '../shared/Card';

interface FeaturedRowProps {
  carousel: ProductCarousel;
  /** The first piece is as large as the four others. */
  lead?: boolean;
  /** Turns by itself, where the brand has carousels (shopping 9). */
  plays?: boolean;
}

/** Milliseconds between turns of the home page's slider. */
const autoplay = 4_000;

/** One row of best sellers: a carousel, or an open grid, as the brand has it. */
export function FeaturedRow({
  carousel: { title, text, href, products },
  lead = false,
  plays = false,
}: FeaturedRowProps) {
  const { structure } = useBrand();
  if (structure.homeProducts === 'carousel') {
    return (
      <Section far={[560, 560]}>
        <Carousel label={title} title={title} text={text} href={href} {...(plays ? { autoplay } : {})}>
          {products.map((product) => (
            <Card key={product.id} product={product} buy />
          ))}
        </Carousel>
      </Section>
    );
  }
  return (
    <Section far={[1730, 1330]} title={title} text={text} action={<TextLink href={href}>Ver todo</TextLink>}>
      <ProductGrid label={title}>
        {products.slice(0, lead ? 5 : 4).map((product, at) => (
          <ProductGridItem key={product.id} lead={lead && at === 0}>
            <Card product={product} buy />
          </ProductGridItem>
        ))}
      </ProductGrid>
    </Section>
  );
}
