import type { ExchangeRow, LoadedRequest, RequestEventRow } from '../after-sale/request.queries';

/** The first event of the request below. */
export const anyRequestEvent: RequestEventRow = {
  id: 1,
  kind: 'reported',
  staffId: null,
  staffName: null,
  body: 'La mesa llegó con un golpe en una esquina.',
  detail: {},
  createdAt: '2026-12-03T16:00:00Z',
};

/** A service request with invented data. */
export const anyRequest: LoadedRequest = {
  id: 'request-1',
  folio: 100_001,
  orderId: 'order-1',
  kind: 'damage',
  reason: 'blow',
  state: 'reported',
  dueAt: new Date('2026-12-07T16:00:00Z'),
  createdAt: new Date('2026-12-03T16:00:00Z'),
  wayBackCents: 0,
  collectionDay: null,
  refundBy: null,
  resolution: null,
  refundCents: 0,
  exchange: null,
  shipment: null,
  company: 'CUN',
  pieces: [
    {
      lineId: 'line-1',
      itemCode: 'ME-LAGUNA',
      name: 'Mesa de centro Laguna',
      finish: 'Nogal',
      quantity: 1,
      amountCents: 498_000,
      listCents: 498_000,
      paidCents: 498_000,
    },
  ],
  events: [anyRequestEvent],
};

/** The same, changed by another product. */
export const exchangedRequest: LoadedRequest & { exchange: ExchangeRow } = {
  ...anyRequest,
  kind: 'change',
  reason: 'other-color',
  state: 'resolved',
  resolution: 'exchange',
  refundCents: 498_000,
  exchange: {
    quotationId: 'quotation-2',
    balanceCents: 498_000,
    spentCents: 0,
    until: '2026-12-25T16:00:00Z',
    open: true,
    ended: false,
    order: null,
  },
};
