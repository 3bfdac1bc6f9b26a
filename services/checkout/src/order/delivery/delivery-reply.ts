import type { DeliveryEvent, OrderDelivery, RequestShipment } from '@actual/contracts';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { stateOf, statesAfter, storeDay } from '@actual/domain';
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
    storage: storageReply(order, lines),
  }));
}

/** As `deliveryReplies`, of what the order's service requests send. */
export function shipmentReplies(
  { status, shipments, deliveryEvents }: Pick<LoadedOrder, 'status' | 'shipments' | 'deliveryEvents'>,
  { byStaff }: { byStaff: boolean },
): RequestShipment[] {
  const canNote = byStaff && isConfirmedOrder(status);
  return shipments.map(({ id, requestId, folio, resolution, day, pieces, ...shipment }) => ({
    request: { id: requestId, folio: String(folio), resolution },
    names: pieces.map(({ name }) => name),
    day,
    half: null,
    lines: [id],
    pieces: pieces.reduce((sum, { quantity }) => sum + quantity, 0),
    state: stateOf(shipment),
    next: canNote ? [...statesAfter(stateOf(shipment))] : [],
    events: deliveryEvents.filter(({ lines }) => lines.includes(id)).map(eventReply),
    delays: [],
    // a mistake of the store is not charged for
    storage: null,
  }));
}
