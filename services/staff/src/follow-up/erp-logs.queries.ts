import type { ErpStanding } from '@actual/contracts';
import { mostTold } from '@actual/contracts/facts/desk/shown-counts';
import { folioText } from '@actual/contracts/facts/text/written';
import type { Knex } from '@actual/database';
import { erpStanding, erpStandingJoins } from '@actual/database/erp-standing';
import { stateOf } from './follow-up.queries';

type Standing = ErpStanding & { id: string; folio: number };

const standingSql = `SELECT o.id, o.folio, ${erpStanding} FROM orders o ${erpStandingJoins} WHERE o.quotation_id = ?`;

/**
 * The tries to write the quotation's order into the ERP, newest first, and its present state; nothing before there is
 * one. @throws not_found
 */
export async function erpLogsOf(db: Knex, quotationId: string) {
  await stateOf(db, quotationId);
  const [{ rows: standing }, rows] = await Promise.all([
    db.raw<{ rows: Standing[] }>(standingSql, [quotationId]),
    db('erp_log as l')
      .join('orders as o', 'o.id', 'l.order_id')
      .where('o.quotation_id', quotationId)
      .orderBy('l.id', 'desc')
      .limit(mostTold.followUp)
      .select<{ at: Date; ok: boolean; sentence: string; code: string | null; duration_ms: number }[]>('l.*'),
  ]);
  const [order] = standing;
  return {
    order: order ? { ...order, folio: folioText(order.folio) } : null,
    logs: rows.map(({ at, ok, sentence, code, duration_ms }) => ({
      at: at.toISOString(),
      ok,
      sentence,
      code,
      durationMs: duration_ms,
    })),
  };
}
