import { staffRoles } from '@actual/contracts/facts/access/roles';
import type { Site } from '@actual/contracts/facts/company/brands';
import { mostTold } from '@actual/contracts/facts/desk/shown-counts';
import { folioText } from '@actual/contracts/facts/text/written';
import { type Knex, prepared, sqlList } from '@actual/database';
import type { CalendarStep } from './calendar';

/** A quotation's seller is reminded; if it has none, the colleague who planned the step. */
const dueSql = /* sql */ `
FROM follow_up f JOIN quotation q ON q.id = f.quotation_id AND NOT q.is_closed
JOIN app_user u ON u.id = coalesce(q.seller_id, f.updated_by) AND u.disabled_at IS NULL AND u.role IN ${sqlList(staffRoles)}
WHERE f.next_step_on <= :day AND NOT EXISTS (SELECT FROM orders o WHERE o.quotation_id = q.id)`;

/** Leaves each person's mail of a day in the outbox, once. @returns how many are new */
export async function askForReminders(db: Knex, day: string): Promise<number> {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `INSERT INTO staff_outbox (kind, key, payload)
     SELECT 'day-mail', u.id || ':' || :day, jsonb_build_object('userId', u.id, 'day', :day::text) ${dueSql}
     GROUP BY u.id ON CONFLICT (kind, key) DO NOTHING`,
    { day },
  );
  return rowCount;
}

export interface Reminded {
  firstName: string;
  email: string;
  site: Site;
  steps: CalendarStep[];
}

interface Row {
  quotation_id: string;
  folio: number | null;
  site: Site;
  text: string;
  day: string;
  first_name: string;
  email: string;
  client: string | null;
}

/** The content of a person's mail, the oldest step first; null where nothing is due any more. */
export async function dueStepsOf(db: Knex, userId: string, day: string): Promise<Reminded | null> {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `SELECT q.id AS quotation_id, q.folio, q.site, f.next_step AS text, f.next_step_on AS day, u.first_name, u.email,
       coalesce((SELECT nullif(concat_ws(' ', c.first_name, c.last_name), '') FROM client c WHERE c.id = q.client_id),
         (SELECT l.name FROM lead l WHERE l.quotation_id = q.id ORDER BY l.created_at DESC LIMIT 1)) AS client
     ${dueSql} AND u.id = :userId ORDER BY f.next_step_on, q.folio LIMIT :most`,
    { day, userId, most: mostTold.mailedSteps },
  );
  const [first] = rows;
  if (!first) return null;
  return {
    firstName: first.first_name,
    email: first.email,
    site: first.site,
    steps: rows.map((row) => ({
      quotationId: row.quotation_id,
      folio: folioText(row.folio),
      client: row.client ?? '',
      text: row.text,
      day: row.day,
    })),
  };
}

/** The next step of one quotation, for a calendar; null where none is planned. */
export async function stepOf(db: Knex, quotationId: string): Promise<CalendarStep | null> {
  const [row] = await prepared<Pick<Row, 'folio' | 'text' | 'day' | 'client'>>(
    db,
    'calendar-step',
    `SELECT q.folio, f.next_step AS text, f.next_step_on AS day, concat_ws(' ', c.first_name, c.last_name) AS client
     FROM follow_up f JOIN quotation q ON q.id = f.quotation_id LEFT JOIN client c ON c.id = q.client_id
     WHERE q.id = ? AND f.next_step IS NOT NULL`,
    [quotationId],
  );
  if (!row) return null;
  return {
    quotationId,
    folio: folioText(row.folio),
    client: row.client ?? '',
    text: row.text,
    day: row.day,
  };
}
