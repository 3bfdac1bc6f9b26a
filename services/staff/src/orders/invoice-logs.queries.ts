import type { InvoiceLog } from '@actual/contracts';
import { mostTold } from '@actual/contracts/facts/desk/shown-counts';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';

interface Row {
  at: Date;
  step: InvoiceLog['step'];
  ok: boolean;
  sentence: string;
  code: string | null;
  duration_ms: number;
}

/** The tries to invoice an order, newest first, and the reason why none follows. @throws not_found */
export async function invoiceLogs(db: Knex, orderId: string) {
  const [order, rows, parked] = await Promise.all([
    db('orders').where({ id: orderId }).first('id'),
    db('invoice_log').where({ order_id: orderId }).orderBy('id', 'desc').limit(mostTold.invoicing).select<Row[]>('*'),
    db('account_outbox')
      .whereRaw(`payload ->> 'orderId' = ?`, [orderId])
      .whereNotNull('parked_at')
      .orderBy('id', 'desc')
      .first<{ last_error: string } | undefined>('last_error'),
  ]);
  if (!order) throw new AppError('not_found');
  const logs = rows.map(
    ({ at, step, ok, sentence, code, duration_ms }): InvoiceLog => ({
      at: at.toISOString(),
      step,
      ok,
      sentence,
      code,
      durationMs: duration_ms,
    }),
  );
  return { logs, parked: parked?.last_error ?? null };
}
