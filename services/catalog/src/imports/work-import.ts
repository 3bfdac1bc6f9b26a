import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { importUploads } from '@actual/contracts/facts/catalog/imports';
import type { Knex } from '@actual/database';
import {
  csvOf,
  type Deadline,
  deadlineIn,
  ImportBusy,
  ImportError,
  type ImportedFiles,
  type ImportReport,
  importCatalog,
  lookAtFile,
  readCategories,
  type Stage,
  undoImport,
} from '@actual/database/importer/index';
import { stateWithout } from './change-import';
import { contentOf, type ImportRow } from './imports.queries';
import { optionsOfChoices } from './options-of-choices';
import { shownReport } from './shown-report';

/** Another process took the job up, or somebody stopped it: nothing more is to be done here. */
class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/** Where a job works. */
export interface ImportPlace {
  readonly db: Knex;
  /** The same database, for the importer's own connection. */
  readonly databaseUrl: string;
  /** Where pictures and models of products are kept. */
  readonly files: Omit<ImportedFiles, 'given'>;
}
/** Which attempt of which import's job. */
export interface TakenJob {
  readonly id: string;
  readonly attempt: number;
}

const beatMs = 700;

/** One attempt of one job of an import, which says that it lives and how far it is. */
class Job {
  private givenUp = false;
  private readonly progress: { stage: Stage | null; done: number; total: number } = { stage: null, done: 0, total: 0 };

  /** Where its files are, with the names that people know them by. */
  private readonly paths = new Map<string, string>();

  private constructor(
    private readonly place: ImportPlace,
    private readonly row: ImportRow,
    private readonly folder: string,
  ) {}

  static async do(place: ImportPlace, { id, attempt }: TakenJob): Promise<void> {
    const row = await place
      .db('catalog_import')
      .where({ id, attempt, state: 'running' })
      .first<ImportRow | undefined>('*');
    if (!row) return;
    const folder = await mkdtemp(join(tmpdir(), 'importacion-'));
    const job = new Job(place, row, folder);
    const beat = setInterval(() => void job.beat(), beatMs);
    try {
      await job.work();
    } catch (error) {
      await job.failed(error);
    } finally {
      clearInterval(beat);
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The row, as long as this attempt holds it. */
  private mine(db: Knex) {
    const { id, attempt } = this.row;
    return db('catalog_import').where({ id, attempt, state: 'running' });
  }

  private async beat(): Promise<void> {
    const { stage, done, total } = this.progress;
    const still = await this.mine(this.place.db)
      .update({ stage, done_rows: done, total_rows: total, alive_at: this.place.db.fn.now() })
      .catch(() => 1);
    this.givenUp ||= still === 0;
  }

  private get deadline(): Deadline {
    const whole = deadlineIn();
    return {
      left: () => {
        if (this.givenUp) throw new GivenUp();
        return whole.left();
      },
    };
  }

  /** Ends the job within a transaction, as long as this attempt holds it. @throws {GivenUp} */
  private async end(trx: Knex, changes: object): Promise<void> {
    if ((await this.mine(trx).update({ alive_at: null, problem: null, ...changes })) === 0) throw new GivenUp();
  }

  private async work(): Promise<void> {
    const { job } = this.row;
    if (job === 'look') await this.look();
    else if (job === 'try') await this.try();
    else if (job === 'run') await this.run();
    else if (job === 'undo') await this.undo();
  }

  private async look(): Promise<void> {
    const { db, databaseUrl } = this.place;
    const look = await lookAtFile(databaseUrl, await this.file('table'), () => {
      this.progress.stage = 'read';
      this.progress.done += 1;
      if (this.givenUp) throw new GivenUp();
    });
    await this.end(db, { state: 'ready', look: JSON.stringify(look) });
  }

  private async try(): Promise<void> {
    const report = await this.import({ dryRun: true });
    await this.place.db.transaction(async (trx) => {
      await this.end(trx, { state: 'ready', report: await this.kept(trx, report) });
    });
  }

  private async run(): Promise<void> {
    await this.import({
      dryRun: false,
      recorded: {
        importId: this.row.id,
        keep: async (trx, report) => {
          await this.end(trx, { state: 'done', report: await this.kept(trx, report), ran_at: trx.fn.now() });
          // the uploaded files are in the store now
          await trx('catalog_import_part').where({ import_id: this.row.id }).whereNot({ kind: 'report' }).delete();
        },
      },
    });
  }

  private undo(): Promise<void> {
    return this.place.db.transaction(async (trx) => {
      await trx.raw('SET LOCAL statement_timeout = 600000; SET LOCAL idle_in_transaction_session_timeout = 0');
      const { hidden, restored, left } = await undoImport(trx, this.row.id);
      const undone = { hidden, restored, left: left.length, shown: left.slice(0, importUploads.shown) };
      await this.end(trx, { state: 'undone', undo_report: JSON.stringify(undone), undone_at: trx.fn.now() });
    });
  }

  private async import(
    options: Pick<Parameters<typeof importCatalog>[0], 'dryRun' | 'recorded'>,
  ): Promise<ImportReport> {
    const { choices, look, pictures_filename } = this.row;
    if (!choices || !look) throw new ImportError('Falta decir qué es cada columna.');
    const { databaseUrl, files } = this.place;
    const given = pictures_filename === null ? {} : { given: await this.file('pictures') };
    return importCatalog({
      ...optionsOfChoices(choices, look),
      ...options,
      databaseUrl,
      file: await this.file('table'),
      files: { ...files, ...given },
      deadline: this.deadline,
      onProgress: (stage, done, total) => Object.assign(this.progress, { stage, done, total }),
    });
  }

  /** Keeps the whole report as a file. @returns the page's part of it, as JSON */
  private async kept(trx: Knex, report: ImportReport): Promise<string> {
    const content = Buffer.from(csvOf(report));
    const { id, choices } = this.row;
    await trx('catalog_import_part').where({ import_id: id, kind: 'report' }).delete();
    for (let position = 0; position * importUploads.part < content.length; position += 1)
      await trx('catalog_import_part').insert({
        import_id: id,
        kind: 'report',
        position,
        content: content.subarray(position * importUploads.part, (position + 1) * importUploads.part),
      });
    return JSON.stringify(shownReport(report, await readCategories(trx), choices?.missing === 'hide'));
  }

  /** A handed-in file in this job's folder. @throws {ImportError} where its parts are gone */
  private async file(kind: 'table' | 'pictures'): Promise<string> {
    const { id, filename, pictures_filename } = this.row;
    const path = join(this.folder, kind);
    this.paths.set(path, kind === 'table' ? filename : (pictures_filename ?? ''));
    const there = await this.place.db('catalog_import_part').where({ import_id: id, kind, position: 0 }).first('kind');
    if (!there) throw new ImportError('El archivo ya no está: súbalo de nuevo.');
    await pipeline(Readable.from(contentOf(this.place.db, { id, kind })), createWriteStream(path));
    return path;
  }

  /** Reports an error that a person can correct, and lets a passing one be tried again. @throws everything else */
  private async failed(error: unknown): Promise<void> {
    if (error instanceof GivenUp) return;
    const { db } = this.place;
    if (error instanceof ImportBusy) {
      const { job } = this.row;
      await this.mine(db).update({ state: 'waiting', attempt: 0, stage: null, job });
      return;
    }
    if (!(error instanceof ImportError)) throw error;
    // people know the file by its own name
    const said = [...this.paths].reduce((text, [path, own]) => text.replaceAll(path, own), error.said);
    const problem = JSON.stringify({ said, question: error.ask?.question ?? null });
    await this.mine(db).update({ state: stateWithout(this.row.job), problem, alive_at: null });
  }
}

/** Does a job that was taken up. @throws errors that nobody can correct: it may be tried again */
export const workImport = (place: ImportPlace, job: TakenJob): Promise<void> => Job.do(place, job);
