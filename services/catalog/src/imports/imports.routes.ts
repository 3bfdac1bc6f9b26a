import { Readable } from 'node:stream';
import { importReportFileName } from '@actual/contracts/facts/catalog/imports';
import { readCategories } from '@actual/database/importer/reading/categories';
import { AppError, FileAnswer, type Service } from '@actual/kit';
import type { CatalogDependencies } from '../dependencies';
import { askRun, askTrial, askUndo, beginImport, discardImport, keepPart, stopImport } from './change-import';
import { contentOf, listImports, readImport } from './imports.queries';

/** Imports of merchants' files. `nudge` wakes the worker that runs them. */
export function importRoutes(service: Service, { db }: CatalogDependencies, nudge: () => void): void {
  /** The import after something was asked of it. */
  const after = async (id: string, asked: Promise<void>) => {
    await asked;
    nudge();
    return readImport(db, id);
  };
  service
    .implement('GET /imports', async () => ({ imports: await listImports(db) }))
    .implement('POST /imports', ({ body, session }) => after(body.id, beginImport(db, body, session?.userId ?? '')))
    .implement('GET /imports/{id}', ({ params }) => readImport(db, params.id))
    .implement('GET /imports/{id}/choices', async ({ params }) => {
      await readImport(db, params.id);
      const categories = await readCategories(db);
      return {
        categories: categories.paths(),
        warehouses: await db('warehouse').orderBy('code').select<{ code: string; name: string }[]>('code', 'name'),
        promotions: await db('promotion').orderBy('public_name').distinct().pluck<string[]>('public_name'),
      };
    })
    .implement('GET /imports/{id}/report', async ({ params }) => {
      const one = await readImport(db, params.id);
      if (!one.report) throw new AppError('not_found');
      const name = importReportFileName(one.filename);
      return new FileAnswer(
        Readable.from(contentOf(db, { id: one.id, kind: 'report' })),
        'text/csv; charset=utf-8',
        name,
      );
    })
    .implement('POST /imports/{id}/{file}/{position}', ({ params, file }) =>
      after(params.id, keepPart(db, params, file)),
    )
    .implement('POST /imports/{id}/try', ({ params, body }) => after(params.id, askTrial(db, params.id, body)))
    .implement('POST /imports/{id}/run', ({ params, session }) =>
      after(params.id, askRun(db, params.id, session?.userId ?? '')),
    )
    .implement('POST /imports/{id}/stop', ({ params }) => after(params.id, stopImport(db, params.id)))
    .implement('POST /imports/{id}/undo', ({ params, session }) =>
      after(params.id, askUndo(db, params.id, session?.userId ?? '')),
    )
    .implement('DELETE /imports/{id}', async ({ params }) => {
      await discardImport(db, params.id);
      return { ok: true as const };
    });
}
