import type { ImportChoices, ImportLook } from '@actual/contracts';
import {
  type ImportFile,
  type ImportJob,
  ImportState,
  importUploads,
  isImportUnderWay,
  neededFields,
} from '@actual/contracts/facts/catalog/imports';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import { bytesOf, type ImportRow, isWhole, lockImport, partsOf } from './imports.queries';

interface Begun {
  readonly id: string;
  readonly filename: string;
  readonly bytes: number;
  readonly pictures: { readonly filename: string; readonly bytes: number } | null;
}

/**
 * Begins an import; the same one again changes nothing.
 * @throws {AppError} `imports_full`, `conflict` where the id is that of another one
 */
export function beginImport(db: Knex, { id, filename, bytes, pictures }: Begun, userId: string): Promise<void> {
  const row = {
    filename,
    bytes,
    pictures_filename: pictures?.filename ?? null,
    pictures_bytes: pictures?.bytes ?? null,
  };
  return db.transaction(async (trx) => {
    // two that begin at once are counted one after the other
    await trx.raw("SELECT pg_advisory_xact_lock(hashtext('catalog_import'))");
    const known = await trx('catalog_import').where({ id }).first<ImportRow | undefined>('*');
    if (known) {
      const isSame = known.made_by === userId && known.filename === filename && known.bytes === bytes;
      if (!isSame) throw new AppError('conflict');
      return;
    }
    const open = await trx('catalog_import')
      .whereNull('ran_at')
      .whereRaw("created_at > now() - interval '7 days'")
      .count<{ count: string | number }[]>({ count: '*' });
    if (Number(open[0]?.count) >= importUploads.open) throw new AppError('imports_full');
    await trx('catalog_import').insert({ id, made_by: userId, ...row });
  });
}

/** Keeps a part; the last one lets the file be looked at. @throws {AppError} `not_found`, `conflict`, `invalid_input` */
export function keepPart(
  db: Knex,
  { id, file, position }: { id: string; file: ImportFile; position: number },
  content: Buffer,
): Promise<void> {
  return db.transaction(async (trx) => {
    const row = await lockImport(trx, id);
    if (row.state !== ImportState.uploading) throw new AppError('conflict');
    const whole = bytesOf(row, file);
    const wanted = Math.min(importUploads.part, whole - position * importUploads.part);
    if (position >= partsOf(whole) || content.length !== wanted)
      throw new AppError('invalid_input', 'a part of another length');
    await trx('catalog_import_part')
      .insert({ import_id: row.id, kind: file, position, content })
      .onConflict(['import_id', 'kind', 'position'])
      .merge(['content']);
    if (await isWhole(trx, row)) await queue(trx, row, 'look');
  });
}

const queue = (trx: Knex, { id }: Pick<ImportRow, 'id'>, job: ImportJob, more: object = {}) =>
  trx('catalog_import')
    .where({ id })
    .update({
      state: ImportState.waiting,
      job,
      stage: null,
      done_rows: 0,
      total_rows: 0,
      attempt: 0,
      alive_at: null,
      problem: null,
      ...more,
    });

/** Asks for the next job of an import. `may` says where it may begin. @throws {AppError} `not_found`, `conflict` */
function ask(db: Knex, id: string, job: ImportJob, may: (row: ImportRow) => boolean, more: object = {}): Promise<void> {
  return db.transaction(async (trx) => {
    const row = await lockImport(trx, id);
    if (!may(row)) throw new AppError('conflict');
    await queue(trx, row, job, more);
  });
}

/** The fields without which nothing is imported and that no column was named for. */
const missingFields = (choices: ImportChoices, { kind }: ImportLook): string[] =>
  kind === 'proposed' ? neededFields.filter((field) => !choices.fields.some((one) => one.field === field)) : [];

/** @throws {AppError} `invalid_input` where a needed column is not named */
export const askTrial = (db: Knex, id: string, choices: ImportChoices): Promise<void> =>
  ask(
    db,
    id,
    'try',
    ({ state, look }) => {
      const missing = look ? missingFields(choices, look) : [];
      if (missing.length > 0) throw new AppError('invalid_input', 'columns are not named', missing);
      return state === ImportState.ready && look !== null;
    },
    { choices: JSON.stringify(choices), report: null },
  );

/** Only the tried choices are run, as they were tried. */
export const askRun = (db: Knex, id: string, userId: string): Promise<void> =>
  ask(
    db,
    id,
    'run',
    ({ state, report, problem }) => state === ImportState.ready && report !== null && problem === null,
    {
      ran_by: userId,
    },
  );

/** Asks a worker to undo an import that is done. */
export const askUndo = (db: Knex, id: string, userId: string): Promise<void> =>
  ask(db, id, 'undo', ({ state }) => state === ImportState.done, { undone_by: userId });

/** Where an import stands when a job of it came to nothing. */
export const stateWithout = (job: ImportJob | null): ImportState =>
  job === 'undo' ? ImportState.done : ImportState.ready;

/** Stops a waiting or running import; its worker saves nothing. @throws {AppError} `not_found`, `conflict` */
export function stopImport(db: Knex, id: string): Promise<void> {
  return db.transaction(async (trx) => {
    const row = await lockImport(trx, id);
    if (!isImportUnderWay(row.state)) throw new AppError('conflict');
    await trx('catalog_import')
      .where({ id: row.id })
      .update({
        state: stateWithout(row.job),
        ...(row.job === 'run' ? { ran_by: null } : row.job === 'undo' ? { undone_by: null } : {}),
      });
  });
}

/** Throws an import away that was not run. @throws {AppError} `not_found`, `conflict` */
export function discardImport(db: Knex, id: string): Promise<void> {
  return db.transaction(async (trx) => {
    const row = await lockImport(trx, id);
    if (row.ran_at !== null || isImportUnderWay(row.state)) throw new AppError('conflict');
    await trx('catalog_import').where({ id: row.id }).delete();
  });
}
