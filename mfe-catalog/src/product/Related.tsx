import type { Product } from '@actual/contracts';
import { useQuery, useShell, useZipcode } from '@actual/shell-contract';
import { Carousel, Section } from '@actual/ui';
import { Card } from '../shared/Card';
import { useWayIn } from '../way-in/use-way-in';
import { relatedQuery } from './product-queries';

/** Other best sellers of the category: not this product in another color, and each model once. */
export function Related({ category, product }: { category: string; product: Product }) {
  const { api } = useShell();
  const zipcode = useZipcode();
  const { data } = useQuery(relatedQuery(api, category, zipcode.value?.id, useWayIn()));
  const others = new Map(
    (data?.products ?? []).filter(({ Name }) => Name !== product.Name).map((one) => [one.Name, one]),
  );
  if (others.size < 2) return null;
  return (
    <Section noPrint>
      <Carousel label="Va bien con esta pieza" title="Va bien con esta pieza" href={`/category/${category}`}>
        {[...others.values()].slice(0, 6).map((one) => (
          <Card key={one.id} product={one} buy />
        ))}
      </Carousel>
    </Section>
  );
}
