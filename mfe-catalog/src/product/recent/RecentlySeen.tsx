import type { Product } from '@actual/contracts';
import { keepPreviousData, useQuery, useShell, useZipcode } from '@actual/shell-contract';
import { Carousel, Section } from '@actual/ui';
import { useSyncExternalStore } from 'react';
import { Card } from '../../shared/Card';
import { seenQuery } from '../product-queries';
import { seenIds, seenOnServer, watchSeen } from './seen';

/** Pieces shown at most. */
const shown = 6;

/** What this visitor looked at before this piece. */
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
