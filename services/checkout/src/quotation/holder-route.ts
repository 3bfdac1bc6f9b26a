import { AppError, type Call, type Handler, type Implementation } from '@actual/kit';
import type { Checkout } from '../context';
import { holdsQuotation, requireQuotation } from './access';
import type { LoadedQuotation } from './loaded-quotation';

/** The calls that name a quotation which the caller must hold. */
export type HolderKey =
  | 'POST /quotation/findbyid/{id}'
  | 'POST /quotation/findbyidquickread/{id}'
  | 'POST /quotation/update/{id}'
  | 'POST /quotation/adddetail/{id}'
  | 'POST /quotation/addmultipledetails/{id}'
  | 'PUT /quotation/updatedetails/{id}'
  | 'DELETE /quotation/{id}/removedetail/{detailId}'
  | 'DELETE /quotation/{id}/removealldetails'
  | 'POST /quotation/{id}/validatestock'
  | 'POST /quotation/{id}/paymentoptions'
  | 'POST /quotation/totals/{id}'
  | 'PUT /processMPaddress/{quotationId}'
  | 'GET /quotation/{id}/address'
  | 'GET /quotation/{id}/zipcodedelivery'
  | 'GET /quotation/{id}/payments'
  | 'GET /quotation/{id}/paymentattempts'
  | 'POST /order/createfromquotation/{id}'
  | 'POST /payment/add/{id}'
  | 'POST /payment/remove/{id}'
  | 'POST /payment/check/{id}'
  | 'POST /processMPpayment';

const idOf = (call: { params: unknown; body: unknown }): string => {
  const named = { ...(call.body as object), ...(call.params as object) } as { id?: string; quotationId?: string };
  const id = named.id ?? named.quotationId;
  if (id === undefined) throw new AppError('not_found');
  return id;
};

/** A call on a quotation: only its holder and staff get in, and the quotation is read once for both questions. */
export function holderRoute<K extends HolderKey>(
  { db }: Checkout,
  handle: (call: Call<K>, quotation: LoadedQuotation) => ReturnType<Handler<K>>,
): Implementation<K> {
  return {
    owns: (call) => holdsQuotation(db, call, idOf(call)),
    handle: async (call) => {
      return handle(call, await requireQuotation(db, call.request, idOf(call)));
    },
  };
}
