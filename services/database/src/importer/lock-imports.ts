import type { Knex } from '../connect';
import { ImportBusy } from './import-error';

/** Advisory lock: two imports into one store never overlap, nor an import and the undoing of another. */
const LOCK = 4_532_003;

/** Holds the store's imports until the transaction ends. @throws {ImportBusy} where another one does */
export async function lockImports(trx: Knex): Promise<void> {
  const { rows } = await trx.raw<{ rows: { free: boolean }[] }>('SELECT pg_try_advisory_xact_lock(?) AS free', [LOCK]);
  if (!rows[0]?.free) throw new ImportBusy('Otra importación está en curso; espere a que termine.');
}
