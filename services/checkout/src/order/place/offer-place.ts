import type { DeliveryPlace } from '@actual/contracts';
import type { DayHalf } from '@actual/contracts/facts/delivery/day-halves';
import { isZipcode } from '@actual/contracts/rules';
import { type Knex, prepared } from '@actual/database';
import { type DeliveryFacts, dayThere, hasHalves, placeUntil, stateOf, storeDay } from '@actual/domain';
import { deliveriesOf, movableDeliveries, newDayRules } from '../day/movable-deliveries';
import type { LoadedOrder } from '../order.queries';

interface Place extends Pick<DeliveryPlace, 'municipality' | 'city' | 'state' | 'settlements'> {
  id: string;
  zone: string | null;
  extraCost: boolean;
}

/** A delivery of an order, its day at a place, and whose van brings it there. */
export interface DeliveryThere {
  date: string;
  day: string;
  company: string;
  /** The chosen half of the day, where the route there has halves and the day stays. */
  half: DayHalf | null;
  halfBefore: DayHalf | null;
}

/** Whether an order can go to a postal code, with what a change there writes. */
export interface PlaceOffer extends Omit<DeliveryPlace, 'code'> {
  /** Of the postal code; null for the order's own where it is known no more. */
  zipcodeId: string | null;
  deliveries: DeliveryThere[];
}

const sql = `
SELECT z.id, z.municipality, coalesce(z.city, z.municipality) AS city, z.state, z.settlements, z.zone, z.extra_cost AS "extraCost"
FROM zipcode z WHERE z.cp IN (:cp, '_' || :cp) ORDER BY z.id = :own DESC, z.zone NULLS LAST, z.id LIMIT 1`;

/**
 * Whether an order can go to a postal code, and when. If it is not the order's own, every delivery must reach it at no
 * extra cost.
 */
export async function offerPlace(
  db: Knex,
  order: LoadedOrder,
  { cp, facts, now }: { cp: string; facts: DeliveryFacts; now: Date },
): Promise<PlaceOffer> {
  const today = storeDay(now);
  const deliveries = deliveriesOf(order);
  // what a service request sends comes to the order's address as well
  const states = [...deliveries.map(({ state }) => state), ...order.shipments.map(stateOf)];
  // pieces that left, came back or are stored keep their address
  const isAway = states.some((state) => state !== 'preparing' && state !== 'delivered');
  // the choice that a delay gives is one of days
  const coming = movableDeliveries({ ...order, delays: [] }, { facts, now }).filter(
    ({ date, state }) => state === 'preparing' && date >= today,
  );
  const own = cp === order.address.zipCode;
  const [place = null] = isZipcode(cp)
    ? await prepared<Place>(db, 'find-place', sql, { cp, own: order.zipcodeId ?? '' })
    : [];
  const { municipality, city, state } = own || !place ? order.address : place;
  const until = isAway ? null : placeUntil(coming);
  const offer: PlaceOffer = {
    until,
    cp,
    refusal: null,
    municipality,
    city,
    state,
    settlements: place?.settlements ?? [],
    moved: [],
    losesHalf: false,
    zipcodeId: own ? order.zipcodeId : (place?.id ?? null),
    deliveries: [],
  };
  if (until === null) return { ...offer, refusal: 'delivery_date_fixed' };
  if (own) return offer;
  if (!isZipcode(cp)) return { ...offer, refusal: 'zipcode_invalid' };
  if (!place?.zone) return { ...offer, refusal: 'zipcode_out_of_coverage' };
  if (place.extraCost) return { ...offer, refusal: 'zipcode_extra_cost' };
  if (place.zone === order.zone) return offer;
  // its day and its van are those of the zone that it was promised for
  if (order.shipments.some((one) => stateOf(one) !== 'delivered')) return { ...offer, refusal: 'delivery_date_fixed' };
  const question = { facts, zone: place.zone, now };
  const there: DeliveryThere[] = [];
  for (const { promised, pieces, half, state } of deliveries) {
    if (state !== 'preparing' || promised < today) continue;
    const found = dayThere({ promised, pieces }, question, newDayRules);
    if (!found) return { ...offer, refusal: 'product_not_available_in_zone' };
    const stays = found.day === promised && hasHalves(facts, place.zone, found.company);
    there.push({ date: promised, ...found, half: stays ? half : null, halfBefore: half });
  }
  const moved = there.filter(({ date, day }) => day !== date).map(({ date, day }) => ({ from: date, to: day }));
  const losesHalf = there.some(({ half, halfBefore }) => half !== halfBefore);
  return { ...offer, moved, losesHalf, deliveries: there };
}
