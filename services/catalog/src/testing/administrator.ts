import { randomUUID } from 'node:crypto';
import type { Site } from '@actual/contracts';
import type { Knex } from '@actual/database';

/** Adds an administrator, and those of some sites that are not there. @returns the administrator's id */
export async function addAdministrator(knex: Knex, sites: readonly Site[], firstName = 'Rosa'): Promise<string> {
  const id = randomUUID();
  const email = `${firstName.toLowerCase()}@correo.mx`;
  const person = { role: 'admin', password_hash: 'x', first_name: firstName, last_name: 'Ek', email };
  await knex('app_user').insert({ ...person, id });
  const site = { theme: '', society: '001', delivery_text: '', constants: '{}' };
  await knex('site')
    .insert(sites.map((handle) => ({ ...site, handle, name: handle })))
    .onConflict('handle')
    .ignore();
  return id;
}
