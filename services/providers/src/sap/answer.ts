import { z } from 'zod';
import { type ProviderFailure, unreachable } from '../results';

/** One HTTP answer of the Service Layer. `body` is `null` when it was not JSON. */
export type SapAnswer = { status: number; body: unknown; isJson: boolean };

/** v1 wraps the words in an object, v2 does not; the code comes as number or text from either. */
const errorBody = z.object({
  error: z.object({
    code: z.union([z.number(), z.string()]).transform(String),
    message: z.union([z.string(), z.object({ value: z.string() }).transform((message) => message.value)]),
  }),
});

export type SapError = { code: string; message: string };

export const SESSION_DEAD = '301';
export const PARALLEL_LOGIN = '299';
export const SICK_NODE = '407';
const NO_RECORD = '-2028';
const DUPLICATE_KEY = '-10';
/** Locks and deadlocks: rolled back by SAP, the same request may pass later. */
const LOCKED = new Set(['-2038']);

/** The error inside an answer, in one shape for both versions. */
export function readSapError(answer: SapAnswer): SapError | null {
  return errorBody.safeParse(answer.body).data?.error ?? null;
}

export function isOk(answer: SapAnswer): boolean {
  return answer.status >= 200 && answer.status < 300;
}

/** True when the document that we tried to create is already there. */
export function isDuplicate(failure: ProviderFailure): boolean {
  return (
    failure.kind === 'provider_rejected_request' && failure.code === DUPLICATE_KEY && /already/i.test(failure.message)
  );
}

/** True when SAP says that there is no such record. */
export function isAbsent(failure: ProviderFailure): boolean {
  return failure.kind === 'provider_rejected_request' && (failure.httpStatus === 404 || failure.code === NO_RECORD);
}

/** Turns an answer that is no success into a typed failure: only a clear refusal says that nothing was done. */
export function failureOf(answer: SapAnswer): ProviderFailure {
  const error = readSapError(answer);
  if (!error) return unreachable(`status ${answer.status} without a Service Layer error`);
  const locked = LOCKED.has(error.code);
  if (answer.status >= 500 && !locked)
    return unreachable(`status ${answer.status}, code ${error.code}: ${error.message}`);
  return {
    kind: 'provider_rejected_request',
    httpStatus: answer.status,
    retry: locked || answer.status === 429 ? 'later' : 'never',
    code: error.code,
    message: error.message,
    causes: [{ code: error.code, description: error.message }],
  };
}
