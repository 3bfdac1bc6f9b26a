import { staffRoles } from '@actual/contracts/facts/access/roles';
import type { Knex } from '@actual/database';

/** The brands, for web sales, and the shops. */
async function storeChoices(db: Knex): Promise<{ code: string; name: string }[]> {
  const [sites, stores] = await Promise.all([
    db('site').select('handle as code', 'name').orderBy('name'),
    db('store').select('code', 'name').where('cedis', false).orderBy('name'),
  ]);
  return [...sites, ...stores];
}

/** The choices of a report's filters: brands, shops and sellers. */
export async function reportChoices(db: Knex) {
  const [Stores, Users] = await Promise.all([
    storeChoices(db),
    db('app_user')
      .whereIn('role', staffRoles)
      .select<{ id: string; name: string }[]>('id', db.raw("first_name || ' ' || last_name as name"))
      .orderBy('name'),
  ]);
  return { Stores, Users };
}
