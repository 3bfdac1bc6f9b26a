import type { Knex } from '@actual/database';

/**
 * A statement that PostgreSQL parses and plans once per connection: for the large ones of the main job, whose planning
 * takes longer than their work. `name` stands for exactly this text.
 */
export async function prepared<Row>(
  db: Knex,
  name: string,
  sql: string,
  parameters: readonly (string | number | boolean | null | readonly (string | number)[])[],
): Promise<Row[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(sql, parameters as Knex.RawBinding[]).options({ name });
  return rows;
}
