import type { MovableDelivery, OrderDelivery } from '@actual/contracts';
import { storageCents, storageHours } from '@actual/contracts/facts/delivery/storage';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { storageDue, storedUntil, toPesos } from '@actual/domain';
import type { LoadedOrder } from '../order.queries';

const hourMs = 3_600_000;

/** What was paid for the lines of a delivery, in centavos. */
export const paidFor = ({ lines }: Pick<LoadedOrder, 'lines'>, ids: readonly string[]): number =>
  lines.reduce((sum, { id, total }) => sum + (ids.includes(id) ? total : 0), 0);

/** The day for which pieces were promised that are or were stored, `YYYY-MM-DD`: months count from it. Null: they never were. */
export function storedSince({ deliveryEvents }: Pick<LoadedOrder, 'deliveryEvents'>, ids: readonly string[]) {
  const stored = deliveryEvents.findLast(
    ({ id, state, lines, corrects }) =>
      state === 'stored' &&
      corrects === null &&
      lines.some((line) => ids.includes(line)) &&
      !deliveryEvents.some((other) => other.corrects === id),
  );
  return stored?.day ?? null;
}

/** What storage of a delivery costs, and until when it may last; `state` and `day` as they are now. */
export function storageReply(
  order: Pick<LoadedOrder, 'lines' | 'deliveryEvents'>,
  { lines, state, day }: Pick<OrderDelivery, 'lines' | 'state' | 'day'>,
): OrderDelivery['storage'] {
  const since = storedSince(order, lines);
  if (since === null) return null;
  const until = storedUntil(since);
  const valueCents = paidFor(order, lines);
  // staff may choose a later day by hand: longer than it lasts costs what it costs at most
  const lasts = day < until ? day : until;
  return {
    since,
    until,
    monthly: toPesos(storageCents(valueCents, 1)),
    due: state === 'stored' ? null : toPesos(storageDue({ since, until: lasts, valueCents })),
  };
}

/** Until when the buyer may have a delivery in preparation stored instead; null where they cannot, or did already. */
export function storableReply(
  order: Pick<LoadedOrder, 'status' | 'createdAt' | 'lines' | 'deliveryEvents'>,
  lines: readonly string[],
  now: Date,
): MovableDelivery['storable'] {
  const until = new Date(order.createdAt.getTime() + storageHours * hourMs);
  if (!isConfirmedOrder(order.status) || now > until || storedSince(order, lines) !== null) return null;
  return { until: until.toISOString(), monthly: toPesos(storageCents(paidFor(order, lines), 1)) };
}
