import { randomUUID } from 'node:crypto';
import type { FollowUp, FollowUpRecord, Lead, NewRecord } from '@actual/contracts';
import { mostTold } from '@actual/contracts/facts/desk/shown-counts';
import { storeMoment } from '@actual/contracts/store-day';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';

interface RecordRow {
  id: string;
  event_type: FollowUpRecord['eventType'];
  spoken_at: Date;
  notes: string;
  created_at: Date;
  has_file: boolean;
  first_name: string | null;
  last_name: string | null;
}
interface QuotationRow {
  is_closed: boolean;
  ordered: boolean;
  estimated_close_date: string | null;
  next_step: string | null;
  next_step_on: string | null;
  reason: NonNullable<FollowUp['lost']>['reason'] | null;
  comment: string;
  closed_at: Date;
  closed_by: string | null;
  broker: FollowUp['Broker'];
}

/** An event of a follow-up as staff see it. */
export const recordOf = (row: RecordRow): FollowUpRecord => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  eventType: row.event_type,
  User: { firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
  dateTime: row.spoken_at.toISOString(),
  notes: row.notes,
  files: row.has_file ? [{ filename: `${row.id}.jpg` }] : [],
  isActive: false,
});

/** Events of follow-ups with who noted them. */
export const records = (db: Knex) =>
  db('follow_up_record as r')
    .leftJoin('app_user as u', 'u.id', 'r.user_id')
    .leftJoin('follow_up_file as f', 'f.record_id', 'r.id')
    .select<RecordRow[]>('r.*', 'u.first_name', 'u.last_name', db.raw('f.record_id IS NOT NULL AS has_file'));

const stateSql = `
SELECT q.is_closed, o.id IS NOT NULL AS ordered, f.estimated_close_date, f.next_step, f.next_step_on,
  c.reason, c.comment, c.closed_at, concat_ws(' ', u.first_name, u.last_name) AS closed_by,
  (SELECT jsonb_build_object('firstName', b.first_name, 'lastName', b.last_name, 'email', b.email,
    'mobilePhone', b.mobile_phone) FROM app_user b WHERE b.id = q.broker_id) AS broker
FROM quotation q
LEFT JOIN orders o ON o.quotation_id = q.id
LEFT JOIN follow_up f ON f.quotation_id = q.id
LEFT JOIN quotation_closing c ON c.quotation_id = q.id AND c.reopened_at IS NULL
LEFT JOIN app_user u ON u.id = c.closed_by
WHERE q.id = ?`;

/** The follow-up of a quotation. @throws not_found */
export async function stateOf(db: Knex, quotationId: string): Promise<QuotationRow> {
  const { rows } = await db.raw<{ rows: QuotationRow[] }>(stateSql, [quotationId]);
  const [row] = rows;
  if (!row) throw new AppError('not_found');
  return row;
}

type Plan = Pick<FollowUp, 'estimatedCloseDate' | 'nextStep'>;
const planIn = ({ estimated_close_date, next_step: text, next_step_on: day }: QuotationRow): Plan => ({
  estimatedCloseDate: estimated_close_date,
  nextStep: text !== null && day !== null ? { text, day } : null,
});

/** The present plan for a quotation. @throws not_found */
export const planOf = async (db: Knex, quotationId: string): Promise<Plan> => planIn(await stateOf(db, quotationId));

/** The whole follow-up of a quotation, records newest first. @throws not_found */
export async function readFollowUp(db: Knex, quotationId: string): Promise<FollowUp> {
  const [state, rows] = await Promise.all([
    stateOf(db, quotationId),
    records(db)
      .where('r.quotation_id', quotationId)
      .orderBy([
        { column: 'r.spoken_at', order: 'desc' },
        { column: 'r.created_at', order: 'desc' },
      ])
      .limit(mostTold.followUp),
  ]);
  const { reason } = state;
  return {
    Records: rows.map(recordOf),
    ...planIn(state),
    Broker: state.broker,
    isClosed: state.is_closed,
    ordered: state.ordered,
    lost: reason && {
      reason,
      comment: state.comment,
      closedAt: state.closed_at.toISOString(),
      closedBy: state.closed_by ?? '',
    },
  };
}

/** A closed quotation is not followed up any more (accounts 4). @throws not_found, quotation_closed */
export async function assertOpen(db: Knex, quotationId: string): Promise<void> {
  if ((await stateOf(db, quotationId)).is_closed) throw new AppError('quotation_closed');
}

/**
 * Nobody has recorded anything yet; until the transaction ends nobody else records the first one either.
 * @throws quotation_ordered; already_followed with who did
 */
async function assertFirst(trx: Knex, quotationId: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`follow_up_record ${quotationId}`]);
  if ((await stateOf(trx, quotationId)).ordered) throw new AppError('quotation_ordered');
  const before = await records(trx).where('r.quotation_id', quotationId).orderBy('r.created_at').first();
  if (!before) return;
  const by = `${before.first_name ?? ''} ${before.last_name ?? ''}`.trim();
  throw new AppError('already_followed', undefined, { by });
}

/**
 * Records a conversation, with its image. @throws not_found, quotation_closed; as the first one quotation_ordered,
 * already_followed
 */
export async function addRecord(
  db: Knex,
  { quotationId, userId }: { quotationId: string; userId: string },
  { eventType, date, time, notes = '', first = false, image = null }: NewRecord & { image?: Buffer | null },
): Promise<FollowUpRecord> {
  const id = randomUUID();
  await db.transaction(async (trx) => {
    await assertOpen(trx, quotationId);
    if (first) await assertFirst(trx, quotationId);
    await trx('follow_up_record').insert({
      id,
      quotation_id: quotationId,
      event_type: eventType,
      spoken_at: storeMoment(date, time),
      notes,
      user_id: userId,
    });
    if (image) await trx('follow_up_file').insert({ record_id: id, content: image });
  });
  const [row] = await records(db).where('r.id', id);
  if (!row) throw new AppError('conflict', 'the record is gone');
  return recordOf(row);
}

type PlanChange =
  | { estimatedCloseDate: string; seen?: string | null | undefined }
  | { nextStep: FollowUp['nextStep']; seen?: FollowUp['nextStep'] | undefined };

/** Whether a plan's part is what somebody saw of it; who says nothing of it saw it. */
function isSeen({ estimatedCloseDate, nextStep }: Plan, change: PlanChange): boolean {
  if (change.seen === undefined) return true;
  if ('estimatedCloseDate' in change) return change.seen === estimatedCloseDate;
  return change.seen?.text === nextStep?.text && change.seen?.day === nextStep?.day;
}

/**
 * Changes staff's plan for a quotation; fields that are not named stay.
 * @throws not_found, quotation_closed; quotation_changed where somebody else planned first
 */
export async function plan(
  db: Knex,
  { quotationId, userId }: { quotationId: string; userId: string },
  change: PlanChange,
): Promise<FollowUp> {
  await assertOpen(db, quotationId);
  const row =
    'nextStep' in change
      ? { next_step: change.nextStep?.text ?? null, next_step_on: change.nextStep?.day ?? null }
      : { estimated_close_date: change.estimatedCloseDate };
  await db.transaction(async (trx) => {
    await trx('follow_up')
      .insert({ quotation_id: quotationId, updated_by: userId })
      .onConflict('quotation_id')
      .ignore();
    await trx('follow_up').where({ quotation_id: quotationId }).forUpdate().select('quotation_id');
    if (!isSeen(await planOf(trx, quotationId), change)) throw new AppError('quotation_changed');
    await trx('follow_up')
      .where({ quotation_id: quotationId })
      .update({ ...row, updated_by: userId, updated_at: trx.fn.now() });
  });
  return readFollowUp(db, quotationId);
}

/** The people who left their telephone with a quotation, newest first. @throws not_found */
export async function leadsOf(db: Knex, quotationId: string): Promise<Lead[]> {
  await stateOf(db, quotationId);
  const rows = await db('lead')
    .where({ quotation_id: quotationId })
    .orderBy('created_at', 'desc')
    .limit(mostTold.followUp)
    .select<(Omit<Lead, 'createdAt'> & { created_at: Date })[]>('id', 'name', 'phone', 'email', 'created_at');
  return rows.map(({ created_at, ...lead }) => ({ ...lead, createdAt: created_at.toISOString() }));
}
