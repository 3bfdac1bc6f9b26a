import { ensureHolder, type Implementation } from '@actual/kit';
import { leadTo } from '@actual/kit/replies/lead-to';
import { keyOpens } from '@actual/kit/signed-link';
import type { Checkout } from '../../context';
import { isUuid } from '../../quotation/access/access';
import { readOrders } from '../order.queries';

/** `GET /order/{id}/open`: this browser sees the order from then on, without the key in the address. */
export const openOrderLink = ({ db, settings }: Checkout): Implementation<'GET /order/{id}/open'> => ({
  handle: async ({ params, query, request, reply }) => {
    const { id } = params;
    if (!isUuid(id)) return leadTo(reply, '/');
    const page = `/checkout/order/${id}`;
    if (!keyOpens(settings.linkSecret, 'order', id, query.llave ?? '')) return leadTo(reply, `${page}?enlace=vencido`);
    const [order] = await readOrders(db, [id]);
    if (!order) return leadTo(reply, '/');
    const holder = ensureHolder(request, reply, settings.secureCookies);
    if (holder !== order.holderHash)
      await db('order_holder').insert({ order_id: order.id, holder_hash: holder }).onConflict().ignore();
    return leadTo(reply, page);
  },
});
