import type { Order } from '@actual/contracts';
import { earlyDays } from '@actual/contracts/facts/delivery/after-sale';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { storeDay } from '@actual/contracts/store-day';
import { LinkButton } from '@actual/ui';
import { requestsPage } from './request-words';

const dayMs = 86_400_000;

/** The way to what the buyer can ask for after pieces came; none before they may be there, or while they are stored. */
export function AfterSale({ order: { id, status, Deliveries } }: { order: Order }) {
  const soon = storeDay(new Date(Date.now() + earlyDays * dayMs));
  const mayHaveCome = ({ state, day }: Order['Deliveries'][number]) =>
    state === 'delivered' || (state !== 'failed' && state !== 'stored' && day <= soon);
  if (!isConfirmedOrder(status) || !Deliveries.some(mayHaveCome)) return null;
  return (
    <div data-noprint="">
      <LinkButton href={requestsPage(id)} variant="secondary" icon="box">
        Devolver, cambiar o reportar
      </LinkButton>
    </div>
  );
}
