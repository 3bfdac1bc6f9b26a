import type { Quotation } from '@actual/contracts';
import type { Reply } from '@actual/contracts/client/client';
import { AppError, type Call, type Handler, type Implementation, type Session } from '@actual/kit';
import type { Checkout } from '../../context';
import type { LoadedQuotation } from '../loaded-quotation';
import { type AccessLevel, accessOf, mayReachQuotation, requireQuotation, seesEverything } from './access';
import { ifMatchOf } from './if-match';

/** The calls that name a quotation which the caller must hold. */
export type HolderKey =
  | 'POST /quotation/findbyid/{id}'
  | 'POST /quotation/findbyidquickread/{id}'
  | 'POST /quotation/findDetailsById/{id}'
  | 'POST /quotation/getCurrentStock/{id}'
  | 'POST /quotation/update/{id}'
  | 'POST /quotation/adddetail/{id}'
  | 'POST /quotation/addmultipledetails/{id}'
  | 'POST /quotation/removedetailsgroup/{id}'
  | 'POST /quotation/sendemail/{id}'
  | 'POST /lead/quotation/{quotationId}'
  | 'PUT /quotation/updatedetails/{id}'
  | 'PUT /quotation/{id}/address'
  | 'PUT /quotation/{id}/wayin'
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

type Handle<K extends HolderKey> = (call: Call<K>, quotation: LoadedQuotation) => ReturnType<Handler<K>>;

const idOf = (call: { params: unknown; body: unknown }): string => {
  const named = { ...(call.body as object), ...(call.params as object) } as { id?: string; quotationId?: string };
  const id = named.id ?? named.quotationId;
  if (id === undefined) throw new AppError('not_found');
  return id;
};

/** A call on a quotation: only its holder and staff get in, and the quotation is read once for both questions. */
export function holderRoute<K extends HolderKey>(
  checkout: Checkout,
  handle: Handle<K>,
  asked: AccessLevel = 'own',
): Implementation<K> {
  const { db } = checkout;
  return {
    owns: (call) => mayReachQuotation(db, call, idOf(call), asked),
    handle: async (call) => {
      const quotation = await requireQuotation(db, call.request, idOf(call));
      return handle(call, { ...quotation, ifMatch: ifMatchOf(call.request), caller: checkout.caps.callerOf(call) });
    },
  };
}

/** A quotation as a link shows it: without the person and their payments. */
const concealed = (quotation: Quotation, hold: AccessLevel): Quotation =>
  hold === 'own'
    ? quotation
    : {
        ...quotation,
        hold,
        Client: null,
        UnregisteredClient: null,
        Address: null,
        Exchange: null,
        Payments: [],
        paymentAttempts: 0,
      };

/** The quotation without the fields of staff. */
export const withoutStaffFields = (quotation: Quotation, { session }: { session: Session | null }): Quotation =>
  seesEverything(session)
    ? quotation
    : {
        ...quotation,
        Details: quotation.Details.map((line) => ({ ...line, bigticketMaxPercentage: null })),
        bigticketMaxPercentage: null,
        clientIp: null,
      };

/** The calls that answer the whole quotation. */
type QuotationKey = {
  [K in HolderKey]: Reply<K> extends Quotation ? K : never;
}[HolderKey];

/** Like `holderRoute`, for calls that answer the quotation: a visitor with a link sees nothing personal (reading 8). */
export function quotationRoute<K extends QuotationKey>(
  checkout: Checkout,
  handle: (call: Call<K>, quotation: LoadedQuotation) => Promise<Quotation>,
  asked: AccessLevel = 'cart',
): Implementation<K> {
  const answer = async (call: Call<K>, quotation: LoadedQuotation): Promise<Quotation> =>
    withoutStaffFields(concealed(await handle(call, quotation), accessOf(call, quotation) ?? 'look'), call);
  return holderRoute<K>(checkout, answer as Handle<K>, asked);
}
