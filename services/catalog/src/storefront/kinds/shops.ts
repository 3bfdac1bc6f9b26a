import type { Shop, shopsContent } from '@actual/contracts';
import { weekInWords } from '@actual/contracts/facts/company/hours';
import { shopAddress } from '@actual/contracts/facts/company/shop-words';
import type { Knex } from '@actual/database';
import type { z } from 'zod';
import { readShops } from '../../shops/shops.queries';
import { type Kind, repeated, wrong } from './kind';

type Shops = z.output<typeof shopsContent>;

const rowOf = (one: Shop, position: number) => ({
  id: one.id,
  position,
  name: one.name,
  street: one.street,
  city: one.city,
  state: one.state,
  zipcode: one.zipcode,
  reference: one.reference,
  phones: JSON.stringify(one.phones),
  week: JSON.stringify(one.week),
  closed_days: JSON.stringify(one.closedDays),
  offers: one.offers,
  map_url: one.mapUrl,
  latitude: one.latitude,
  longitude: one.longitude,
  tour_url: one.tourUrl,
  warehouse_code: one.warehouse,
  sites: JSON.stringify(one.sites),
});

/** Warehouses that shops name and that are not there. */
async function unknownWarehouses(db: Knex, { shops }: Shops): Promise<string[]> {
  const codes = await db('warehouse').where({ removed: false }).pluck<string[]>('code');
  return shops.flatMap(({ warehouse }) => (warehouse === null || codes.includes(warehouse) ? [] : warehouse));
}

/** The shops that people walk into: where they are, when they are open, and which brands they show. */
export const shops: Kind<Shops> = {
  read: async (db) => ({ kind: 'shops', shops: await readShops(db) }),
  async check(db, content) {
    const ids = repeated(content.shops.map(({ id }) => id));
    if (ids.length > 0) throw wrong('shopId', ids);
    const days = content.shops.flatMap(({ closedDays }) => repeated(closedDays.map(({ day }) => day)));
    if (days.length > 0) throw wrong('days', days);
    const warehouses = await unknownWarehouses(db, content);
    if (warehouses.length > 0) throw wrong('warehouse', warehouses);
  },
  async write(trx, _store, content) {
    await trx('shop').delete();
    if (content.shops.length > 0) await trx('shop').insert(content.shops.map(rowOf));
  },
  async preview({ db }, content) {
    const before = await readShops(db);
    const shown = (one: Shop, change: 'new' | 'changed' | 'removed' | null) => ({
      id: one.id,
      name: one.name,
      change,
      address: shopAddress(one),
      hours: weekInWords(one.week),
      phones: one.phones,
      sites: one.sites,
    });
    const changeOf = (one: Shop) => {
      const old = before.find(({ id }) => id === one.id);
      return old ? (JSON.stringify(rowOf(old, 0)) === JSON.stringify(rowOf(one, 0)) ? null : 'changed') : 'new';
    };
    const ids = content.shops.map(({ id }) => id);
    return {
      kind: content.kind,
      shops: [
        ...content.shops.map((one) => shown(one, changeOf(one))),
        ...before.filter(({ id }) => !ids.includes(id)).map((one) => shown(one, 'removed')),
      ],
    };
  },
};
