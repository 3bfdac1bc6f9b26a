import type { Knex } from '../connect';
import { ImportError } from '../importer/import-error';
import type { Zipcode } from './collect-zipcodes';
import { applyZoneChanges, readZoneChanges } from './zone-changes';
import { type ZoneRule, zoneOf } from './zones';

/** Advisory lock: two imports into one store never overlap. */
const LOCK = 4_532_004;
const batchRows = 1_000;

export interface WrittenZipcodes {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Codes of the store that the file does not have; they stay. */
  readonly missing: number;
  /** Codes of the file by delivery zone, as they are afterwards; `null` is not delivered to. */
  readonly zones: readonly { readonly zone: string | null; readonly codes: number }[];
}

export interface WriteZipcodesOptions {
  /** Compares without writing. */
  readonly dryRun: boolean;
  readonly rules: readonly ZoneRule[];
  /** Gives a zone by rule to codes that the store has already, too. */
  readonly rezone: boolean;
  readonly onRow: (done: number) => void;
}

const shape = 'cp text, settlements text[], municipality text, city text, state text, state_code text, zone text';
const differs = `(z.settlements, z.municipality, z.city, z.state, z.state_code)
  IS DISTINCT FROM (r.settlements, r.municipality, r.city, r.state, r.state_code)`;
/** The list's zone for a postal code, where the desk has changed it. */
const importedZone = 'CASE WHEN z.zone_changed THEN z.imported_zone ELSE z.zone END';

/**
 * Brings the store's postal codes to the file's values, in one transaction, so stopping it, even by force, leaves them
 * as they were. The store's own columns stay: only new codes get a zone by rule, and none gets an extra cost.
 * @throws ImportError when another import is running
 */
export function writeZipcodes(
  db: Knex,
  zipcodes: readonly Zipcode[],
  { dryRun, rules, rezone, onRow }: WriteZipcodesOptions,
): Promise<WrittenZipcodes> {
  return db.transaction(async (trx) => {
    await trx.raw('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    const { rows: locks } = await trx.raw<{ rows: { free: boolean }[] }>(
      'SELECT pg_try_advisory_xact_lock(?) AS free',
      [LOCK],
    );
    if (!locks[0]?.free)
      throw new ImportError('Otra importación de códigos postales está en curso; espere a que termine.');
    await stage(trx, zipcodes, rules, onRow);
    const changes = rezone ? `(${differs} OR ${importedZone} IS DISTINCT FROM r.zone)` : differs;
    const { rows } = await trx.raw<{ rows: Omit<WrittenZipcodes, 'zones'>[] }>(`
      SELECT count(*) FILTER (WHERE z.cp IS NULL)::int AS created,
        count(*) FILTER (WHERE z.cp IS NOT NULL AND ${changes})::int AS changed,
        count(*) FILTER (WHERE z.cp IS NOT NULL AND NOT ${changes})::int AS unchanged,
        (SELECT count(*)::int FROM zipcode s WHERE NOT EXISTS (SELECT FROM zip_row r WHERE r.cp = s.cp)) AS missing
      FROM zip_row r LEFT JOIN zipcode z ON z.cp = r.cp`);
    const { rows: zones } = await trx.raw<{ rows: { zone: string | null; codes: number }[] }>(`
      SELECT CASE WHEN z.cp IS NULL ${rezone ? 'OR NOT z.zone_changed' : ''} THEN r.zone ELSE z.zone END AS zone, count(*)::int AS codes
      FROM zip_row r LEFT JOIN zipcode z ON z.cp = r.cp GROUP BY 1 ORDER BY 1 NULLS LAST`);
    const [counts = { created: 0, changed: 0, unchanged: 0, missing: 0 }] = rows;
    if (!dryRun && counts.created + counts.changed > 0) await write(trx, changes, rezone);
    return { ...counts, zones };
  });
}

/** The file's postal codes in a table of this transaction's own. */
async function stage(
  trx: Knex,
  zipcodes: readonly Zipcode[],
  rules: readonly ZoneRule[],
  onRow: (done: number) => void,
) {
  await trx.raw(`CREATE TEMP TABLE zip_row (${shape}, PRIMARY KEY (cp)) ON COMMIT DROP`);
  for (let from = 0; from < zipcodes.length; from += batchRows) {
    const batch = zipcodes.slice(from, from + batchRows).map((one) => ({
      cp: one.cp,
      settlements: one.settlements,
      municipality: one.municipality,
      city: one.city,
      state: one.state,
      state_code: one.stateCode,
      zone: zoneOf(one, rules),
    }));
    await trx.raw(`INSERT INTO zip_row SELECT * FROM jsonb_to_recordset(?::jsonb) AS r(${shape})`, [
      JSON.stringify(batch),
    ]);
    onRow(from + batch.length);
  }
  await trx.raw('ANALYZE zip_row');
}

async function write(trx: Knex, changes: string, rezone: boolean): Promise<void> {
  const statements = [
    'INSERT INTO state (code, name) SELECT DISTINCT state_code, state FROM zip_row ON CONFLICT DO NOTHING',
    `UPDATE zipcode z SET settlements = r.settlements, municipality = r.municipality, city = r.city, state = r.state,
       state_code = r.state_code
       ${rezone ? ', zone = CASE WHEN z.zone_changed THEN z.zone ELSE r.zone END, imported_zone = CASE WHEN z.zone_changed THEN r.zone END' : ''}
     FROM zip_row r WHERE r.cp = z.cp AND ${changes}`,
    `INSERT INTO zipcode (id, cp, settlements, municipality, city, state, state_code, zone)
     SELECT r.cp, r.cp, r.settlements, r.municipality, r.city, r.state, r.state_code, r.zone FROM zip_row r
     WHERE NOT EXISTS (SELECT FROM zipcode z WHERE z.cp = r.cp) ORDER BY r.cp`,
    // services keep zones as long as the catalog's version lives
    'UPDATE catalog_version SET version = version + 1',
  ];
  for (const statement of statements) await trx.raw(statement);
  // codes that are new may be of a place that the desk changed
  await applyZoneChanges(trx, await readZoneChanges(trx));
}
