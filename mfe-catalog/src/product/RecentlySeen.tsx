import type { Product } from '@actual/contracts';
import { keepPreviousData, useQuery, useShell, useZipcode } from '@actual/shell-contract';
import { Carousel, Section } from '@actual/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { Card } from '../shared/Card';
import { seenQuery } from './product-queries';
import { remember, seenIds, seenOnServer, watchSeen } from './seen';

/** Pieces shown at most. */
const shown = 6;

/** What this visitor looked at before this piece; looking at this one is remembered, on the device and as a count. */
export function RecentlySeen({ product }: { product: Product }) {
  const { api } = useShell();
  const zipcode = useZipcode();
  const seen = useSyncExternalStore(watchSeen, seenIds, seenOnServer);
  const ids = seen.filter((id) => id !== product.id).slice(0, shown);
  const { data } = useQuery({
    ...seenQuery(api, ids, zipcode.value?.id),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    remember(product.id);
    // a view that is not counted is nobody's error
    api('POST /product/addseen/{id}', { params: { id: product.id } }).catch(() => undefined);
  }, [api, product.id]);
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
