import { randomUUID } from 'node:crypto';
import type { Knex } from '@actual/database';

/** Ids of the products every test shop has. */
export const products = {
  sofa: randomUUID(),
  lamp: randomUUID(),
  crib: randomUUID(),
  shared: randomUUID(),
  hidden: randomUUID(),
  gone: randomUUID(),
};

/** Products, a warehouse with pieces, a second one with a purchase under way, and three postal codes. */
export async function fillCatalog(knex: Knex): Promise<void> {
  await knex('site').insert([
    { handle: 'actual-studio', name: 'Actual Studio', theme: 'studio', society: '001', delivery_text: '' },
    { handle: 'actual-home', name: 'Actual Home', theme: 'home', society: '002', delivery_text: '' },
    { handle: 'actual-kids', name: 'Actual Kids', theme: 'kids', society: '004', delivery_text: '' },
  ]);
  const open = { cutoff_hour: 24, handling_days: 1, works_saturday: true };
  await knex('warehouse').insert([
    { code: 'CUN', name: 'Cancún', time_zone: 'America/Cancun', ...open },
    { code: 'MEX', name: 'México', time_zone: 'America/Mexico_City', ...open },
  ]);
  await knex('delivery_route').insert([
    { warehouse_code: 'CUN', zone: 'QROO', days: 1 },
    { warehouse_code: 'MEX', zone: 'QROO', days: 6 },
    { warehouse_code: 'MEX', zone: 'CDMX', days: 1 },
  ]);
  const zip = (cp: string, state: string, state_code: string, zone: string | null) => ({
    id: cp,
    cp,
    municipality: 'Centro',
    state,
    state_code,
    zone,
    settlements: ['Centro'],
  });
  await knex('zipcode').insert([
    zip('77500', 'Quintana Roo', 'ROO', 'QROO'),
    zip('06000', 'Ciudad de México', 'CMX', 'CDMX'),
    zip('23880', 'Baja California Sur', 'BCS', null),
  ]);
  const product = (id: string, item_code: string, society: string, price_cents: number, more: object = {}) => ({
    id,
    item_code,
    name: `Mueble ${item_code}`,
    slug: item_code.toLowerCase(),
    society,
    price_cents,
    pictures: [`mueble-${item_code.toLowerCase()}`],
    ...more,
  });
  await knex('product').insert([
    product(products.sofa, 'ST1', '001', 1_299_900, { discount_pg1: 20, discount_pg2: 15, discount_pg3: 10 }),
    product(products.lamp, 'ST2', '001', 89_950),
    product(products.crib, 'KI1', '004', 500_000),
    product(products.shared, 'SH1', '003', 700_000),
    product(products.hidden, 'ST3', '001', 100_000, { active: false }),
    product(products.gone, 'ST4', '001', 100_000),
  ]);
  await knex('stock_source').insert([
    { item_code: 'ST1', warehouse_code: 'CUN', received: 10 },
    { item_code: 'ST1', warehouse_code: 'MEX', received: 4 },
    { item_code: 'ST2', warehouse_code: 'CUN', received: 1_000 },
    { item_code: 'KI1', warehouse_code: 'CUN', received: 50 },
    { item_code: 'SH1', warehouse_code: 'CUN', received: 50 },
    { item_code: 'ST4', warehouse_code: 'CUN', received: 0 },
  ]);
}
