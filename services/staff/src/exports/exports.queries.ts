import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { OrderTableQuery, ReportExport } from '@actual/contracts';
import { exportRows, reportExportHours } from '@actual/contracts/facts/capacities';
import {
  type ExportedReport,
  type ExportFormat,
  ExportState,
  exportFileName,
  exportUnderWay,
} from '@actual/contracts/facts/desk/exports';
import { mostTold } from '@actual/contracts/facts/desk/shown-counts';
import { storeDay } from '@actual/contracts/store-day';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';

export interface ExportRow {
  id: string;
  user_id: string;
  report: ExportedReport;
  format: ExportFormat;
  /** The report's query; of no days where it has none. */
  asked: { dateRange?: OrderTableQuery['dateRange']; list?: string };
  fields: string[];
  state: ExportState;
  attempt: number;
  done_rows: number;
  total_rows: number;
  bytes: number | null;
  created_at: Date;
}

const filenameOf = ({ report, format, created_at, asked }: ExportRow): string =>
  exportFileName(report, storeDay(created_at), format, asked.dateRange);

/** An export as its person sees it. */
export const shownExport = (row: ExportRow): ReportExport => ({
  id: row.id,
  report: row.report,
  format: row.format,
  filename: filenameOf(row),
  state: row.state,
  done: row.done_rows,
  total: row.total_rows,
  bytes: row.bytes,
  createdAt: row.created_at.toISOString(),
  expiresAt: new Date(row.created_at.getTime() + reportExportHours * 3_600_000).toISOString(),
});

/** Begins an export. @throws export_empty, export_too_large with its rows; export_under_way where one is being written */
export async function insertExport(
  db: Knex,
  {
    userId,
    total,
    ...asked
  }: Pick<ExportRow, 'report' | 'format' | 'asked' | 'fields'> & { userId: string; total: number },
): Promise<ExportRow> {
  if (total === 0) throw new AppError('export_empty');
  if (total > exportRows) throw new AppError('export_too_large', undefined, { rows: total, most: exportRows });
  const [row] = await db('report_export')
    .insert({ id: randomUUID(), user_id: userId, total_rows: total, ...asked, asked: JSON.stringify(asked.asked) })
    .onConflict()
    .ignore()
    .returning<ExportRow[]>('*');
  if (!row) throw new AppError('export_under_way');
  return row;
}

const withinItsDay = (db: Knex, userId: string) =>
  db('report_export')
    .where('user_id', userId)
    .whereRaw(`created_at > now() - ? * interval '1 hour'`, [reportExportHours]);

/** Somebody's exports of the last day, newest first. */
export const exportsOf = (db: Knex, userId: string): Promise<ExportRow[]> =>
  withinItsDay(db, userId).orderBy('created_at', 'desc').limit(mostTold.exports).select('*');

/** What an export is once it is over: whom it was searched for is nobody's to know any more. */
export const overAs = (db: Knex, state: ExportState) => ({
  state,
  asked: db.raw(`asked - '{term,clientSearch}'::text[]`),
});

/** Stops an export of this person that is under way. @throws not_found */
export async function stopExport(db: Knex, id: string, userId: string): Promise<void> {
  const own = await withinItsDay(db, userId).where({ id }).first('id');
  if (!own) throw new AppError('not_found');
  const stopped = await db('report_export')
    .where({ id })
    .whereIn('state', [...exportUnderWay])
    .update(overAs(db, ExportState.stopped));
  if (stopped > 0) await db('report_export_part').where({ export_id: id }).delete();
}

async function* partsOf(db: Knex, { id, attempt }: ExportRow): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const part = await db('report_export_part')
      .where({ export_id: id, attempt, position })
      .first<{ content: Buffer } | undefined>('content');
    if (!part) return;
    yield part.content;
  }
}

/** The file of this person's export, part by part. @throws not_found */
export async function exportFile(db: Knex, id: string, userId: string) {
  const row: ExportRow | undefined = await withinItsDay(db, userId).where({ id, state: ExportState.done }).first('*');
  if (!row) throw new AppError('not_found');
  return { content: Readable.from(partsOf(db, row)), format: row.format, filename: filenameOf(row) };
}
