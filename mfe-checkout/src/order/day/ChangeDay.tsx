import type { Order } from '@actual/contracts';
import { storeDay } from '@actual/contracts/store-day';
import { LinkButton } from '@actual/ui';
import { isStillComing } from '../order-words';
import { dayPage } from './day-words';

/** Leads to the other days there are for what is still to come of a paid order. */
export function ChangeDay({ order }: { order: Order }) {
  if (!isStillComing(order, storeDay())) return null;
  return (
    <div data-noprint="">
      <LinkButton href={dayPage(order.id)} variant="secondary" icon="calendar">
        Cambiar la fecha
      </LinkButton>
    </div>
  );
}
