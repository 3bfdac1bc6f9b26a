import type { BoardCard, BoardColumn, DeskScope } from '@actual/contracts';
import { boardCards } from '@actual/contracts/facts/desk/shown-counts';
import {
  type BoardDays,
  type OpenStage,
  type QuotationStage,
  QuotationState,
  quotationStages,
} from '@actual/contracts/facts/payment/quotation-states';
import { folioText } from '@actual/contracts/facts/text/written';
import { storeDay, storeTimeZone } from '@actual/contracts/store-day';
import type { Knex } from '@actual/database';
import { toPesos } from '@actual/domain';
import { personOf } from '../quotations/quotation-report.queries';
import { nameSql } from '../reports/sql';

interface CardRow {
  id: string;
  folio: number;
  created_at: Date;
  client: string | null;
  seller: string | null;
  total_cents: number;
  next_step: string | null;
  next_step_on: string | null;
  stage: QuotationStage;
  open_stage: OpenStage;
  count: number;
  amount: number;
}

/** The index `quotation_created` holds the ranked columns; only the cards that are shown are read whole. */
const boardSql = /* sql */ `
WITH seen AS (
  SELECT q.id, q.state, q.total_cents, q.created_at, f.next_step, f.next_step_on,
    CASE WHEN EXISTS (SELECT FROM payment y WHERE y.quotation_id = q.id) THEN 'tried'
      WHEN EXISTS (SELECT FROM follow_up_record r WHERE r.quotation_id = q.id) THEN 'followed'
      ELSE 'new' END AS open_stage
  FROM quotation q LEFT JOIN follow_up f ON f.quotation_id = q.id
  WHERE q.folio IS NOT NULL AND q.state <> :merged
    AND q.created_at >= (CAST(:today AS date) - CAST(:days AS int) + 1)::timestamp AT TIME ZONE :zone
    AND (:everybody OR q.seller_id IS NULL OR q.seller_id = :user)
), staged AS (
  SELECT *, CASE state WHEN :open THEN open_stage ELSE state END AS stage FROM seen
), ranked AS (
  SELECT *, row_number() OVER (PARTITION BY stage ORDER BY next_step_on NULLS LAST, created_at DESC, id) AS place,
    count(*) OVER (PARTITION BY stage) AS count, sum(total_cents) OVER (PARTITION BY stage)::bigint AS amount
  FROM staged
)
SELECT q.id, q.folio, q.created_at, q.total_cents, r.next_step, r.next_step_on, r.stage, r.open_stage, r.count, r.amount,
  ${personOf('name')} AS client, ${nameSql('u.first_name', 'u.last_name')} AS seller
FROM ranked r JOIN quotation q ON q.id = r.id
LEFT JOIN client c ON c.id = q.client_id
LEFT JOIN app_user u ON u.id = q.seller_id
WHERE r.place <= :most ORDER BY r.place`;

const toCard = (row: CardRow): BoardCard => ({
  id: row.id,
  folio: folioText(row.folio),
  createdAt: row.created_at.toISOString(),
  client: row.client,
  seller: row.seller,
  total: toPesos(row.total_cents),
  nextStep: row.next_step && row.next_step_on ? { text: row.next_step, day: row.next_step_on } : null,
  stage: row.stage,
  openStage: row.open_stage,
});

/** Quotations of the last days by how far they came, with the figures of each column. */
export async function board(
  db: Knex,
  { userId, scope, days, now = new Date() }: { userId: string; scope: DeskScope; days: BoardDays; now?: Date },
): Promise<{ day: string; columns: BoardColumn[] }> {
  const day = storeDay(now);
  const { rows } = await db.raw<{ rows: CardRow[] }>(boardSql, {
    user: userId,
    everybody: scope === 'all',
    today: day,
    days: Number(days),
    zone: storeTimeZone,
    merged: QuotationState.merged,
    open: QuotationState.open,
    most: boardCards,
  });
  const columns = quotationStages.map((stage) => {
    const ofStage = rows.filter((row) => row.stage === stage);
    const [{ count = 0, amount = 0 } = {}] = ofStage;
    return { stage, count, amount: toPesos(amount), cards: ofStage.map(toCard) };
  });
  return { day, columns };
}
