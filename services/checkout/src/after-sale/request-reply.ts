import type { RequestEvent, ServiceRequest } from '@actual/contracts';
import { folioText } from '@actual/contracts/facts/text/written';
import { afterStep, stateOf, toPesos } from '@actual/domain';
import { linkKey } from '@actual/kit/signed-link';
import type { ExchangeRow, LoadedRequest, RequestEventRow } from './request.queries';

/** Who reads it: staff see which of them did what. */
interface Reader {
  byStaff: boolean;
  /** Signs the addresses of pictures. */
  linkSecret: string;
}

function eventReply(event: RequestEventRow, { byStaff, linkSecret }: Reader): RequestEvent {
  const { picture } = event.detail;
  return {
    id: event.id,
    kind: event.kind as RequestEvent['kind'],
    at: new Date(event.createdAt).toISOString(),
    by: event.staffId === null ? 'buyer' : 'store',
    who: byStaff ? event.staffName : null,
    text: event.body,
    day: event.detail.day ?? null,
    picture: picture
      ? `/servicerequest/picture/${picture}.jpg?key=${encodeURIComponent(linkKey(linkSecret, 'picture', picture))}`
      : null,
  };
}

const exchangeReply = (
  { quotationId, order, spentCents, until, open }: ExchangeRow,
  valueCents: number,
): ServiceRequest['exchange'] => ({
  quotation: quotationId,
  order: order && { id: order.id, folio: folioText(order.folio) },
  value: toPesos(valueCents),
  spent: toPesos(spentCents),
  until: new Date(until).toISOString(),
  open,
});

/** A request as the contract shows it. */
export function requestReply(request: LoadedRequest, reader: Reader): ServiceRequest {
  const { id, orderId, kind, reason, state, collectionDay, refundBy, resolution, exchange, shipment, refundCents } =
    request;
  return {
    id,
    folio: String(request.folio),
    orderId,
    kind,
    reason,
    state,
    createdAt: request.createdAt.toISOString(),
    due: state === 'reported' ? request.dueAt.toISOString() : null,
    pieces: request.pieces.map(({ lineId, name, finish, quantity, amountCents }) => ({
      line: lineId,
      name,
      finish,
      quantity,
      amount: toPesos(amountCents),
    })),
    amount: toPesos(request.pieces.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    wayBack: toPesos(request.wayBackCents),
    collectionDay,
    refundBy,
    resolution,
    refunded: resolution === 'refund' ? toPesos(refundCents) : 0,
    exchange: exchange && exchangeReply(exchange, refundCents),
    shipment: shipment && {
      day: shipment.day,
      state: stateOf(shipment),
      on: shipment.standing?.on ?? null,
    },
    canWithdraw: afterStep(state, 'withdraw', kind) !== null,
    events: request.events.map((event) => eventReply(event, reader)),
  };
}
