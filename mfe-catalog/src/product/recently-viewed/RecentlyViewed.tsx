import type { Product } from '@actual/contracts';
import { recentlyViewedShown } from '@actual/contracts/facts/catalog/shown-counts';
import { keepPreviousData, useQuery, useShell, useZipcode } from '@actual/shell-contract';
import { Carousel, Section } from '@actual/ui';
import { useSyncExternalStore } from 'react';
import { Card } from '../../shared/Card';
import { useWayIn } from '../../way-in/use-way-in';
import { recentlyViewedQuery } from '../product-queries';
import { viewedIds, viewedOnServer, watchViewed } from './recently-viewed';

/** The products that this visitor looked at before. */
export function RecentlyViewed({ product }: { product: Product }) {
  const { api } = useShell();
  const zipcode = useZipcode();
  const wayIn = useWayIn();
  const viewed = useSyncExternalStore(watchViewed, viewedIds, viewedOnServer);
  const ids = viewed.filter((id) => id !== product.id).slice(0, recentlyViewedShown);
  const { data } = useQuery({
    ...recentlyViewedQuery(api, ids, zipcode.value?.id, wayIn),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const cards = (data ?? []).filter(({ id }) => id !== product.id);
  if (cards.length === 0) return null;
  return (
    <Section noPrint>
      <Carousel label="Visto recientemente" title="Visto recientemente">
        {cards.map((card) => (
          <Card key={card.id} product={card} />
        ))}
      </Carousel>
    </Section>
  );
}
