import type { Knex } from '@actual/database';

const columns = ['code', 'name', 'region', 'cedis'] as const;
export interface Store {
  code: string;
  name: string;
  region: string;
  cedis: boolean;
}

/** Every store that serves customers; distribution centers are not included. */
export const listStores = (db: Knex): Promise<Store[]> =>
  db('store')
    .where({ cedis: false })
    .orderBy('name')
    .select<Store[]>(...columns);

/** The store a person works at; null for clients and guests. */
export async function activeStoreOf(db: Knex, userId: string): Promise<Store | null> {
  const store = await db('app_user as u')
    .join('store as s', 's.code', 'u.active_store')
    .where('u.id', userId)
    .first<Store | undefined>(columns.map((one) => `s.${one}`));
  return store ?? null;
}
