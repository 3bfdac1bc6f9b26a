import type { Endpoints } from '@actual/contracts';
import {
  collectionBusinessDays,
  collectionReachDays,
  isEndedRequest,
  isShipped,
  reasonOf,
  requestKindWords,
} from '@actual/contracts/facts/delivery/after-sale';
import { refundBusinessDays } from '@actual/contracts/facts/payment/deadlines';
import { storeDay } from '@actual/contracts/store-day';
import { type Knex, prepared } from '@actual/database';
import {
  afterBusinessDays,
  afterStep,
  businessDays,
  collectionDays,
  type DeliveryFacts,
  drivingDays,
  fromPesos,
  isExchanged,
  type Resolution,
  resolutionsOf,
} from '@actual/domain';
import { AppError, type Session } from '@actual/kit';
import type { z } from 'zod';
import type { Checkout } from '../context';
import type { managerGrant } from '../payment/staff/manager-grant';
import { lockQuotation } from '../quotation/quotation.queries';
import { withStockRows } from '../stock/stock-locks';
import { giveBack } from './give-back';
import { type LoadedRequest, lockRequest } from './request.queries';
import { promiseShipment } from './shipment/promise-shipment';
import { recallShipment } from './shipment/recall-shipment';

export type AskedStep = z.output<Endpoints['POST /servicerequest/{id}/step']['body']>;

/** Days on which somebody can come for the pieces of a request, or look at them. */
export const visitDays = ({ company }: Pick<LoadedRequest, 'company'>, facts: DeliveryFacts, now: Date): string[] =>
  collectionDays(storeDay(now), drivingDays(facts, company), {
    businessDaysBefore: collectionBusinessDays,
    reachDays: collectionReachDays,
  });

/** The resolutions that a request may get. */
export const resolutionsFor = ({ kind, pieces }: Pick<LoadedRequest, 'kind' | 'pieces'>): Resolution[] =>
  resolutionsOf(kind, { exchanged: pieces.every(isExchanged) });

/** The highest refund: the pieces' price, less the return trip. */
export const mostRefund = ({ pieces, wayBackCents }: Pick<LoadedRequest, 'pieces' | 'wayBackCents'>): number =>
  Math.max(0, pieces.reduce((sum, { amountCents }) => sum + amountCents, 0) - wayBackCents);

/** The buyer pays the way back of what they no longer want. */
export const buyerPaysWayBack = ({ kind, reason }: Pick<LoadedRequest, 'kind' | 'reason'>): boolean =>
  reasonOf(kind, reason)?.ours === false;

const refused = (why: string): AppError => new AppError('invalid_input', why);

/** A step's changes of the request's row, and the data of its event. */
function changesOf(request: LoadedRequest, asked: AskedStep, { facts, now }: { facts: DeliveryFacts; now: Date }) {
  const { step, note, day, resolution, amount, wayBack = 0 } = asked;
  const ships = isShipped(resolution);
  if ((step === 'refuse' || step === 'resolve') && note.length < 3) throw refused('its reason is missing');
  if (wayBack > 0 && !(step === 'accept' && buyerPaysWayBack(request))) throw refused('the way back is the store’s');
  if ((day !== undefined) !== (step === 'schedule' || ships)) throw refused('a day is of a visit or a shipment');
  if (day && !ships && !visitDays(request, facts, now).includes(day)) throw new AppError('delivery_date_unavailable');
  if ((resolution !== undefined) !== (step === 'resolve')) throw refused('how it ends is said when it does');
  if (resolution && !resolutionsFor(request).includes(resolution)) throw refused('it does not end so');
  if ((amount !== undefined) !== (resolution === 'refund' || resolution === 'exchange'))
    throw refused('an amount is of a refund or an exchange');
  const cents = amount === undefined ? 0 : fromPesos(amount);
  if (cents > mostRefund(request)) throw new AppError('payment_amount_invalid');
  return {
    cents,
    wayBack: step === 'accept' ? fromPesos(wayBack) : null,
    day: day ?? null,
    visit: ships ? null : (day ?? null),
    resolution: resolution ?? null,
    refundBy: step === 'receive' ? afterBusinessDays(storeDay(now), refundBusinessDays, businessDays(facts)) : null,
  };
}

const sql = `
WITH request AS (
  UPDATE service_request SET state = :state, updated_at = now(), way_back_cents = coalesce(:wayBack::bigint, way_back_cents),
    collection_day = coalesce(:visit::date, collection_day), refund_by = coalesce(:refundBy::date, refund_by),
    resolution = :resolution::text, refund_cents = :cents::bigint
  WHERE id = :id::uuid
), event AS (
  INSERT INTO service_request_event (request_id, kind, by_staff, body, detail)
  VALUES (:id::uuid, :state, :by::uuid, :note::text, jsonb_strip_nulls(jsonb_build_object('day', :day::text,
    'resolution', :resolution::text, 'cents', nullif(:cents::bigint, 0), 'authorizedBy', :authorizedBy::text)))
  RETURNING id
)
INSERT INTO outbox (kind, key, payload)
SELECT 'service-request', event.id::text, jsonb_build_object('orderId', :order::uuid, 'requestId', :id::uuid, 'event', event.id) FROM event`;

/**
 * Staff decide about a request: its state, its event, the mail, the money and what it sends in one transaction, so that
 * nothing goes back or leaves twice or without its decision.
 * @throws not_found; request_changed where it is in another state than was seen, or cannot take the step; invalid_input;
 * quotation_changed for a grant of another version; delivery_date_unavailable; insufficient_stock; delivery_changed;
 * payment_amount_invalid; forbidden for what a manager decides; already_left for a refund that ends an order with pieces
 * on a van
 */
export async function takeStep(
  { db, delivery, nudge }: Pick<Checkout, 'db' | 'delivery' | 'nudge'>,
  { id, quotationId }: { id: string; quotationId: string },
  { asked, by, grant }: { asked: AskedStep; by: Session; grant: ReturnType<typeof managerGrant> },
): Promise<void> {
  const authorizedBy = grant?.manager ?? null;
  const facts = await delivery.readFacts();
  const take = async (trx: Knex): Promise<void> => {
    // locked before the request, in the same order as when one is opened
    const quotation = await lockQuotation(trx, quotationId, null);
    // money that goes back makes another version: a grant lets it happen once
    if (grant && grant.version !== quotation?.version) throw new AppError('quotation_changed');
    const request = await lockRequest(trx, id);
    if (!request) throw new AppError('not_found');
    if (request.state === asked.from && asked.step === 'recall') {
      await recallShipment(trx, request, { quotationId, note: asked.note, by: by.userId });
      return;
    }
    const state = asked.step === 'recall' ? null : afterStep(request.state, asked.step, request.kind);
    if (request.state !== asked.from || !state || isEndedRequest(request.state)) throw new AppError('request_changed');
    const changes = changesOf(request, asked, { facts, now: new Date() });
    if (isShipped(asked.resolution) && asked.day)
      await promiseShipment({ delivery }, trx, { request, resolution: asked.resolution, day: asked.day });
    if (changes.cents > 0)
      await giveBack(trx, {
        orderId: request.orderId,
        quotationId,
        requestId: id,
        cents: changes.cents,
        reason: `${requestKindWords[request.kind].name} ${request.folio}`,
        by,
        authorizedBy,
        exchange: changes.resolution === 'exchange',
      });
    await prepared(trx, 'request-step', sql, {
      ...changes,
      id,
      order: request.orderId,
      state,
      by: by.userId,
      note: asked.note,
      authorizedBy,
    });
  };
  await withStockRows(() => db.transaction(take));
  nudge();
}
