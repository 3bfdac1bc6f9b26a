import type { Knex } from '@actual/database';
import type { FastifyBaseLogger } from 'fastify';
import { stateWithout } from './change-import';
import type { ImportRow } from './imports.queries';
import type { TakenJob } from './work-import';

/** Seconds without a sign of life after which another process takes a job up; and how often that may happen. */
const lostSeconds = 30;
const mostAttempts = 3;

const takeSql = `UPDATE catalog_import SET state = 'running', attempt = attempt + 1, alive_at = now()
  WHERE id = (SELECT id FROM catalog_import
    WHERE state = 'waiting' OR (state = 'running' AND alive_at < now() - :lost * interval '1 second')
    ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, attempt, job`;

/** Why a job ended without an outcome. */
export class JobLost extends Error {
  constructor(readonly why: 'memory' | 'stopped' | 'failed') {
    super(why);
  }
}

const words = {
  memory: 'El archivo pide más memoria de la que hay aquí: divídalo, o impórtelo con npm run catalog:import.',
  failed: 'La importación falló y no se guardó nada. Vuelva a intentarlo; si sigue, avise a sistemas.',
} as const;

/**
 * Takes up the next job that waits, or that a process left unfinished, and gives it to `run`. One that ends without an
 * outcome is tried again, three times. @returns how many it took up
 */
export async function takeImport(
  db: Knex,
  run: (job: TakenJob) => Promise<void>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<number> {
  const { rows } = await db.raw<{ rows: Pick<ImportRow, 'id' | 'attempt' | 'job'>[] }>(takeSql, { lost: lostSeconds });
  const [row] = rows;
  if (!row) return 0;
  const { id, attempt, job } = row;
  const said = { import: id, job, attempt };
  const mine = () => db('catalog_import').where({ id, attempt, state: 'running' });
  const over = (why: keyof typeof words) =>
    mine().update({
      state: stateWithout(job),
      alive_at: null,
      problem: JSON.stringify({ said: words[why], question: null }),
    });
  if (attempt > mostAttempts) {
    await over('failed');
    return 1;
  }
  try {
    await run({ id, attempt });
    log.info(said, 'import worked on');
  } catch (error) {
    log.error({ err: error, ...said }, 'import not finished');
    const why = error instanceof JobLost ? error.why : 'failed';
    if (why === 'memory') await over(why);
    else if (why === 'stopped') await mine().update({ state: 'waiting', attempt: attempt - 1 });
    else if (attempt >= mostAttempts) await over('failed');
    else await mine().update({ state: 'waiting' });
  }
  // one that waits for another import is not asked again at once
  const waits = await db('catalog_import').where({ id, state: 'waiting' }).first('id');
  return waits ? 0 : 1;
}
