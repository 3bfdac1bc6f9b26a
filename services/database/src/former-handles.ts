import type { Knex } from './connect';

/** A handle that led to a category once, and the one where its products are now. */
export interface FormerHandle {
  readonly from: string;
  readonly to: string;
}

/** Handles that categories had before, and those of categories that were taken out. */
export async function readFormerHandles(db: Knex): Promise<FormerHandle[]> {
  const { rows } = await db.raw<{ rows: FormerHandle[] }>(
    `SELECT h.handle AS "from", t.handle AS "to"
     FROM (SELECT handle, category_id AS id FROM category_handle UNION ALL SELECT handle, id FROM category WHERE removed) h
     JOIN category c ON c.id = h.id JOIN category t ON t.id = coalesce(c.merged_into, c.id)
     WHERE NOT t.removed AND t.handle <> h.handle`,
  );
  return rows;
}
