import type { Knex } from '@actual/database';
import { housekeeping } from '@actual/kit/housekeeping';
import { together, Worker } from '@actual/kit/worker';
import type { FastifyBaseLogger } from 'fastify';
import type { ImportThreads } from './imports/import-thread';
import { takeImport } from './imports/take-imports';
import { measureModels } from './model-sizes/measure-models';
import type { ModelFiles } from './model-sizes/model-files';
import { applyDue } from './storefront/apply-document';

interface Parts {
  db: Knex;
  threads: ImportThreads;
  modelFiles: ModelFiles;
  log: FastifyBaseLogger;
}

/** The loops beside the requests: imports, planned changes of the storefront, sizes of models, and rows past their age. */
export function catalogWorkers({ db, threads, modelFiles, log }: Parts) {
  const imports = new Worker('imports', 5_000, () => takeImport(db, (job) => threads.run(job), log), log, {
    rests: true,
  });
  return {
    ...together(
      imports,
      // planned changes begin and end within half a second where pages are asked for
      new Worker('storefront', 500, () => applyDue(db, log), log, { rests: true }),
      new Worker('models', 30_000, () => measureModels(db, modelFiles), log),
      housekeeping(db, 'catalog', log),
    ),
    nudge: (): void => imports.nudge(),
  };
}
