import type { ZipcodeDelivery } from '@actual/contracts';
import { placeCodePattern } from '@actual/contracts/facts/delivery/zipcodes';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import { findZipcode, isServedState, type ZipcodeRow } from './shipping.queries';

const shown = (row: ZipcodeRow): ZipcodeDelivery => ({
  id: row.id,
  cp: row.cp,
  municipio: row.municipality,
  ciudad: row.city ?? row.municipality,
  estado: row.state,
  estadoCode: row.state_code,
  asentamiento: row.settlements,
  extraCost: row.extra_cost,
});

/** @throws {AppError} `zipcode_out_of_coverage` where the store does not deliver: other states, islands */
export function covered(row: ZipcodeRow | undefined): ZipcodeDelivery {
  if (!row?.zone) throw new AppError('zipcode_out_of_coverage');
  return shown(row);
}

/** The delivery zone of a postal code. @throws {AppError} `zipcode_invalid`, `zipcode_out_of_coverage` */
export async function findDeliveryZone(db: Knex, zipcode: string): Promise<ZipcodeDelivery> {
  const code = zipcode.trim();
  if (!placeCodePattern.test(code)) throw new AppError('zipcode_invalid');
  // the special value names a code that may be stored with or without its mark
  const row = await findZipcode(db, code.startsWith('_') ? [code, code.slice(1)] : [code]);
  // an island of a state that is served: free shipping ends at the shore
  if (row && !row.zone && (await isServedState(db, row.state_code)))
    throw new AppError('zipcode_out_of_coverage', undefined, { reason: 'island' });
  return covered(row);
}
