import { ensureHolder, type Implementation } from '@actual/kit';
import type { Checkout } from '../../context';
import { isUuid } from '../access';
import { readQuotation } from '../read-quotation';
import { opensQuotation } from './quotation-link';

/**
 * `GET /quotation/{id}/open`: this browser holds the quotation from then on, and goes to its page without the key in
 * the address. A link that opens nothing leads home.
 */
export const openLink = ({ db, settings }: Checkout): Implementation<'GET /quotation/{id}/open'> => ({
  handle: async ({ params, query, request, reply }) => {
    const to = (path: string): null => {
      reply
        .code(302)
        .header('location', path)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer');
      return null;
    };
    const { id } = params;
    if (!isUuid(id) || !opensQuotation(settings.linkSecret, id, query.llave ?? '')) return to('/');
    const quotation = await readQuotation(db, id);
    if (!quotation) return to('/');
    const holder = ensureHolder(request, reply, settings.secureCookies);
    if (holder !== quotation.holderHash)
      await db('quotation_holder').insert({ quotation_id: quotation.id, holder_hash: holder }).onConflict().ignore();
    return to(`/quotations/edit/${quotation.id}`);
  },
});
