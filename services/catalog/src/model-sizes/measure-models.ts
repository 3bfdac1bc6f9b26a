import type { ModelFault } from '@actual/contracts/facts/catalog/model-sizes';
import type { SizeKey } from '@actual/contracts/facts/catalog/sizes';
import type { Knex } from '@actual/database';
import { sizeOfModel, wrongWithModel } from '@actual/database/importer/models/judge-model';
import type { ModelFiles } from './model-files';

/** Models of products on sale that nobody measured, and files that were not there an hour ago. */
const unmeasuredSql = `SELECT DISTINCT p.model FROM product p LEFT JOIN model_size m ON m.model = p.model
  WHERE p.active AND p.u_familia = 'SI' AND p.model IS NOT NULL
    AND (m.model IS NULL OR (m.fault = 'absent' AND m.measured_at < now() - interval '1 hour'))
  ORDER BY p.model LIMIT 1`;

/** Ten kilometers, in centimeters: a file that tells of more is damaged, where one in millimeters is only wrong. */
const most = 1_000_000;

async function sizeOf(files: Pick<ModelFiles, 'read'>, model: string): Promise<Record<SizeKey, number> | ModelFault> {
  const file = await files.read(model);
  if (typeof file === 'string') return file;
  const size = wrongWithModel(file) ? null : sizeOfModel(file);
  return size && Object.values(size).every((cm) => cm <= most) ? size : 'unreadable';
}

/** Measures one model that waits for it, and keeps its size or why it has none. @returns how many it measured */
export async function measureModels(db: Knex, files: Pick<ModelFiles, 'read'>): Promise<number> {
  const { rows } = await db.raw<{ rows: { model: string }[] }>(unmeasuredSql);
  const [waiting] = rows;
  if (!waiting) return 0;
  const size = await sizeOf(files, waiting.model);
  const [fault, cm] = typeof size === 'string' ? [size, null] : [null, size];
  await db('model_size')
    .insert({
      model: waiting.model,
      width_cm: cm?.width ?? null,
      depth_cm: cm?.depth ?? null,
      height_cm: cm?.height ?? null,
      fault,
      measured_at: db.fn.now(),
    })
    .onConflict('model')
    .merge();
  return 1;
}
