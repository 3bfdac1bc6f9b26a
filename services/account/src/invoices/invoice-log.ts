import type { InvoiceLog } from '@actual/contracts';
import type { Knex } from '@actual/database';

/** Characters of a message in the log. */
const sentenceLimit = 500;

interface Entry {
  orderId: string;
  step: InvoiceLog['step'];
  ok: boolean;
  sentence: string;
  code?: string | null;
  /** `performance.now()` when it began. */
  started?: number;
}

/** Logs one attempt, for staff. */
export const writeLog = (db: Knex, { orderId, step, ok, sentence, code, started }: Entry): Promise<unknown> =>
  db('invoice_log').insert({
    order_id: orderId,
    step,
    ok,
    sentence: sentence.slice(0, sentenceLimit),
    code: code ?? null,
    duration_ms: started === undefined ? 0 : Math.round(performance.now() - started),
  });
