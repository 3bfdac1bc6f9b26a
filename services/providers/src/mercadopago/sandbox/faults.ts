import { z } from 'zod';

const count = z.coerce.number().int().min(0).max(1_000_000).default(0);
const onOff = z.union([z.boolean(), z.stringbool()]).default(false);

/** The faults that the Mercado Pago sandbox can be told to make. */
export const mercadoPagoFaults = z.strictObject({
  /** Wait before the work of every request, in milliseconds. */
  slowMs: count,
  /** Wait between the work and its answer, in milliseconds: the yes is given and still traveling. */
  slowAnswerMs: count,
  /** Requests to answer with `failStatus` before anything is done. */
  failNext: count,
  failStatus: z.coerce
    .number()
    .pipe(z.union([z.literal(429), z.literal(500), z.literal(502), z.literal(503)]))
    .default(503),
  /** Writes to carry out and then cut the line instead of answering. */
  commitThenDrop: count,
  /** Extra copies of every notification. */
  repeatNotices: count,
  /** Hold notifications for a moment and send the last one first. */
  reorder: onOff,
  /** Send no notifications. */
  silent: onOff,
});
