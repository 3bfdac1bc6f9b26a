import type { MovableDelivery, OrderDelivery } from '@actual/contracts';
import { storageCents, storageHours } from '@actual/contracts/facts/delivery/storage';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { storageDue, storedUntil, toPesos } from '@actual/domain';
import type { LoadedOrder } from '../order.queries';

const hourMs = 3_600_000;

/** What was paid for the lines of a delivery, in centavos. */
export const paidFor = ({ lines }: Pick<LoadedOrder, 'lines'>, ids: readonly string[]): number =>
  lines.reduce((sum, { id, total }) => sum + (ids.includes(id) ? total : 0), 0);

/**
 * The storage of a delivery. Its months count from `since`, the day promised before; `chosen` is when it ended (null:
 * not yet); `left`: it is paid.
 */
export function storageOf({ deliveryEvents }: Pick<LoadedOrder, 'deliveryEvents'>, ids: readonly string[]) {
  const events = deliveryEvents.filter(
    ({ id, lines, corrects }) =>
      corrects === null &&
      lines.some((line) => ids.includes(line)) &&
      !deliveryEvents.some((other) => other.corrects === id),
  );
  const stored = events.findLast(({ state }) => state === 'stored');
  if (!stored) return null;
  const after = events.filter(({ id }) => id > stored.id);
  return {
    since: stored.day,
    chosen: after.find(({ newDay }) => newDay)?.newDay ?? null,
    left: after.some(({ state }) => state === 'on-the-way'),
  };
}

/**
 * What storage costs and how long it may last; it is collected before the pieces leave, so a failed attempt adds
 * nothing.
 */
export function storageReply(
  order: Pick<LoadedOrder, 'lines' | 'deliveryEvents'>,
  lines: readonly string[],
): OrderDelivery['storage'] {
  const storage = storageOf(order, lines);
  if (!storage) return null;
  const { since, chosen, left } = storage;
  const until = storedUntil(since);
  const valueCents = paidFor(order, lines);
  // staff may choose a later day by hand: longer than it lasts costs what it costs at most
  const ends = chosen && chosen > until ? until : chosen;
  return {
    since,
    until,
    monthly: toPesos(storageCents(valueCents, 1)),
    due: ends === null ? null : left ? 0 : toPesos(storageDue({ since, until: ends, valueCents })),
  };
}

/** Until when the buyer may have a delivery in preparation stored instead; null where they cannot, or did already. */
export function storableReply(
  order: Pick<LoadedOrder, 'status' | 'createdAt' | 'lines' | 'deliveryEvents'>,
  lines: readonly string[],
  now: Date,
): MovableDelivery['storable'] {
  const until = new Date(order.createdAt.getTime() + storageHours * hourMs);
  if (!isConfirmedOrder(order.status) || now > until || storageOf(order, lines) !== null) return null;
  return { until: until.toISOString(), monthly: toPesos(storageCents(paidFor(order, lines), 1)) };
}
