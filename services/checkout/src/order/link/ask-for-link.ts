import { randomUUID } from 'node:crypto';
import type { Site } from '@actual/contracts';
import { orderLinksPerHour } from '@actual/contracts/facts/capacities';
import type { Knex } from '@actual/database';
import type { Implementation } from '@actual/kit';
import type { Checkout } from '../../context';
import { checkoutOutbox } from '../../outbox/messages';
import { isUuid } from '../../quotation/access/access';
import { readOrders } from '../order.queries';

/** Puts a fresh link into the outbox, under the order's lock; false where enough went out already. */
const putLink = (db: Knex, orderId: string): Promise<boolean> =>
  db.transaction(async (trx) => {
    await trx('orders').where({ id: orderId }).forUpdate().select('id');
    const [{ sent } = { sent: '0' }] = await trx('outbox')
      .where({ kind: 'order-link' })
      .andWhereRaw(`payload ->> 'orderId' = ?`, [orderId])
      .andWhereRaw(`created_at > now() - interval '1 hour'`)
      .count<{ sent: string }[]>('* as sent');
    if (Number(sent) >= orderLinksPerHour) return false;
    await checkoutOutbox.leave(trx, { kind: 'order-link', key: randomUUID(), payload: { orderId } });
    return true;
  });

/** Sends a fresh link to the order's own address; the answer is always the same, so that nobody learns who bought. */
async function sendLink(
  { db, nudge }: Checkout,
  ids: readonly string[],
  { email, site }: { email: string; site: Site },
) {
  const [order] = await readOrders(db, ids);
  if (order?.site === site && order.email.toLowerCase() === email.toLowerCase()) {
    if (await putLink(db, order.id)) nudge();
  }
  return { ok: true } as const;
}

/** A fresh link for who has the order's page before them. */
export const askForLink = (checkout: Checkout): Implementation<'POST /order/{id}/sendlink'> => ({
  perMinute: 'orderLinks',
  handle: ({ params: { id }, body: { email }, site }) => sendLink(checkout, isUuid(id) ? [id] : [], { email, site }),
});

/** A fresh link for who knows no more than the order's folio. */
export const askForLinkByFolio = (checkout: Checkout): Implementation<'POST /order/sendlink'> => ({
  perMinute: 'orderLinks',
  handle: async ({ body: { folio, email }, site }) => {
    const ids = await checkout.db('orders').where({ folio }).pluck<string[]>('id');
    return sendLink(checkout, ids, { email, site });
  },
});
