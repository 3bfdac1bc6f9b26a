import type { Site, WholePassage } from '@actual/contracts';
import type { ShippedResolution } from '@actual/contracts/facts/delivery/after-sale';
import type { DayHalf } from '@actual/contracts/facts/delivery/day-halves';
import type { DelayAnswer, DelayReason } from '@actual/contracts/facts/delivery/delays';
import type { DeliveryState, FailureReason } from '@actual/contracts/facts/delivery/deliveries';
import type { PromiseKind } from '@actual/contracts/facts/delivery/promises';
import type { OrderState, PaymentState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared, standingOf } from '@actual/database';
import type { Carriage, Standing } from '@actual/domain';
import type { KeptAddress } from '../quotation/loaded-quotation';
import { carriageJson } from '../quotation/quotation.queries';

export interface OrderLineRow {
  id: string;
  productId: string;
  itemCode: string;
  name: string;
  url: string;
  picture: string;
  finish: string | null;
  quantity: number;
  unitPrice: number;
  unitTotal: number;
  total: number;
  bigticket: number;
  /** The answer at the time of payment. */
  passageWhenPaid: WholePassage | null;
  /** Null where the product is gone, or no way in is known. */
  carriage: Carriage | null;
  discountName: string | null;
  shipDate: string | null;
  half: DayHalf | null;
  shipCompany: string | null;
  shipCompanyFrom: string | null;
  /** Each piece has a number of its own. */
  hasSeries: boolean;
  /** Those that the ERP has allocated so far. */
  seriesNumbers: string[];
  /** Its buyer asked for something after it came, by a service request. */
  hasRequest: boolean;
  /** The last event of its delivery; null: none. */
  standing: Standing | null;
}
/** An event of a delivery. */
export interface DeliveryEventRow {
  id: number;
  /** ids */
  lines: string[];
  day: string;
  state: DeliveryState;
  on: string;
  reason: FailureReason | null;
  newDay: string | null;
  carrier: string | null;
  guide: string | null;
  link: string | null;
  /** The event that was noted by mistake. */
  corrects: number | null;
  /** Null: the buyer asked for it. */
  byStaff: string | null;
  createdAt: string;
}
/** What a service request of the order sends. */
export interface OrderShipmentRow {
  id: string;
  requestId: string;
  folio: number;
  resolution: ShippedResolution;
  day: string;
  company: string;
  standing: Standing | null;
  pieces: { name: string; quantity: number }[];
}
/** A day on which the store could not bring pieces. */
export interface DelayRow {
  id: string;
  /** ids */
  lines: string[];
  from: string;
  proposed: string;
  notBefore: string | null;
  reason: DelayReason;
  note: string;
  createdAt: string;
  answer: DelayAnswer | null;
}
export interface OrderPaymentRow {
  id: string;
  type: string;
  amountCents: number;
  months: number;
  card: string | null;
  authorizationCode: string | null;
  status: PaymentState;
  statusDetail: string | null;
  provider: string;
  createdAt: string;
  refundedCents: number;
  terminal: string | null;
  reference: string | null;
  exchangeRate: number | null;
  clabe: string | null;
  bank: string | null;
  transferUrl: string | null;
  expiresAt: string | null;
}

/** An order with everything that hangs on it. */
export interface LoadedOrder {
  id: string;
  folio: number;
  site: Site;
  status: OrderState;
  holderHash: string | null;
  clientId: string | null;
  isInvited: boolean;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: KeptAddress;
  paymentType: string;
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  paidCents: number;
  /** The part of `paidCents` that was refunded by choice. */
  returnedCents: number;
  /** The part of `returnedCents` that service requests gave back for pieces that came. */
  settledCents: number;
  deliveryDate: string | null;
  /** The text of the way into the home it goes to. */
  wayIn: string | null;
  createdAt: Date;
  quotationId: string;
  quotationFolio: number;
  cardCode: string | null;
  client: { id: string; CardCode: string; FirstName: string; LastName: string; E_Mail: string } | null;
  /** The zone that it goes to. */
  zipcodeId: string | null;
  /** Where its routes lead; null where the postal code is gone. */
  zone: string | null;
  stateCode: string | null;
  /** Delivering there is not free. */
  extraCost: boolean;
  lines: OrderLineRow[];
  payments: OrderPaymentRow[];
  documents: { document: string; createdAt: string }[];
  /** The parts of it that were canceled before they left, oldest first. */
  cancellations: {
    id: string;
    createdAt: string;
    whole: boolean;
    returned: number;
    lines: { id: string; name: string; picture: string; quantity: number; unitTotal: number }[];
  }[];
  /** The events of its deliveries, oldest first. */
  deliveryEvents: DeliveryEventRow[];
  /** What its service requests send, oldest first. */
  shipments: OrderShipmentRow[];
  /** The days that the store put off, oldest first. */
  delays: DelayRow[];
  /** What it promised and what was changed of that, signed, oldest first; by the place in the chain of its brand. */
  promises: { number: number; kind: PromiseKind }[];
  /** Where the pieces are held or were claimed, by line; `purchase`: the one that has to arrive first. */
  pieces: {
    lineId: string;
    warehouse: string;
    quantity: number;
    purchase: string | null;
    arrivesOn: string | null;
    claimed: boolean;
  }[];
  /** Hashes of the browsers that opened its signed link. */
  openedBy: string[];
  /** The amounts that its payments took from the client's ledgers, and refunds to them. */
  ledger: { kind: string; amountCents: number; reason: string; createdAt: string }[];
}

const sql = `
SELECT o.id, o.folio, o.site, o.status, o.holder_hash AS "holderHash", o.client_id AS "clientId",
  o.is_invited AS "isInvited", o.first_name AS "firstName", o.last_name AS "lastName", o.email, o.phone, o.address,
  o.payment_type AS "paymentType", o.subtotal_cents AS "subtotalCents", o.discount_cents AS "discountCents",
  o.total_cents AS "totalCents", o.paid_cents AS "paidCents", o.returned_cents AS "returnedCents",
  coalesce((SELECT sum(f.amount_cents) FROM payment p JOIN payment_refund f ON f.payment_id = p.id AND f.request_id IS NOT NULL
    WHERE p.order_id = o.id AND p.refunded_cents < p.amount_cents), 0)::bigint AS "settledCents", o.delivery_date AS "deliveryDate",
  o.way_in AS "wayIn",
  o.created_at AS "createdAt", q.id AS "quotationId", q.folio AS "quotationFolio", c.card_code AS "cardCode",
  CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'CardCode', c.card_code, 'FirstName', c.first_name,
    'LastName', c.last_name, 'E_Mail', c.email) END AS client,
  coalesce(o.zipcode_id, q.zipcode_id) AS "zipcodeId", z.zone, z.state_code AS "stateCode",
  coalesce(z.extra_cost, false) AS "extraCost",
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', l.id, 'productId', l.product_id, 'itemCode', l.item_code, 'name', l.name, 'url', l.url,
      'picture', l.picture, 'finish', l.finish, 'quantity', l.quantity, 'unitPrice', l.unit_price_cents,
      'unitTotal', l.unit_total_cents, 'total', l.total_cents,
      'passageWhenPaid', l.passage, 'carriage', CASE WHEN d.id IS NOT NULL AND o.way_in IS NOT NULL THEN ${carriageJson('d')} END,
      'bigticket', l.bigticket_percentage, 'discountName', l.discount_name, 'shipDate', l.ship_date, 'half', l.half, 'shipCompany', l.ship_company,
      'shipCompanyFrom', l.ship_company_from, 'hasSeries', l.has_series, 'seriesNumbers', l.series_numbers,
      'hasRequest', EXISTS (SELECT FROM service_request_piece p WHERE p.line_id = l.id), 'standing', ${standingOf('l')})
      ORDER BY l.position)
    FROM order_line l LEFT JOIN product d ON d.id = l.product_id WHERE l.order_id = o.id), '[]') AS lines,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', p.id, 'type', p.type, 'amountCents', p.amount_cents,
      'months', p.months, 'card', p.card_last_four, 'authorizationCode', p.authorization_code, 'status', p.status,
      'statusDetail', p.status_detail, 'provider', p.provider, 'createdAt', p.created_at, 'refundedCents', p.refunded_cents, 'terminal', p.terminal, 'reference', p.reference,
      'exchangeRate', p.exchange_rate, 'clabe', p.clabe, 'bank', p.bank, 'transferUrl', p.transfer_url,
      'expiresAt', p.expires_at) ORDER BY p.created_at)
    FROM payment p WHERE p.order_id = o.id), '[]') AS payments,
  coalesce((SELECT jsonb_agg(jsonb_build_object('document', e.document, 'createdAt', e.created_at))
    FROM erp_document e WHERE e.order_id = o.id), '[]') AS documents,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', x.id, 'createdAt', x.created_at, 'whole', x.whole,
      'returned', x.returned_cents, 'lines', x.lines) ORDER BY x.created_at, x.id)
    FROM order_cancellation x WHERE x.order_id = o.id), '[]') AS cancellations,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', e.id, 'lines', e.lines, 'day', e.day, 'state', e.state, 'on', e.happened_on,
      'reason', e.reason, 'newDay', e.new_day, 'carrier', e.carrier, 'guide', e.guide, 'link', e.link, 'corrects', e.corrects, 'byStaff', e.by_staff, 'createdAt', e.created_at) ORDER BY e.id)
    FROM delivery_event e WHERE e.order_id = o.id), '[]') AS "deliveryEvents",
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', h.id, 'requestId', h.request_id, 'folio', r.folio, 'resolution', h.resolution,
      'day', h.day, 'company', h.company, 'standing', ${standingOf('h')}, 'pieces', (SELECT jsonb_agg(jsonb_build_object('name', l.name, 'quantity', g.quantity) ORDER BY l.position)
        FROM service_request_piece g JOIN order_line l ON l.id = g.line_id WHERE g.request_id = h.request_id)) ORDER BY h.created_at, h.id)
    FROM request_shipment h JOIN service_request r ON r.id = h.request_id WHERE h.order_id = o.id AND h.recalled_at IS NULL), '[]') AS shipments,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', y.id, 'lines', y.lines, 'from', y.from_day, 'proposed', y.proposed_day, 'notBefore', y.not_before,
      'reason', y.reason, 'note', y.note, 'createdAt', y.created_at, 'answer', a.answer) ORDER BY y.created_at, y.id)
    FROM delivery_delay y LEFT JOIN delivery_delay_answer a ON a.delay_id = y.id WHERE y.order_id = o.id), '[]') AS delays,
  coalesce((SELECT jsonb_agg(jsonb_build_object('number', r.number, 'kind', m.content ->> 'tipo') ORDER BY m.id)
    FROM promise m JOIN promise_record r ON r.promise_id = m.id WHERE m.order_id = o.id), '[]') AS promises,
  coalesce((SELECT jsonb_agg(jsonb_build_object('lineId', r.line_id, 'warehouse', s.warehouse_code,
      'quantity', r.quantity, 'purchase', s.purchase_document, 'arrivesOn', s.arrives_on, 'claimed', r.state = 'claimed') ORDER BY r.id)
    FROM payment p JOIN reservation r ON r.payment_id = p.id JOIN stock_source s ON s.id = r.stock_source_id
    WHERE p.order_id = o.id AND r.state IN ('held', 'claimed')), '[]') AS pieces,
  coalesce((SELECT jsonb_agg(jsonb_build_object('kind', e.kind, 'amountCents', e.amount_cents, 'reason', e.reason,
      'createdAt', e.created_at) ORDER BY e.id)
    FROM payment p JOIN ledger_entry e ON e.payment_id = p.id WHERE p.order_id = o.id), '[]') AS ledger,
  coalesce((SELECT array_agg(h.holder_hash) FROM order_holder h WHERE h.order_id = o.id), '{}') AS "openedBy"
FROM orders o
JOIN quotation q ON q.id = o.quotation_id
LEFT JOIN client c ON c.id = o.client_id
LEFT JOIN zipcode z ON z.id = coalesce(o.zipcode_id, q.zipcode_id)
WHERE o.id = ANY (?::uuid[])`;

/** Some orders with lines, payments and documents, in one statement. */
export async function readOrders(db: Knex, ids: readonly string[]): Promise<LoadedOrder[]> {
  if (ids.length === 0) return [];
  return prepared<LoadedOrder>(db, 'read-orders', sql, [[...ids]]);
}
