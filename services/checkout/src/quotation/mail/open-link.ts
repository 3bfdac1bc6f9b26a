import { ensureHolder, type Implementation } from '@actual/kit';
import { leadTo } from '@actual/kit/replies/lead-to';
import { keyOpens } from '@actual/kit/signed-link';
import type { Checkout } from '../../context';
import { isUuid } from '../access/access';
import { readQuotation } from '../quotation.queries';

/** `GET /quotation/{id}/open`: this browser holds the quotation from then on; a link that opens nothing leads home. */
export const openLink = ({ db, settings }: Checkout): Implementation<'GET /quotation/{id}/open'> => ({
  handle: async ({ params, query, request, reply }) => {
    const { id } = params;
    if (!isUuid(id) || !keyOpens(settings.linkSecret, 'quotation', id, query.llave ?? '')) return leadTo(reply, '/');
    const quotation = await readQuotation(db, id);
    if (!quotation) return leadTo(reply, '/');
    const holder = ensureHolder(request, reply, settings.secureCookies);
    if (holder !== quotation.holderHash)
      await db('quotation_holder').insert({ quotation_id: quotation.id, holder_hash: holder }).onConflict().ignore();
    return leadTo(reply, `/quotations/edit/${quotation.id}`);
  },
});
