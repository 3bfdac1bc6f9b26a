import { z } from 'zod';
import { centsFromPesos } from '../money';
import { type ProviderFailure, unreachable } from '../results';
import type { ProviderInvoice } from './types';

/** One HTTP answer. `body` is null when it was not JSON. */
export type InvoicingAnswer = { status: number; body: unknown };

const detail = z.object({
  code: z.string().default(''),
  message: z.string().default(''),
  path: z.string().optional(),
});
/** Errors of today carry `code` and `errors[]`, those of before only words and, for a field, its path. */
const errorBody = z.object({
  message: z.string(),
  code: z.string().optional(),
  path: z.string().optional(),
  errors: z.array(detail).optional(),
});

/** Too much asked, or our key refused: nothing is wrong with the invoice. */
const passing = new Set([401, 402, 403, 429]);
/** The stamping service is away; the result of the request is unknown. */
const unknown = new Set(['invoice_stamping_service_unavailable', 'internal_error']);

/** Field and code of each reason, as `customer.address.zip: CFDI40148`. */
const causesOf = (error: z.output<typeof errorBody>) =>
  (error.errors ?? []).map(({ code, message, path }) => ({
    code,
    description: path ? `${path}: ${message}` : message,
  }));

/** Turns an answer that is no success into a typed failure: only a clear refusal says that nothing was made. */
export function failureOf({ status, body }: InvoicingAnswer): ProviderFailure {
  const error = errorBody.safeParse(body).data;
  if (!error) return unreachable(`status ${status} without an error of the provider`);
  const [first] = error.errors ?? [];
  const code = first?.code || error.code || String(status);
  // 409: the same key is just being stamped
  if (status >= 500 || unknown.has(error.code ?? '') || status === 409)
    return unreachable(`status ${status}, code ${code}: ${error.message}`);
  const causes = causesOf(error);
  return {
    kind: 'provider_rejected_request',
    httpStatus: status,
    retry: passing.has(status) ? 'later' : 'never',
    code,
    message: error.message,
    causes:
      causes.length > 0
        ? causes
        : [{ code, description: error.path ? `${error.path}: ${error.message}` : error.message }],
  };
}

const invoiceBody = z.object({
  id: z.string().min(1),
  status: z.enum(['pending', 'valid', 'canceled', 'failed', 'draft']),
  uuid: z.string().nullish(),
  series: z.string().nullish(),
  folio_number: z.coerce.number().int().nullish(),
  total: z.number().nullish(),
  date: z.string().nullish(),
  stamp: z.object({ date: z.string() }).nullish(),
  cancellation_status: z.string().nullish(),
});

/** The state of a request to cancel; one that expired without an answer is still pending, for it will be accepted. */
function cancellationOf(status: string | null | undefined): ProviderInvoice['cancellation'] {
  if (status === 'accepted' || status === 'rejected') return status;
  return ['pending', 'verifying', 'expired'].includes(status ?? '') ? 'pending' : 'none';
}

/** An invoice out of an answer; a draft is none. */
export function invoiceOf(body: unknown, found: boolean): ProviderInvoice | ProviderFailure {
  const one = invoiceBody.safeParse(body).data;
  if (!one || one.status === 'draft') return unreachable('the invoice is no invoice');
  return {
    kind: 'invoice',
    id: one.id,
    status: one.status,
    uuid: one.uuid ?? null,
    series: one.series ?? '',
    folioNumber: one.folio_number ?? null,
    totalCents: centsFromPesos(one.total ?? 0),
    issuedAt: one.stamp?.date ?? one.date ?? null,
    found,
    cancellation: cancellationOf(one.cancellation_status),
  };
}
