import { randomUUID } from 'node:crypto';
import type { Site } from '@actual/contracts';
import type { Knex } from '@actual/database';

/** Adds the administrator Rosa Ek, and those of some sites that are not there. @returns her id */
export async function addAdministrator(knex: Knex, sites: readonly Site[]): Promise<string> {
  const id = randomUUID();
  const person = { role: 'admin', password_hash: 'x', first_name: 'Rosa', last_name: 'Ek', email: 'rosa@correo.mx' };
  await knex('app_user').insert({ ...person, id });
  const site = { theme: '', society: '001', delivery_text: '', constants: '{}' };
  await knex('site')
    .insert(sites.map((handle) => ({ ...site, handle, name: handle })))
    .onConflict('handle')
    .ignore();
  return id;
}
