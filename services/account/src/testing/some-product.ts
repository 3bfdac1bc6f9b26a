import { randomUUID } from 'node:crypto';
import type { Knex } from '@actual/database';

/** A product of Studio that is on sale, unless told. @returns its id */
export async function someProduct(knex: Knex, change: object = {}): Promise<string> {
  const id = randomUUID();
  const code = id.slice(0, 8);
  await knex('product').insert({
    id,
    item_code: code,
    name: `Silla ${code}`,
    slug: `silla-${code}`,
    society: '001',
    pictures: ['silla'],
    price_cents: 100_000,
    ...change,
  });
  return id;
}
