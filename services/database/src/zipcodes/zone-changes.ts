import type { Knex } from '../connect';

/** Places that the desk puts into another zone than the imported list did. */
export interface ZoneChange {
  readonly state: string;
  readonly municipality: string | null;
  /** The beginning of postal codes, or a whole one. */
  readonly cp: string | null;
  /** Null: not delivered to. */
  readonly zone: string | null;
}

/** Whether a change is about a postal code; special ones by agreement (shopping 5) are nobody's. */
const matches = `left(z.id, 1) <> '_' AND c.state = z.state_code
  AND (c.municipality IS NULL OR plain(c.municipality) = plain(z.municipality))
  AND (c.cp IS NULL OR z.cp LIKE c.cp || '%')`;

/** The changes of a JSON list as rows `change`. */
const changeRows = /* sql */ `change AS (
  SELECT * FROM jsonb_to_recordset(?::jsonb) AS c(state text, municipality text, cp text, zone text))`;

/**
 * Every postal code as rows `placed`, with the zone it would have by the changes: `imported` without any, `later` with
 * the most exact one. Takes the changes as JSON.
 */
export const placedRows = /* sql */ `${changeRows}, imported AS (
  SELECT z.*, CASE WHEN z.zone_changed THEN z.imported_zone ELSE z.zone END AS imported FROM zipcode z
), placed AS (
  SELECT DISTINCT ON (z.id) z.*, c.state IS NOT NULL AS changed,
    CASE WHEN c.state IS NULL THEN z.imported ELSE c.zone END AS later
  FROM imported z LEFT JOIN change c ON ${matches}
  ORDER BY z.id, length(c.cp) DESC NULLS LAST, c.municipality IS NULL)`;

/** Places that staff put into another zone, the most general first. */
export const readZoneChanges = (db: Knex): Promise<ZoneChange[]> =>
  db('zone_change')
    .orderByRaw('state_code, municipality NULLS FIRST, cp NULLS FIRST')
    .select<ZoneChange[]>({ state: 'state_code' }, 'municipality', 'cp', 'zone');

/** Of some changes those that no postal code is of. */
export async function emptyZoneChanges(db: Knex, changes: readonly ZoneChange[]): Promise<ZoneChange[]> {
  const { rows } = await db.raw<{ rows: ZoneChange[] }>(
    `WITH ${changeRows} SELECT * FROM change c WHERE NOT EXISTS (SELECT FROM zipcode z WHERE ${matches})`,
    [JSON.stringify(changes)],
  );
  return rows;
}

/** Brings the zones of the postal codes to the imported list and these changes. */
export async function applyZoneChanges(trx: Knex, changes: readonly ZoneChange[]): Promise<void> {
  await trx.raw(
    `WITH ${placedRows} UPDATE zipcode z
     SET zone = p.later, zone_changed = p.changed, imported_zone = CASE WHEN p.changed THEN p.imported END
     FROM placed p WHERE p.id = z.id AND (z.zone, z.zone_changed) IS DISTINCT FROM (p.later, p.changed)`,
    [JSON.stringify(changes)],
  );
}
