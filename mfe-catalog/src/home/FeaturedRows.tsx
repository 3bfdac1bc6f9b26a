import { useBrand, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Carousel, ProductGrid, ProductGridItem, Section, TextLink } from '@actual/ui';
import { Fragment, type ReactNode } from 'react';
import { Card } from '../shared/Card';
import { featuredQuery } from './home-queries';

/** The rows of products: carousels of best sellers, or an open grid, as the brand has it. */
export function FeaturedRows({ between }: { between?: ReactNode }) {
  const { api, brand } = useShell();
  const { structure } = useBrand();
  const { data } = useSuspenseQuery(featuredQuery(api, brand.site));
  return (
    <>
      {data.carousels.map(({ title, text, href, products }, at) => (
        <Fragment key={href}>
          <Section
            {...(structure.homeProducts === 'grid'
              ? { title, text, action: <TextLink href={href}>Ver todo</TextLink> }
              : {})}
          >
            {structure.homeProducts === 'grid' ? (
              <ProductGrid label={title}>
                {products.slice(0, 4).map((product) => (
                  <ProductGridItem key={product.id}>
                    <Card product={product} />
                  </ProductGridItem>
                ))}
              </ProductGrid>
            ) : (
              <Carousel label={title} title={title} text={text} href={href}>
                {products.map((product) => (
                  <Card key={product.id} product={product} />
                ))}
              </Carousel>
            )}
          </Section>
          {at === 0 ? between : null}
        </Fragment>
      ))}
    </>
  );
}
