import type { WrittenMessage } from '@actual/contracts';
import { type MessageState, messageFolio, unanswered } from '@actual/contracts/facts/desk/messages';
import { pageSize } from '@actual/contracts/facts/page-size';
import { type Knex, prepared } from '@actual/database';
import { AppError } from '@actual/kit';

interface Row extends Omit<WrittenMessage, 'createdAt' | 'answeredAt' | 'state' | 'folio'> {
  folio: number;
  createdAt: Date;
  answeredAt: Date | null;
}

const rowsSql = `SELECT m.id, m.folio, m.kind, m.site, m.name, m.email, m.phone, m.message, m.order_folio AS "orderFolio",
    (SELECT a.name FROM form_attachment a WHERE a.message_id = m.id) AS attachment,
    m.created_at AS "createdAt", m.answered_at AS "answeredAt",
    (SELECT trim(u.first_name || ' ' || u.last_name) FROM app_user u WHERE u.id = m.answered_by) AS "answeredBy"
  FROM form_message m`;

const shown = ({ folio, createdAt, answeredAt, ...row }: Row): WrittenMessage => ({
  ...row,
  folio: messageFolio(folio),
  createdAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
  state: answeredAt === null ? unanswered : 'answered',
});

const pages = {
  new: { rows: 'm.answered_at IS NULL', order: 'm.created_at, m.id' },
  answered: { rows: 'm.answered_at IS NOT NULL', order: 'm.answered_at DESC, m.id' },
} as const satisfies Record<MessageState, object>;

/** Messages in one state, a page of them. */
export async function listMessages(
  db: Knex,
  { state, page }: { state: MessageState; page: number },
): Promise<{ data: WrittenMessage[]; total: number }> {
  const { rows, order } = pages[state];
  const [found, counted] = await Promise.all([
    prepared<Row>(db, `messages-${state}`, `${rowsSql} WHERE ${rows} ORDER BY ${order} LIMIT :size OFFSET :skipped`, {
      size: pageSize,
      skipped: (page - 1) * pageSize,
    }),
    prepared<{ count: number }>(
      db,
      `messages-${state}-count`,
      `SELECT count(*)::int AS count FROM form_message m WHERE ${rows}`,
      [],
    ),
  ]);
  return { data: found.map(shown), total: counted[0]?.count ?? 0 };
}

/** A message for staff. @throws not_found */
export async function readWrittenMessage(db: Knex, id: string): Promise<WrittenMessage> {
  const [row] = await prepared<Row>(db, 'message-by-id', `${rowsSql} WHERE m.id = :id::uuid`, { id });
  if (!row) throw new AppError('not_found');
  return shown(row);
}

/** Says that somebody answered a message, or that it is open again. @throws conflict where it is not as it was seen */
export async function markMessage(
  db: Knex,
  { id, by, from, state }: { id: string; by: string; from: MessageState; state: MessageState },
): Promise<void> {
  const isNew = state === unanswered;
  const seen = db('form_message').where({ id });
  const changed = await (from === unanswered ? seen.whereNull('answered_at') : seen.whereNotNull('answered_at')).update(
    {
      answered_at: isNew ? null : db.fn.now(),
      answered_by: isNew ? null : by,
    },
  );
  if (changed === 0) throw new AppError('conflict', 'somebody else marked it');
}
