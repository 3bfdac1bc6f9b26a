import { documentName } from '@actual/contracts/facts/catalog/storefront';
import { checkDigitFits } from '@actual/contracts/fiscal/rfc';
import { storeDay } from '@actual/contracts/store-day';
import { connect, disconnect, type Knex } from '../connect';
import { ImportError } from '../importer/import-error';
import { importZipcodes } from '../zipcodes';
import { bringRows } from './bring-rows';
import { inviteAdministrator } from './invite-administrator';
import type { Opening } from './opening-file';
import { readOpening, zipcodesFile } from './read-opening';
import { storeState } from './store-state';
import { wantedRows } from './wanted-rows';

export { companyFacts } from './company';
export { ImportError, type Opening, readOpening };

export interface OpeningOptions {
  readonly databaseUrl: string;
  /** Path of the file: the list of postal codes is found from it. */
  readonly file: string;
  readonly opening: Opening;
  readonly dryRun: boolean;
}
export interface OpeningReport {
  /** The changes made, or that would be made, a line each. */
  readonly changes: readonly string[];
  /** The things that the store still cannot sell without. */
  readonly missing: readonly string[];
}

/** Ends the transaction of a dry run. */
class TriedOnly extends Error {}

/** Advisory lock: two openings take turns. */
const LOCK = 4_532_005;

async function bringExtraCost(trx: Knex, zipcodes: readonly string[]): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { cp: string; extra_cost: boolean }[] }>(
    'UPDATE zipcode SET extra_cost = NOT extra_cost WHERE extra_cost <> (cp = ANY (?)) RETURNING cp, extra_cost',
    [[...zipcodes]],
  );
  return rows.map(({ cp, extra_cost }) => `~ código postal ${cp}: ${extra_cost ? 'con' : 'sin'} costo extra`);
}

/** The documents of the storefront that staff have changed at the desk, by name. */
const changedAtDesk = async (trx: Knex): Promise<Set<string>> =>
  new Set(await trx('storefront_document').where('revision', '>', 0).pluck<string[]>('name'));

/**
 * Gives an empty database its first data, or brings it to the file's present values; all or nothing. Values that staff
 * change at the desk are theirs from then on.
 * @throws ImportError where the demo is in the database, or the file does not fit
 */
export async function openStore({ databaseUrl, file, opening, dryRun }: OpeningOptions): Promise<OpeningReport> {
  const { demo } = await storeState(databaseUrl);
  if (demo.length > 0)
    throw new ImportError(
      [
        'En esta base está la demostración, y una tienda propia no se mezcla con ella:',
        ...demo.map((one) => `  ${one}`),
        'Ponga en DATA_DIR otra carpeta (o en DATABASE_URL otra base).',
      ].join('\n'),
    );
  const db = connect({ url: databaseUrl, applicationName: 'store-init', pool: 1 });
  const changes: string[] = [];
  try {
    const { rfc } = opening.empresa;
    if (!checkDigitFits(rfc))
      changes.push(`· el último carácter del RFC ${rfc} no es el que le toca: compárelo con la constancia fiscal`);
    const list = zipcodesFile(file, opening);
    if (list) {
      const zips = await importZipcodes({ databaseUrl, file: list, rules: opening.zonas, dryRun });
      if (zips.created + zips.changed > 0)
        changes.push(`+ códigos postales: ${zips.created} nuevos, ${zips.changed} cambiados`);
    }
    await db
      .transaction(async (trx) => {
        await trx.raw('SELECT pg_advisory_xact_lock(?)', [LOCK]);
        const ofDesk = await changedAtDesk(trx);
        for (const wanted of wantedRows(opening, storeDay(), ofDesk)) changes.push(...(await bringRows(trx, wanted)));
        if (!ofDesk.has(documentName('extra-cost', 'store')))
          changes.push(...(await bringExtraCost(trx, opening['costo-extra'])));
        changes.push(...(await inviteAdministrator(trx, opening.administradora)));
        if (changes.some((line) => !line.startsWith('·'))) await trx('catalog_version').increment('version', 1);
        if (dryRun) throw new TriedOnly();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TriedOnly)) throw error;
      });
  } finally {
    await disconnect(db);
  }
  return { changes, missing: dryRun ? [] : (await storeState(databaseUrl)).missing };
}
