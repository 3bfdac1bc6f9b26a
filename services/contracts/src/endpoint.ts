import type { z } from 'zod';

/**
 * Who may call, exactly the column `who` of the endpoint table:
 * - `any`: everybody; `session`: any signed-in person, guests too; `client`: a registered client;
 * - `holder`: whoever holds the quotation (its signed cookie or link, its client, or staff);
 * - `owner-or-staff`: the object's client or holder, or staff; `staff`: seller, manager or admin;
 * - `manager`: admin or manager; `token`: whoever holds the one-time token in the body;
 * - `provider`: a payment provider, by its signature; `link`: whoever has the signed link of a mail (no `site` header).
 */
export type Access =
  | 'any'
  | 'session'
  | 'client'
  | 'holder'
  | 'owner-or-staff'
  | 'staff'
  | 'manager'
  | 'token'
  | 'provider'
  | 'link';

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
  readonly response: z.ZodType;
  /** Error codes beyond the common ones (`errors.ts`). */
  readonly errors?: readonly string[];
  /** Changes something: takes an `Idempotency-Key` header, a secret, and answers the same reply to the same key. */
  readonly mutates?: boolean;
  /** For the internal gateway alone, though its caller needs no session of staff. */
  readonly internal?: boolean;
  /** Milliseconds that a gateway waits for the whole answer; what is usual for its kind unless told. */
  readonly deadlineMs?: number;
}

/** Keeps the literal types of an endpoint, so that callers are typed by its method and path. */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec;
}

/** True where the public gateways must not even know the call. */
export const isInternal = (e: Endpoint): boolean =>
  e.internal === true || e.service === 'staff' || e.access === 'staff' || e.access === 'manager';

/** Milliseconds for what is only read, for what also writes, and for what asks the outside world before it answers. */
const readDeadline = 4_000;
export const writeDeadline = 10_000;
export const outsideDeadline = 20_000;

export const deadlineOf = (e: Endpoint): number => e.deadlineMs ?? (e.mutates ? writeDeadline : readDeadline);
