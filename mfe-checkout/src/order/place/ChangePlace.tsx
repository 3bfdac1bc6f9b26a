import type { Order } from '@actual/contracts';
import { storeDay } from '@actual/contracts/store-day';
import { LinkButton } from '@actual/ui';
import { isStillComing } from '../order-words';
import { placePage } from './place-words';

/** Leads to the receiver and address of a paid order, while a part of it is still to come. */
export function ChangePlace({ order }: { order: Order }) {
  if (!isStillComing(order, storeDay())) return null;
  return (
    <div data-noprint="">
      <LinkButton href={placePage(order.id)} variant="secondary" icon="pin">
        Quién recibe y dónde
      </LinkButton>
    </div>
  );
}
