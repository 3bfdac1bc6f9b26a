import type { Order } from '@actual/contracts';
import { isConfirmedOrder } from '@actual/contracts/facts/states';
import { storeDay } from '@actual/contracts/store-day';
import { LinkButton } from '@actual/ui';
import { placePage } from './place-words';

/** Leads to the receiver and address of a paid order, while a part of it is still to come. */
export function ChangePlace({ order: { id, status, Details } }: { order: Order }) {
  const today = storeDay(new Date());
  if (!isConfirmedOrder(status) || !Details.some(({ shipDate }) => shipDate && shipDate > today)) return null;
  return (
    <div data-print="no">
      <LinkButton href={placePage(id)} variant="secondary" icon="pin">
        Quién recibe y dónde
      </LinkButton>
    </div>
  );
}
