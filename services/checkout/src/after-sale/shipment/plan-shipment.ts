import { type ShippedResolution, shippedResolutions } from '@actual/contracts/facts/delivery/after-sale';
import { storeDay } from '@actual/contracts/store-day';
import type { Knex } from '@actual/database';
import { afterStep, daysAfterDelay, delivering } from '@actual/domain';
import type { Checkout } from '../../context';
import { newDayRules } from '../../order/day/movable-deliveries';
import type { Supply } from '../../stock/delivery-book';
import type { LoadedRequest } from '../request.queries';

/** Pieces of one source. */
interface Taken {
  readonly itemCode: string;
  readonly stockSourceId: number;
  readonly quantity: number;
  readonly warehouse: string;
  readonly arrivesOn: string | null;
}

/** The days on which a shipment can come (`YYYY-MM-DD`, soonest first), whose van brings it, and the stock that it takes. */
export interface ShipmentPlan {
  readonly days: string[];
  readonly company: string;
  readonly taken: Taken[];
  /** There are not enough pieces that can come to the order's zone. */
  readonly lacks: boolean;
}

/** The soonest pieces that can come; null where there are not enough. */
function takenFor(pieces: LoadedRequest['pieces'], supply: Supply): Taken[] | null {
  const wanted = new Map<string, number>();
  for (const { itemCode, quantity } of pieces) wanted.set(itemCode, (wanted.get(itemCode) ?? 0) + quantity);
  const taken: Taken[] = [];
  for (const [itemCode, pieces] of wanted) {
    let left = pieces;
    for (const option of supply.groupsOf(itemCode).flatMap(({ deliveries }) => deliveries)) {
      const quantity = Math.min(left, option.available);
      if (quantity <= 0) continue;
      const { stockSourceId, companyFrom: warehouse, arrivesOn } = option;
      taken.push({ itemCode, stockSourceId, quantity, warehouse, arrivesOn });
      left -= quantity;
    }
    if (left > 0) return null;
  }
  return taken;
}

/** Sources that the items of a request come from, in `trx` where what they have left is then taken. */
export const supplyFor = (
  { delivery }: Pick<Checkout, 'delivery'>,
  { pieces }: Pick<LoadedRequest, 'pieces'>,
  { zone, trx }: { zone: string | null; trx?: Knex },
): Promise<Supply> =>
  delivery.supply(
    pieces.map(({ itemCode }) => itemCode),
    zone,
    trx ? { trx } : {},
  );

/**
 * When what a request sends can come to the order's zone, by the engine and calendar that put off and move deliveries. A
 * replacement takes stock; a missing part is no product, and is made ready at the warehouse that delivers.
 */
export async function planShipment(
  { delivery }: Pick<Checkout, 'delivery'>,
  resolution: ShippedResolution,
  { pieces, zone, supply }: { pieces: LoadedRequest['pieces']; zone: string | null; supply: Supply },
): Promise<ShipmentPlan> {
  const facts = await delivery.readFacts();
  const now = new Date();
  const company = delivering(facts, zone) ?? '';
  const taken = resolution === 'part' ? [] : takenFor(pieces, supply);
  const from = resolution === 'part' ? [{ warehouse: company, arrivesOn: null }] : (taken ?? []);
  const days = daysAfterDelay(
    { promised: storeDay(now), company, pieces: from },
    { facts, zone, now },
    { ...newDayRules, notBefore: null },
  );
  return { days, company, taken: taken ?? [], lacks: taken === null };
}

/** The days on which what a request may send can come; none where it is not decided now. */
export async function shippingDays(
  checkout: Pick<Checkout, 'delivery'>,
  { state, kind, pieces }: LoadedRequest,
  zone: string | null,
): Promise<Record<ShippedResolution, string[]>> {
  if (afterStep(state, 'resolve', kind) === null) return { replacement: [], part: [] };
  const supply = await supplyFor(checkout, { pieces }, { zone });
  const [replacement, part] = await Promise.all(
    shippedResolutions.map((one) => planShipment(checkout, one, { pieces, zone, supply })),
  );
  return { replacement: replacement?.days ?? [], part: part?.days ?? [] };
}
