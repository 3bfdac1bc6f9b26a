import type { PromiseChange } from '@actual/contracts/promise';
import { type Knex, prepared } from '@actual/database';
import type { LoadedOrder } from '../order/order.queries';

/** The outbox message of the promise that was just written as `promised`. */
export const promiseMessage = `
  INSERT INTO outbox (kind, key, payload)
  SELECT 'promise', id::text, jsonb_build_object('orderId', order_id) FROM promised`;

const sql = `
WITH promised AS (
  INSERT INTO promise (order_id, site, content) VALUES (:order::uuid, :site, :content::jsonb) RETURNING id, order_id
)${promiseMessage}`;

/** Records a change of an order's promise, in the transaction that makes it; the promise before stays. */
export const appendPromise = (
  trx: Knex,
  { id: order, site, folio }: Pick<LoadedOrder, 'id' | 'site' | 'folio'>,
  change: PromiseChange,
): Promise<unknown> =>
  prepared(trx, 'append-promise', sql, { order, site, content: JSON.stringify({ ...change, folio }) });
