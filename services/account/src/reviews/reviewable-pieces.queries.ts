import type { Site } from '@actual/contracts';
import type { ReviewState } from '@actual/contracts/facts/catalog/reviews';
import { confirmedOrderStates, PaymentState } from '@actual/contracts/facts/payment/states';
import { storeDay } from '@actual/contracts/store-day';
import { type Knex, prepared, sqlList, standingOf } from '@actual/database';
import { receivedOn, type Standing } from '@actual/domain';
import { AppError, type Session } from '@actual/kit';
import { keyOpens } from '@actual/kit/signed-link';

/** A line of an order as its buyer reviews it. */
export interface BoughtPiece {
  id: string;
  orderId: string;
  site: Site;
  clientId: string | null;
  firstName: string;
  lastName: string;
  productId: string;
  /** The model that its variants share. */
  modelId: string;
  name: string;
  url: string;
  picture: string;
  finish: string | null;
  state: ReviewState | null;
  delivered: boolean;
  /** Paid, and nothing of its money given back. */
  boughtForGood: boolean;
}

/** Orders that were paid whole and of which no money went back, as a condition on `o`. */
export const boughtForGood = `o.status IN ${sqlList(confirmedOrderStates)} AND o.paid_cents >= o.total_cents
  AND NOT EXISTS (SELECT FROM payment f WHERE f.order_id = o.id
    AND (f.status = '${PaymentState.refunded}' OR f.refunded_cents > 0))`;

const pieceColumns = `l.id, o.id AS "orderId", o.site, o.client_id AS "clientId", o.first_name AS "firstName",
  o.last_name AS "lastName", p.id AS "productId", coalesce(p.group_id, p.id) AS "modelId", l.name, l.url, l.picture, l.finish,
  (SELECT r.state FROM review r WHERE r.order_id = o.id AND r.model_id = coalesce(p.group_id, p.id)) AS state,
  coalesce(l.ship_date, o.delivery_date) AS "shipDate", ${standingOf('l')} AS standing, ${boughtForGood} AS "boughtForGood"`;
const fromPieces = 'FROM orders o JOIN order_line l ON l.order_id = o.id JOIN product p ON p.id = l.product_id';

interface PieceRow extends Omit<BoughtPiece, 'delivered'> {
  shipDate: string | null;
  standing: Standing | null;
}

/** A piece with whether it came before today. */
function bought({ shipDate, standing, ...piece }: PieceRow): BoughtPiece {
  const { day } = receivedOn({ shipDate, standing });
  return { ...piece, delivered: day !== null && day < storeDay() };
}

/** The pieces of an order that can be reviewed today and have no review yet, each model once. */
export async function piecesToReview(db: Knex, orderId: string): Promise<BoughtPiece[]> {
  const rows = await prepared<PieceRow>(
    db,
    'pieces-to-review',
    `SELECT ${pieceColumns} ${fromPieces} WHERE o.id = :orderId ORDER BY l.position`,
    { orderId },
  );
  const open = rows
    .map(bought)
    .filter(({ delivered, boughtForGood, state }) => delivered && boughtForGood && state === null);
  return open.filter(({ modelId }, at) => open.findIndex((one) => one.modelId === modelId) === at);
}

/** The person who asks for a piece, and how they prove it. */
export interface AskedPiece {
  id: string;
  key: string | undefined;
  session: Session | null;
  site: Site;
  secret: string;
}

/**
 * A piece for a caller who may review it: a reader of its order's mail, or its client.
 * @throws link_expired for an invalid key, not_found for another's piece, review_not_possible with the reason:
 * `not_delivered`, or `not_bought` where its order was canceled or money went back
 */
export async function pieceOf(db: Knex, { id, key, session, site, secret }: AskedPiece): Promise<BoughtPiece> {
  const [row] = await prepared<PieceRow>(
    db,
    'piece-to-review',
    `SELECT ${pieceColumns} ${fromPieces} WHERE l.id = :id::uuid AND o.site = :site`,
    { id, site },
  );
  const piece = row && bought(row);
  const byKey = key !== undefined && piece !== undefined && keyOpens(secret, 'review', piece.orderId, key);
  const own = piece !== undefined && session?.clientId != null && session.clientId === piece.clientId;
  if (!piece || !(byKey || own)) throw new AppError(key === undefined ? 'not_found' : 'link_expired');
  if (!piece.boughtForGood || !piece.delivered) {
    const reason = piece.boughtForGood ? 'not_delivered' : 'not_bought';
    throw new AppError('review_not_possible', undefined, { reason });
  }
  return piece;
}
