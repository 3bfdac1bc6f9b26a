import { OrderState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared } from '@actual/database';
import { storeDay } from '@actual/domain';
import { AppError } from '@actual/kit';

/**
 * Corrects the home's access; the answer given at payment stays beside the new one.
 * @throws delivery_date_fixed for one that is canceled, or whose last day has passed
 */
export async function correctWayIn(db: Knex, id: string, wayIn: string | null): Promise<void> {
  const corrected = await prepared<{ id: string }>(
    db,
    'correct-way-in',
    `UPDATE orders SET way_in = :wayIn
     WHERE id = :id AND status <> :canceled AND coalesce(delivery_date >= :today::date, true) RETURNING id`,
    { id, wayIn, canceled: OrderState.canceled, today: storeDay() },
  );
  if (corrected.length === 0) throw new AppError('delivery_date_fixed');
}
