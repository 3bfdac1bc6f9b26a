/**
 * Whose use is counted: `address` is IPv4 or an IPv6 /56, `network` a /24 or /48; `card` first six and last four
 * digits, hashed.
 */
export type Scope =
  | 'holder'
  | 'address'
  | 'network'
  | 'email'
  | 'account'
  | 'device'
  | 'card'
  | 'package'
  | 'quotation'
  | 'order'
  | 'item, network'
  | 'item, email'
  | 'item';

/** How much of one thing one caller may use. */
export interface Limit {
  readonly counts: string;
  readonly per: Scope;
  /** So many without a question. */
  readonly free: number;
  /**
   * With a proof of work for each beyond `free`, which it equals where no proof helps; `noEnd`: only the work grows.
   */
  readonly most: number;
  /** Of an item's pieces: `free` and `most` are at least these shares of them. */
  readonly shares?: { readonly free: number; readonly most: number };
  /** Seconds that a use is remembered; null for things open at the same time. */
  readonly seconds: number | null;
  /** The error code above `most`. */
  readonly refusal:
    | 'rate_limited'
    | 'proof_required'
    | 'too_many_transfers'
    | 'too_many_card_refusals'
    | 'too_many_mails';
  /** Why nobody who buys furniture meets it. */
  readonly because: string;
}

/** `most` of a resource shared by people who do not know each other: one caller cannot close it to the others. */
export const noEnd = Number.POSITIVE_INFINITY;

/** Seconds. */
export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

/** People behind one address who all shop at once: the office that every limit of an address lets through. */
export const officePeople = 200;
