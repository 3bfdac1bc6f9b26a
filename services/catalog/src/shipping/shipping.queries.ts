import type { Knex } from '@actual/database';

export interface ZipcodeRow {
  id: string;
  cp: string;
  settlements: string[];
  municipality: string;
  city: string | null;
  state: string;
  state_code: string;
  zone: string | null;
  extra_cost: boolean;
}
const columns = [
  'id',
  'cp',
  'settlements',
  'municipality',
  'city',
  'state',
  'state_code',
  'zone',
  'extra_cost',
] as const;

export const readZipcode = (db: Knex, id: string): Promise<ZipcodeRow | undefined> =>
  db('zipcode')
    .where({ id })
    .first<ZipcodeRow | undefined>(...columns);

/** The row of a postal code; of several, one that the store delivers to, and the one named exactly before others. */
export const findZipcode = (db: Knex, codes: readonly string[]): Promise<ZipcodeRow | undefined> =>
  db('zipcode')
    .whereIn('cp', [...codes])
    .orderByRaw('zone IS NULL, cp <> ?, id', [codes[0] ?? ''])
    .first<ZipcodeRow | undefined>(...columns);

/** True where the store delivers to some postal code of the state; a special one by agreement does not count. */
export const isServedState = async (db: Knex, stateCode: string): Promise<boolean> =>
  (await db('zipcode')
    .where({ state_code: stateCode })
    .whereNotNull('zone')
    .whereRaw(`left(id, 1) <> '_'`)
    .first('id')) !== undefined;
