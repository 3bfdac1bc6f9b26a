import { randomUUID } from 'node:crypto';
import type { Role, Site } from '@actual/contracts';
import type { Shop } from './shop';
import { register, Shopper } from './shopper';

/** Everybody who may call, from the person with no name to the head of the shop. */
export const people = ['anonymous', 'guest', 'client', 'broker', 'seller', 'manager', 'admin'] as const;
export type Somebody = (typeof people)[number];

export const isStaffPerson = (who: Somebody): boolean => who === 'seller' || who === 'manager' || who === 'admin';

async function worker(shop: Shop, role: Role): Promise<{ userId: string; role: Role; clientId: null }> {
  const userId = randomUUID();
  const person = { first_name: 'Rosa', last_name: 'Ek', email: `${userId}@example.com` };
  await shop.knex('app_user').insert({ id: userId, role, password_hash: 'x', ...person });
  return { userId, role, clientId: null };
}

/** A browser of somebody, signed in as far as they are. */
export async function somebody(shop: Shop, who: Somebody, site: Site = 'actual-studio'): Promise<Shopper> {
  const shopper = new Shopper(shop, site);
  if (who === 'anonymous') return shopper;
  if (who === 'guest' || who === 'client')
    return shopper.signIn(await register(shop.knex, { invited: who === 'guest' }));
  return shopper.signIn(await worker(shop, who));
}
