import type { CatalogImport, CatalogImportRow, ImportChoices, ImportLook, ImportReportShown } from '@actual/contracts';
import {
  type ImportFile,
  type ImportJob,
  type ImportState,
  importFiles,
  type importStages,
  importUploads,
} from '@actual/contracts/facts/catalog/imports';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';

/** The result of undoing an import, as its row keeps it. */
export interface UndoReport {
  readonly hidden: number;
  readonly restored: number;
  readonly left: number;
  readonly shown: readonly { readonly itemCode: string; readonly field: string }[];
}

export interface ImportRow {
  id: string;
  made_by: string;
  filename: string;
  bytes: number;
  pictures_filename: string | null;
  pictures_bytes: number | null;
  state: ImportState;
  job: ImportJob | null;
  stage: (typeof importStages)[number] | null;
  done_rows: number;
  total_rows: number;
  look: ImportLook | null;
  choices: ImportChoices | null;
  report: ImportReportShown | null;
  problem: CatalogImport['problem'];
  undo_report: UndoReport | null;
  attempt: number;
  created_at: Date;
  ran_at: Date | null;
  undone_at: Date | null;
}
type Person = { firstName: string; lastName: string } | null;
type Named = ImportRow & { made: Person; ran: Person; undid: Person };

const nameOf = (alias: string) =>
  `CASE WHEN ${alias}.id IS NOT NULL THEN jsonb_build_object('firstName', ${alias}.first_name, 'lastName', ${alias}.last_name) END`;
const people = `LEFT JOIN app_user m ON m.id = i.made_by LEFT JOIN app_user r ON r.id = i.ran_by
  LEFT JOIN app_user u ON u.id = i.undone_by`;
const peoplesNames = `${nameOf('m')} AS made, ${nameOf('r')} AS ran, ${nameOf('u')} AS undid`;
/** Everything that a list shows: of a report the figures. */
const listColumns = `i.id, i.filename, i.bytes, i.pictures_filename, i.pictures_bytes, i.state, i.job, i.stage, i.done_rows,
  i.total_rows, i.created_at, i.ran_at, i.undone_at, i.report - 'lists' AS report`;

/** Parts that a file of so many bytes comes in. */
export const partsOf = (bytes: number | null): number => Math.ceil((bytes ?? 0) / importUploads.part);
/** The size of a file of an import. */
export const bytesOf = (row: Pick<ImportRow, 'bytes' | 'pictures_bytes'>, file: ImportFile): number =>
  (file === 'table' ? row.bytes : row.pictures_bytes) ?? 0;

function shownRow(row: Named): CatalogImportRow {
  const { report } = row;
  return {
    id: row.id,
    filename: row.filename,
    bytes: row.bytes,
    pictures:
      row.pictures_filename === null ? null : { filename: row.pictures_filename, bytes: row.pictures_bytes ?? 0 },
    state: row.state,
    job: row.job,
    stage: row.stage,
    done: row.done_rows,
    total: row.total_rows,
    createdAt: row.created_at.toISOString(),
    madeBy: row.made,
    ranAt: row.ran_at?.toISOString() ?? null,
    ranBy: row.ran,
    undoneAt: row.undone_at?.toISOString() ?? null,
    undoneBy: row.undid,
    figures: report,
  };
}

/** The latest imports, newest first. */
export async function listImports(db: Knex): Promise<CatalogImportRow[]> {
  const { rows } = await db.raw<{ rows: Named[] }>(
    `SELECT ${listColumns}, ${peoplesNames} FROM catalog_import i ${people} ORDER BY i.created_at DESC LIMIT ?`,
    [importUploads.listed],
  );
  return rows.map(shownRow);
}

/** One import with all that is known of it. @throws {AppError} `not_found` */
export async function readImport(db: Knex, id: string): Promise<CatalogImport> {
  const { rows } = await db.raw<{ rows: Named[] }>(
    `SELECT i.*, ${peoplesNames} FROM catalog_import i ${people} WHERE i.id::text = ?`,
    [id.toLowerCase()],
  );
  const [row] = rows;
  if (!row) throw new AppError('not_found');
  const parts = await db('catalog_import_part')
    .where({ import_id: row.id })
    .groupBy('kind')
    .select<{ kind: string; count: string | number }[]>('kind', db.raw('count(*) AS count'));
  const received = (kind: ImportFile) => Number(parts.find((one) => one.kind === kind)?.count ?? 0);
  return {
    ...shownRow(row),
    received: { table: received('table'), pictures: received('pictures') },
    look: row.look,
    choices: row.choices,
    report: row.report,
    problem: row.problem,
    undone: row.undo_report && { ...row.undo_report, shown: [...row.undo_report.shown] },
  };
}

/** An import, locked until the transaction ends. @throws {AppError} `not_found` */
export async function lockImport(trx: Knex, id: string): Promise<ImportRow> {
  const row = await trx('catalog_import')
    .whereRaw('id::text = ?', [id.toLowerCase()])
    // a running job's notes hold the row's key meanwhile
    .forNoKeyUpdate()
    .first<ImportRow | undefined>('*');
  if (!row) throw new AppError('not_found');
  return row;
}

/** Whether every part of an import's files is there. */
export async function isWhole(trx: Knex, row: ImportRow): Promise<boolean> {
  for (const kind of importFiles) {
    const counted = await trx('catalog_import_part')
      .where({ import_id: row.id, kind })
      .count<{ count: string | number }[]>({ count: '*' });
    if (Number(counted[0]?.count) < partsOf(bytesOf(row, kind))) return false;
  }
  return true;
}

/** The content of a stored file, part by part. */
export async function* contentOf(
  db: Knex,
  { id, kind }: { id: string; kind: ImportFile | 'report' },
): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const part = await db('catalog_import_part')
      .where({ import_id: id, kind, position })
      .first<{ content: Buffer } | undefined>('content');
    if (!part) return;
    yield part.content;
  }
}
