import type { ErpStanding } from '@actual/contracts';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared } from '@actual/database';
import { erpStanding, erpStandingJoins } from '@actual/database/erp-standing';
import { AppError } from '@actual/kit';
import { claimMessage, leaseSeconds } from '@actual/kit/outbox';
import type { Checkout } from '../../context';
import { workClaimed } from '../../outbox/work-outbox';

const kind = 'erp-order';

/**
 * Makes an order's message due now, unless another process may be sending it. With `attempts` above 0 the next try
 * first looks whether an earlier one reached the ERP.
 */
const hasten = (db: Knex, orderId: string) =>
  prepared(
    db,
    'hasten-erp-order',
    `INSERT INTO outbox (kind, key, payload) VALUES (:kind, :order, jsonb_build_object('orderId', :order::text))
     ON CONFLICT (kind, key) DO UPDATE SET parked_at = NULL, attempts = 1, next_at = now()
     WHERE outbox.done_at IS NULL AND (outbox.parked_at IS NOT NULL OR outbox.next_at > now() + :lease * interval '1 second')`,
    { kind, order: orderId, lease: leaseSeconds },
  );

const standingSql = `SELECT ${erpStanding} FROM orders o ${erpStandingJoins} WHERE o.id = ?`;

async function standingOf(db: Knex, orderId: string): Promise<ErpStanding> {
  const [row] = await prepared<ErpStanding>(db, 'erp-standing', standingSql, [orderId]);
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * Creates an order in the ERP while somebody waits.
 * @throws not_found; conflict for an order that is unpaid or canceled
 */
export async function createInErp(checkout: Checkout, id: string): Promise<ErpStanding> {
  const { db } = checkout;
  const before = await standingOf(db, id);
  if (before.state === 'created') return before;
  if (before.status !== OrderState.pendingSap) throw new AppError('conflict', `an order that is ${before.status}`);
  await hasten(db, id);
  const message = await claimMessage(db, 'outbox', { kind, key: id });
  if (message) await workClaimed(checkout, [message]);
  return standingOf(db, id);
}
