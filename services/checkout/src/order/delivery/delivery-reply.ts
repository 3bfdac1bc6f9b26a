import type { DeliveryEvent, OrderDelivery } from '@actual/contracts';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { statesAfter, storeDay } from '@actual/domain';
import { delayReplies } from '../day/delays';
import { deliveriesOf } from '../day/movable-deliveries';
import type { DeliveryEventRow, LoadedOrder } from '../order.queries';
import { storageReply } from './storage';

const eventReply = ({
  lines: _lines,
  day: _day,
  byStaff: _by,
  createdAt,
  ...event
}: DeliveryEventRow): DeliveryEvent => ({
  ...event,
  at: new Date(createdAt).toISOString(),
});

/** The deliveries of an order with their events; `byStaff`: with the states that can be noted. */
export function deliveryReplies(
  order: Pick<LoadedOrder, 'lines' | 'pieces' | 'status' | 'deliveryEvents' | 'delays'>,
  { byStaff }: { byStaff: boolean },
): OrderDelivery[] {
  const canNote = byStaff && isConfirmedOrder(order.status);
  return deliveriesOf(order).map(({ promised, half, lines, state }) => ({
    day: promised,
    half,
    lines,
    pieces: order.lines.reduce((sum, { id, quantity }) => sum + (lines.includes(id) ? quantity : 0), 0),
    state,
    next: canNote ? [...statesAfter(state)] : [],
    events: order.deliveryEvents.filter((event) => event.lines.some((line) => lines.includes(line))).map(eventReply),
    delays: delayReplies(order, lines, storeDay()),
    storage: storageReply(order, { lines, state, day: promised }),
  }));
}
