import { z } from 'zod';

const count = z.coerce.number().int().min(0).max(1_000_000).default(0);

/** The faults that the invoicing sandbox can be told to make. */
export const invoicingFaults = z.strictObject({
  /** Wait before the work of every request, in milliseconds. */
  slowMs: count,
  /** Requests to answer with `failStatus` before anything is done. */
  failNext: count,
  failStatus: z.coerce
    .number()
    .pipe(z.union([z.literal(409), z.literal(429), z.literal(500), z.literal(502), z.literal(503)]))
    .default(503),
  /** Invoices to stamp, or to cancel, and then cut the line instead of answering. */
  commitThenDrop: count,
  /** Invoices to accept without a stamp: the tax authority answers at the next look. */
  pendNext: count,
  /** Invoices to refuse as the tax authority does when the receiver's name is not theirs. */
  refuseNext: count,
  /** Cancellations that their receiver has to accept: they wait until somebody answers them here. */
  askReceiver: count,
  /** Cancellations that their receiver rejects. */
  rejectCancellation: count,
  /** Invoices to stamp with a total that is a centavo off. */
  wrongTotal: count,
});
