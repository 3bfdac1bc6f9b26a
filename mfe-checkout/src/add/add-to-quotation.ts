import type { Quotation } from '@actual/contracts';
import { type ApiClient, ApiError, type CallInput } from '@actual/shell-contract';

type NewDetail = CallInput<'POST /quotation/adddetail/{id}'>['body'];

interface Adding {
  /** The active quotation, if there is one. */
  quotationId: string | null;
  detail: NewDetail;
  /** The place that its day was computed for: all of the quotation goes there. */
  zipcodeDeliveryId?: string | undefined;
  /** The way into the home, which a new quotation keeps. */
  wayIn?: string | null | undefined;
  /** The same for a press that is repeated. */
  idempotencyKey?: string;
}

/** The active quotation was ordered, closed, lost or refused too often meanwhile: a new one is begun. */
export const lost = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['not_found', 'quotation_closed', 'quotation_ordered', 'payment_attempts_exceeded', 'unauthorized'].includes(
    error.code,
  );

/**
 * Adds a product to the active quotation; the first add creates it. A quotation that was ordered, closed or lost
 * meanwhile is left and a new one begun, so that nothing the person chose is refused.
 */
export async function addToQuotation(
  api: ApiClient,
  { quotationId, detail, zipcodeDeliveryId, wayIn, idempotencyKey }: Adding,
): Promise<Quotation> {
  const keyed = (end = '') => (idempotencyKey ? { idempotencyKey: idempotencyKey + end } : {});
  const begun = { detail, zipcodeDeliveryId, wayIn: wayIn ?? undefined };
  const create = (end?: string) => api('POST /quotation/create', { body: begun }, keyed(end));
  if (!quotationId) return create();
  try {
    const body = { ...detail, zipcodeDeliveryId };
    return await api('POST /quotation/adddetail/{id}', { params: { id: quotationId }, body }, keyed());
  } catch (error) {
    if (!lost(error)) throw error;
    return create('-new');
  }
}
