import { randomUUID } from 'node:crypto';
import type { SavedView } from '@actual/contracts';
import { savedViewsOfPerson } from '@actual/contracts/facts/capacities';
import type { SavedReport } from '@actual/contracts/facts/desk/exports';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';

interface ViewRow {
  id: string;
  user_id: string;
  name: string;
  search: string;
  shared: boolean;
  author: string | null;
}

const shown = (row: ViewRow, userId: string): SavedView => ({
  id: row.id,
  name: row.name,
  search: row.search,
  shared: row.shared,
  own: row.user_id === userId,
  author: row.author ?? '',
});

const views = (db: Knex) =>
  db('report_view as v')
    .leftJoin('app_user as u', 'u.id', 'v.user_id')
    .select<ViewRow[]>('v.*', db.raw("concat_ws(' ', u.first_name, u.last_name) as author"));

/** Views shown: one's own, and colleagues' as far as there is room for tabs. */
const most = savedViewsOfPerson;

/** One's own views of a report first, then those that are shared. */
export async function viewsOf(db: Knex, report: SavedReport, userId: string): Promise<SavedView[]> {
  const rows = await views(db)
    .where('v.report', report)
    .where((any) => any.where('v.user_id', userId).orWhere('v.shared', true))
    .orderByRaw('v.user_id = ? desc, lower(v.name)', [userId])
    .limit(most);
  return rows.map((row) => shown(row, userId));
}

/** Keeps a view under its name, once for each name. @throws too_many_views */
export async function saveView(
  db: Knex,
  userId: string,
  view: { report: SavedReport; name: string; search: string; shared: boolean },
): Promise<SavedView> {
  const { report, name, ...kept } = view;
  const id = await db.transaction(async (trx) => {
    // one's own views change in turn
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`report_view ${userId}`]);
    const own = trx('report_view').where({ user_id: userId, report });
    const others = await own.clone().whereNot({ name }).count<{ count: number }[]>('* as count');
    if ((others[0]?.count ?? 0) >= savedViewsOfPerson) throw new AppError('too_many_views');
    const [row] = await trx('report_view')
      .insert({ id: randomUUID(), user_id: userId, report, name, ...kept })
      .onConflict(['user_id', 'report', 'name'])
      .merge(kept)
      .returning<{ id: string }[]>('id');
    return row?.id;
  });
  const [row] = await views(db).where('v.id', id ?? null);
  if (!row) throw new AppError('conflict', 'the view is gone');
  return shown(row, userId);
}

/** Takes a view of one's own out. @throws not_found */
export async function deleteView(db: Knex, id: string, userId: string): Promise<void> {
  if ((await db('report_view').where({ id, user_id: userId }).delete()) === 0) throw new AppError('not_found');
}
