import { cardReservationMinutes } from '@actual/contracts/facts/payment/deadlines';
import { type Knex, prepared } from '@actual/database';
import type { Checkout } from '../context';
import { redated } from '../quotation/lines/line-state';
import type { LoadedQuotation } from '../quotation/loaded-quotation';
import { allocate } from './allocate';
import { insertReservations } from './reservations.sql';
import { lockStock, UnlockedSources } from './stock-locks';

const reserveAgainSql = `
WITH released AS (UPDATE reservation SET state = 'released' WHERE payment_id = :id::uuid AND (state = 'held') IS TRUE)
${insertReservations}`;

/**
 * For an approval that comes after its pieces were let go: holds them anew, on the promised date or, where that is
 * gone, on the soonest one (reading 5). Answers the quotation with the dates that hold now, null when stock is gone.
 */
export async function reserveAgain(
  { delivery }: Checkout,
  trx: Knex,
  paymentId: string,
  quotation: LoadedQuotation,
): Promise<LoadedQuotation | null> {
  const codes = quotation.lines.map((line) => line.itemCode);
  const locked = await lockStock(trx, codes);
  const supply = await delivery.supply(codes, quotation.zipcode?.zone ?? null, { trx, exceptPayment: paymentId });
  const unlocked = supply.sourceIds.filter((id) => !locked.has(id));
  if (unlocked.length > 0) throw new UnlockedSources();
  let { lines } = quotation;
  let { claims, lacking } = allocate(lines, supply);
  if (lacking.length > 0) {
    lines = redated(lines, supply).saved;
    ({ claims, lacking } = allocate(lines, supply));
  }
  if (lacking.length > 0) return null;
  await prepared(trx, 'reserve-again', reserveAgainSql, {
    id: paymentId,
    quotation: quotation.id,
    holdSeconds: cardReservationMinutes * 60,
    claims: JSON.stringify(claims),
  });
  return { ...quotation, lines };
}
