import type { z } from 'zod';
import { isRoleAccess, type RoleAccess } from './facts/access/access';

/**
 * The callers of an endpoint, exactly the column `who` of the endpoint table:
 * - `any`: everybody; `session`: any signed-in person, guests too; `client`: a registered client;
 * - `holder`: the holder of the quotation (its signed cookie or link, its client, or staff);
 * - `owner-or-staff`: the object's client or holder, or staff; `staff`: seller, manager or admin;
 * - `manager`: admin or manager; `admin`; `broker`: a broker (of these four, `facts/access/access.ts` says which roles they are);
 * - `token`: the bearer of the one-time token in the body;
 * - `key`: the bearer of a session's key, in its cookie;
 * - `provider`: a payment provider, by its signature; `link`: the bearer of a mail's signed link (no `site` header).
 */
export type Access =
  | 'any'
  | 'session'
  | 'client'
  | 'holder'
  | 'owner-or-staff'
  | RoleAccess
  | 'token'
  | 'key'
  | 'provider'
  | 'link';

/** The content type of a file that is the whole body of a call: its real type is read from its content. */
export const fileType = 'application/octet-stream';

/** How a body is sent that a file comes along with. */
export const formDataType = 'multipart/form-data';

/** Bytes that the fields of a body and the marks between its parts take beside the file. */
const besideFile = 65_536;

/** Most bytes of a body with a file; undefined where no file may come. */
export const fileBytes = ({ upload, attachment }: Pick<Endpoint, 'upload' | 'attachment'>): number | undefined =>
  attachment ? attachment.bytes + besideFile : upload;

export type ServiceName = 'catalog' | 'checkout' | 'account' | 'staff';

/** One call of the store: its address, its caller and its shapes. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base, parameters in braces: `/quotation/{id}/address`. */
  readonly path: string;
  readonly service: ServiceName;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  /** The names it has are the only ones that a gateway forwards. */
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Most bytes of the file that is the whole body (`application/octet-stream`), where there is one instead of `body`. */
  readonly upload?: number;
  /** A file that may come along with the body, as a part of `multipart/form-data`; the other parts are its fields. */
  readonly attachment?: { readonly field: string; readonly bytes: number };
  readonly response: z.ZodType;
  /** Error codes beyond the common ones (`errors.ts`). */
  readonly errors?: readonly string[];
  /** Changes something: takes an `Idempotency-Key` header, a secret, and answers the same reply to the same key. */
  readonly mutates?: boolean;
  /**
   * Fields of the body that the audit log keeps when staff call: the request, never a secret. A call that changes
   * something without a key says so by naming them, or none.
   */
  readonly audits?: readonly string[];
  /**
   * Where the audit log finds the call's object when the path does not name it: a field of the body or of the answer.
   */
  readonly objectIn?: { readonly body: string } | { readonly reply: string };
  /** Also the action of a form without fields, for browsers without script: it leads back to its page. */
  readonly form?: boolean;
  /** Answers a file that a plain link leads to: a browser says no brand then, and it is its host's. */
  readonly download?: boolean;
  /** For the internal gateway alone, though its caller needs no session of staff. */
  readonly internal?: boolean;
  /** Milliseconds that a gateway waits for the whole answer; by default the usual time of its kind. */
  readonly deadlineMs?: number;
}

type Spec = Omit<Endpoint, 'method' | 'path' | 'service'>;
type Named<S, K, E> = K extends `${infer M extends Endpoint['method']} ${infer P}`
  ? E & { readonly method: M; readonly path: P; readonly service: S }
  : never;

/** Endpoints of a service by `METHOD path`, which gives each its method and path. Callers see their literal types. */
export function endpointsOf<
  S extends ServiceName,
  const G extends Readonly<Record<`${Endpoint['method']} /${string}`, Spec>>,
>(service: S, group: G) {
  const named = Object.entries(group).map(([key, one]) => {
    const [method, path] = key.split(' ');
    return [key, { method, path, service, ...one }];
  });
  return Object.fromEntries(named) as { readonly [K in keyof G]: Named<S, K, G[K]> };
}

/** True where the public gateways must not even know the call. */
export const isInternal = (e: Endpoint): boolean =>
  e.internal === true || e.service === 'staff' || isRoleAccess(e.access);

/** True where a call changes something. */
export const changes = (e: Endpoint): boolean =>
  e.mutates === true || e.audits !== undefined || e.method === 'PUT' || e.method === 'DELETE';

/**
 * Milliseconds for calls that only read, for calls that write, and for calls that ask the outside world before they
 * answer.
 */
const readDeadline = 4_000;
export const writeDeadline = 10_000;
export const outsideDeadline = 20_000;

/** Milliseconds that a caller waits for the answer. */
export const deadlineOf = (e: Endpoint): number => e.deadlineMs ?? (e.mutates ? writeDeadline : readDeadline);
