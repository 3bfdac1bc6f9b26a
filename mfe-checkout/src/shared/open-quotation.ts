import type { Quotation } from '@actual/contracts';
import { ApiError, redirect, redirectGone, type ShellApi } from '@actual/shell-contract';
import { quotationQuery } from './quotation-queries';
import { followQuotation, leaveIfEnded } from './use-take-quotation';

/** The quotation of a page; one that is not there, or is not this person's, forgets itself and goes home. */
export async function openQuotation({ api, queryClient, stores }: ShellApi, id: string): Promise<Quotation> {
  try {
    const quotation = await queryClient.fetchQuery(quotationQuery(api, id));
    followQuotation({ stores, queryClient }, quotation);
    leaveIfEnded({ stores }, quotation);
    return quotation;
  } catch (error) {
    if (error instanceof ApiError && ['not_found', 'invalid_input', 'unauthorized'].includes(error.code)) {
      if (stores.quotation.getState().id === id) stores.quotation.getState().clear();
      throw redirectGone('/', 'quotation');
    }
    throw error;
  }
}

/**
 * A step after the cart needs a quotation without order, with lines and a postal code (shopping 4), that is altogether the
 * person's: by its link, or when the session is over, it is first made theirs again.
 */
export function redirectUnlessPayable(quotation: Quotation): void {
  if (quotation.OrderWeb) throw redirect(`/checkout/order/${quotation.OrderWeb}`);
  if (quotation.isClosed || quotation.Details.length === 0 || !quotation.ZipcodeDelivery)
    throw redirect(`/quotations/edit/${quotation.id}`);
  if (quotation.hold !== 'own') throw redirect(`/register?quotation=${quotation.id}&fromQuotation=true`);
}
