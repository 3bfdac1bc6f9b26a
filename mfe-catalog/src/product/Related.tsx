import { useQuery, useShell, useZipcode } from '@actual/shell-contract';
import { Carousel, Section } from '@actual/ui';
import { Card } from '../shared/Card';
import { relatedQuery } from './product-queries';

/** What else sells in the same category. */
export function Related({ category, exceptId }: { category: string; exceptId: string }) {
  const { api } = useShell();
  const zipcode = useZipcode();
  const { data } = useQuery(relatedQuery(api, category, zipcode.value?.id));
  const products = data?.products.filter((product) => product.id !== exceptId) ?? [];
  if (products.length < 2) return null;
  return (
    <Section>
      <Carousel label="Va bien con esta pieza" title="Va bien con esta pieza" href={`/category/${category}`}>
        {products.map((product) => (
          <Card key={product.id} product={product} />
        ))}
      </Carousel>
    </Section>
  );
}
