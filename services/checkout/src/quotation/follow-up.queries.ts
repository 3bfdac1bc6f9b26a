import type { Quotation } from '@actual/contracts';
import { mostTold } from '@actual/contracts/facts/desk/shown-counts';
import { type Knex, prepared } from '@actual/database';

type FollowUp = Pick<Quotation, 'Records' | 'estimatedCloseDate'>;
type Record = NonNullable<FollowUp['Records']>[number];

const sql = `
SELECT (SELECT f.estimated_close_date FROM follow_up f WHERE f.quotation_id = ?::uuid) AS "estimatedCloseDate",
  coalesce((SELECT jsonb_agg(r.record) FROM (
    SELECT jsonb_build_object('id', r.id, 'createdAt', r.created_at, 'eventType', r.event_type,
      'User', jsonb_build_object('firstName', coalesce(u.first_name, ''), 'lastName', coalesce(u.last_name, '')),
      'dateTime', r.spoken_at, 'notes', r.notes, 'isActive', false,
      'files', CASE WHEN i.record_id IS NULL THEN '[]'::jsonb
        ELSE jsonb_build_array(jsonb_build_object('filename', r.id || '.jpg')) END) AS record
    FROM follow_up_record r LEFT JOIN app_user u ON u.id = r.user_id LEFT JOIN follow_up_file i ON i.record_id = r.id
    WHERE r.quotation_id = ?::uuid ORDER BY r.spoken_at DESC, r.created_at DESC LIMIT ${mostTold.followUp}) r), '[]') AS "Records"`;

const moment = (text: string): string => new Date(text).toISOString();

/** How staff follow a quotation up: the staff service writes it, and the quotation names it (shopping 3). */
export async function readFollowUp(db: Knex, quotationId: string): Promise<FollowUp> {
  const [row] = await prepared<{ estimatedCloseDate: string | null; Records: Record[] }>(db, 'read-follow-up', sql, [
    quotationId,
    quotationId,
  ]);
  return {
    estimatedCloseDate: row?.estimatedCloseDate ?? null,
    Records: (row?.Records ?? []).map((one) => ({
      ...one,
      createdAt: moment(one.createdAt),
      dateTime: moment(one.dateTime),
    })),
  };
}
