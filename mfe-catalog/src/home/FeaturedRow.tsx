import type { ProductCarousel } from '@actual/contracts';
import { useBrand } from '@actual/shell-contract';
import { Carousel, ProductGrid, ProductGridItem, Section, TextLink } from '@actual/ui';
import { Card } from '../shared/Card';

interface FeaturedRowProps {
  carousel: ProductCarousel;
  /** The first piece is as large as the four others. */
  lead?: boolean;
}

/** The home page's sliders: three of their six pieces at once, and the others four seconds later (shopping 9). */
const slider = { seen: 3, autoplay: 4_000 };
const thirdOfPage = '(min-width: 1440px) 442px, (min-width: 721px) 31vw, 46vw';

/** One row of best sellers: a slider, or an open grid, as the brand has it. */
export function FeaturedRow({ carousel: { title, text, href, products }, lead = false }: FeaturedRowProps) {
  const { structure } = useBrand();
  if (structure.homeProducts === 'carousel') {
    return (
      <Section far={[560, 640]}>
        <Carousel label={title} title={title} text={text} href={href} {...slider}>
          {products.map((product) => (
            <Card key={product.id} product={product} sizes={thirdOfPage} buy />
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
