import type { z } from 'zod';
import { fileType } from '../endpoint';
import type { ErrorBody, ErrorCode } from '../errors';
import { type ProofChallenge, proofHeader } from '../facts/access/proof-of-work';
import type { Endpoints } from '../index';
import { callPath } from './call-path';
import { untilAnswered } from './retrying';

type Key = keyof Endpoints & string;
type In<T> = T extends z.ZodType ? z.input<T> : never;
type Part<K extends Key, P extends 'params' | 'query' | 'body'> =
  Endpoints[K] extends Record<P, infer T> ? (T extends z.ZodType ? Record<P, In<T>> : unknown) : unknown;

type File<K extends Key> = Endpoints[K] extends { upload: number } ? { file: Blob } : unknown;
/** A call's input: path parameters, query and body or file, as far as the endpoint has them. */
export type CallInput<K extends Key> = Part<K, 'params'> & Part<K, 'query'> & Part<K, 'body'> & File<K>;
/** A call's reply. */
export type Reply<K extends Key> = Endpoints[K] extends { response: infer R }
  ? R extends z.ZodType
    ? z.output<R>
    : never
  : never;
export interface CallOptions {
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`; the same key gets the same answer. */
  idempotencyKey?: string;
  /** The version the caller has seen, sent as `If-Match`; another one in the store is refused with `quotation_changed`. */
  seenVersion?: number;
}
export type ApiClient = <K extends Key>(key: K, input?: CallInput<K>, options?: CallOptions) => Promise<Reply<K>>;

/** A call that the service refused, or that could not be made (`code: 'unavailable'`, status 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly details?: unknown,
    readonly requestId?: string,
    /** Seconds after which the same call is worth another try, where the answer names them. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

export interface ApiClientOptions {
  /** Where the API is, without a slash at the end: `/api` in the browser, the service's address on a server. */
  baseUrl: string | ((key: string) => string);
  site: string;
  fetch?: typeof globalThis.fetch;
  headers?: () => Record<string, string>;
  /** Milliseconds until a call is given up; 15,000 unless told. */
  timeout?: number;
  /** Does the work of a refusal that asks for it; the call is then made again, with the same idempotency key. */
  prove?: (asked: ProofChallenge) => Promise<string>;
  /**
   * Milliseconds in which a read, or a call with a key, that gets no answer is tried again: a service or gateway that is
   * just being started costs the person a wait, not a press. 0 unless told.
   */
  patience?: number;
}

/** How long a person waits, in milliseconds, while a button says that it is busy. */
export const personsPatience = 20_000;

type LooseInput = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown; file?: Blob };

/** The body of the request and its content type. */
function payloadOf({ body, file }: LooseInput): { type: string; body: string | Blob } | null {
  if (file) return { type: fileType, body: file };
  return body === undefined ? null : { type: 'application/json', body: JSON.stringify(body) };
}

function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/**
 * The typed client of the store's API: `api('POST /quotation/adddetail/{id}', { params, body })`.
 * Carries no schema, so a page ships none of the validation code.
 * @throws {ApiError} when the answer is not a success
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const ask = asker(options);
  const { prove } = options;
  if (!prove) return ask;
  return (key, input, callOptions) =>
    ask(key, input, callOptions).catch(async (refusal: unknown) => {
      if (!(refusal instanceof ApiError) || refusal.code !== 'proof_required') throw refusal;
      const proof = await prove(refusal.details as ProofChallenge).catch(() => {
        throw refusal;
      });
      return ask(key, input, { ...callOptions, proof });
    });
}

function asker(options: ApiClientOptions) {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  return async <K extends Key>(
    key: K,
    input?: CallInput<K>,
    { signal, seenVersion, proof, ...given }: CallOptions & { proof?: string } = {},
  ): Promise<Reply<K>> => {
    const { params, query, ...content } = (input ?? {}) as LooseInput;
    const payload = payloadOf(content);
    const [method = 'GET', template = '/'] = key.split(' ');
    const path = callPath(template)(params ?? {});
    if (path === null) throw new ApiError(404, 'not_found', 'no such address');
    const base = typeof options.baseUrl === 'string' ? options.baseUrl : options.baseUrl(key);
    const patience = options.patience ?? 0;
    // a repeated change must find its first answer, not a version that has moved on
    const ownKey = patience > 0 && (method === 'PUT' || method === 'DELETE') ? crypto.randomUUID() : undefined;
    const idempotencyKey = given.idempotencyKey ?? ownKey;
    const attempt = async (left: number) => {
      const timeout = AbortSignal.timeout(Math.max(1, Math.min(options.timeout ?? 15_000, left)));
      const response = await send(base + path + queryString(query), {
        method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          site: options.site,
          ...(payload ? { 'content-type': payload.type } : {}),
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
          ...(seenVersion === undefined ? {} : { 'if-match': `"${seenVersion}"` }),
          ...(proof ? { [proofHeader]: proof } : {}),
          ...options.headers?.(),
        },
        body: payload?.body,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      }).catch((cause: unknown) => {
        if (signal?.aborted) throw cause;
        throw new ApiError(0, 'unavailable', String(cause));
      });
      return replyOf(response);
    };
    const repeatable = method === 'GET' || idempotencyKey !== undefined;
    return (await untilAnswered(attempt, repeatable ? patience : 0, isApiError)) as Reply<K>;
  };
}

const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** The answer as an object. @throws {ApiError} when it is not a success */
async function replyOf(response: Response): Promise<unknown> {
  const json: unknown = await response.json().catch((cause: unknown) => {
    // the line broke in the middle of a 200: its content is unknown
    if (response.ok) throw new ApiError(0, 'unavailable', String(cause));
    return null;
  });
  if (response.ok) return json;
  const { code = 'internal', message = '', details, requestId } = (json ?? {}) as Partial<ErrorBody>;
  const seconds = Number(response.headers.get('retry-after'));
  throw new ApiError(response.status, code, message, details, requestId, seconds > 0 ? seconds : undefined);
}
