import {
  endedRequestStates,
  type RequestKind,
  type RequestState,
  type Resolution,
} from '@actual/contracts/facts/delivery/after-sale';
import { type Knex, lastNoted, prepared, sqlList, standingOf } from '@actual/database';
import type { Standing } from '@actual/domain';
import { usableExchange } from './exchange/spend-exchange';

export interface RequestPieceRow {
  lineId: string;
  itemCode: string;
  name: string;
  finish: string | null;
  quantity: number;
  amountCents: number;
  /** The whole line's value at its list price, and the price paid. */
  listCents: number;
  paidCents: number;
}

export interface RequestEventRow {
  id: number;
  kind: string;
  staffId: string | null;
  staffName: string | null;
  body: string;
  detail: { day?: string; picture?: string };
  createdAt: string;
}

/** What a change is worth, and what became of it. */
export interface ExchangeRow {
  quotationId: string | null;
  balanceCents: number;
  spentCents: number;
  until: string;
  /** Its value can be spent. */
  open: boolean;
  /** Its buyer or staff chose the money. */
  ended: boolean;
  order: { id: string; folio: number } | null;
}

/** What a request sends: its day, the last event of its delivery, and the pieces of stock that it took. */
export interface ShipmentRow {
  id: string;
  day: string;
  standing: Standing | null;
  taken: number;
}

/** A service request with its pieces and its timeline. */
export interface LoadedRequest {
  id: string;
  folio: number;
  orderId: string;
  kind: RequestKind;
  reason: string;
  state: RequestState;
  dueAt: Date;
  createdAt: Date;
  wayBackCents: number;
  collectionDay: string | null;
  refundBy: string | null;
  resolution: Resolution | null;
  refundCents: number;
  exchange: ExchangeRow | null;
  shipment: ShipmentRow | null;
  /** The warehouse whose van brought its pieces. */
  company: string | null;
  pieces: RequestPieceRow[];
  /** Oldest first. */
  events: RequestEventRow[];
}

const readSql = (where: string): string => `
SELECT r.id, r.folio, r.order_id AS "orderId", r.kind, r.reason, r.state, r.due_at AS "dueAt", r.created_at AS "createdAt",
  r.way_back_cents AS "wayBackCents", r.collection_day AS "collectionDay", r.refund_by AS "refundBy", r.resolution,
  r.refund_cents AS "refundCents",
  (SELECT jsonb_build_object('quotationId', x.quotation_id, 'balanceCents', x.balance_cents, 'until', x.usable_until,
      'spentCents', (SELECT coalesce(-sum(e.amount_cents), 0) FROM exchange_entry e WHERE e.request_id = x.request_id AND e.reason IN ('payment', 'return')),
      'open', ${usableExchange} AND (n.state = 'open') IS TRUE, 'ended', x.ended_at IS NOT NULL,
      'order', CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('id', o.id, 'folio', o.folio) END)
    FROM exchange x LEFT JOIN quotation n ON n.id = x.quotation_id LEFT JOIN orders o ON o.quotation_id = n.id
    WHERE x.request_id = r.id) AS exchange,
  (SELECT jsonb_build_object('id', h.id, 'day', h.day, 'standing', ${standingOf('h')},
      'taken', (SELECT coalesce(sum(v.quantity), 0)::int FROM reservation v WHERE v.line_id = h.id AND v.quotation_id = b.quotation_id AND v.state = 'claimed'))
    FROM request_shipment h JOIN orders b ON b.id = h.order_id WHERE h.request_id = r.id AND h.recalled_at IS NULL) AS shipment,
  (SELECT max(l.ship_company) FROM service_request_piece p JOIN order_line l ON l.id = p.line_id WHERE p.request_id = r.id) AS company,
  (SELECT jsonb_agg(jsonb_build_object('lineId', l.id, 'itemCode', l.item_code, 'name', l.name, 'finish', l.finish, 'quantity', p.quantity,
      'amountCents', p.amount_cents, 'listCents', l.unit_price_cents * l.quantity, 'paidCents', l.total_cents) ORDER BY l.position)
    FROM service_request_piece p JOIN order_line l ON l.id = p.line_id WHERE p.request_id = r.id) AS pieces,
  (SELECT jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'staffId', e.by_staff,
      'staffName', nullif(trim(concat(w.first_name, ' ', w.last_name)), ''), 'body', e.body, 'detail', e.detail,
      'createdAt', e.created_at) ORDER BY e.id)
    FROM service_request_event e LEFT JOIN app_user w ON w.id = e.by_staff WHERE e.request_id = r.id) AS events
FROM service_request r WHERE ${where}`;

const ofOrderSql = `${readSql('r.order_id = ?::uuid')} ORDER BY r.created_at DESC, r.id`;
const byIdSql = readSql('r.id = ?::uuid');

/** The requests about an order, newest first. */
export const readRequestsOf = (db: Knex, orderId: string): Promise<LoadedRequest[]> =>
  prepared<LoadedRequest>(db, 'requests-of-order', ofOrderSql, [orderId]);

export async function readRequest(db: Knex, id: string): Promise<LoadedRequest | undefined> {
  const [row] = await prepared<LoadedRequest>(db, 'read-request', byIdSql, [id]);
  return row;
}

/** Whose request it is, locked until the transaction ends: of two steps the second sees what the first left. */
export async function lockRequest(trx: Knex, id: string): Promise<LoadedRequest | undefined> {
  await prepared(trx, 'lock-request', 'SELECT id FROM service_request WHERE id = ?::uuid FOR UPDATE', [id]);
  return readRequest(trx, id);
}

/** A line of an order, and how much of it may still be asked for. */
export interface LineRow {
  id: string;
  name: string;
  finish: string | null;
  quantity: number;
  totalCents: number;
  listCents: number;
  shipDate: string | null;
  standing: Standing | null;
  /** The day on which the same piece came again by a request. */
  replacedOn: string | null;
  left: number;
  /** Handles of the categories of its product, and of those above them. */
  categories: string[];
}

/** Pieces that no request may name again: of an open request, still on their way, or returned and refunded. */
const linesSql = `
SELECT l.id, l.name, l.finish, l.quantity, l.total_cents AS "totalCents", l.unit_price_cents * l.quantity AS "listCents",
  l.ship_date AS "shipDate", ${standingOf('l')} AS standing,
  (SELECT max(e.happened_on) FROM request_shipment h JOIN service_request_piece p ON p.request_id = h.request_id AND p.line_id = l.id
    JOIN delivery_event e ON e.order_id = h.order_id AND h.id = ANY (e.lines)
    WHERE h.order_id = l.order_id AND h.recalled_at IS NULL AND e.state = 'delivered' AND ${lastNoted('h', 'e.state')} = 'delivered') AS "replacedOn",
  l.quantity - coalesce((SELECT sum(p.quantity) FROM service_request_piece p JOIN service_request r ON r.id = p.request_id
    WHERE p.line_id = l.id AND (r.state NOT IN ${sqlList(endedRequestStates)}
      OR r.resolution IN ('refund', 'exchange') AND r.refund_by IS NOT NULL
      OR EXISTS (SELECT FROM request_shipment h WHERE h.request_id = r.id AND h.recalled_at IS NULL
        AND ${lastNoted('h', 'e.state')} IS DISTINCT FROM 'delivered'))), 0)::int AS "left",
  coalesce((SELECT array_agg(DISTINCT h.handle) FROM product_category c
    JOIN category own ON own.id = c.category_id
    LEFT JOIN category parent ON parent.id = own.parent_id
    LEFT JOIN category top ON top.id = parent.parent_id
    CROSS JOIN LATERAL (VALUES (own.handle), (parent.handle), (top.handle)) AS h (handle)
    WHERE c.product_id = l.product_id AND h.handle IS NOT NULL), '{}') AS categories
FROM order_line l WHERE l.order_id = ?::uuid ORDER BY l.position`;

/** The lines of an order in its own sequence. */
export const readLines = (db: Knex, orderId: string): Promise<LineRow[]> =>
  prepared<LineRow>(db, 'requestable-lines', linesSql, [orderId]);
