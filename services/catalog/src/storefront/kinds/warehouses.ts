import type { warehousesContent } from '@actual/contracts';
import { OrderState } from '@actual/contracts/facts/payment/states';
import type { Knex } from '@actual/database';
import {
  applyZoneChanges,
  emptyZoneChanges,
  placedRows,
  readZoneChanges,
  type ZoneChange,
} from '@actual/database/zipcodes/zone-changes';
import { type DeliveryFacts, deliveryFacts, storeDay } from '@actual/domain';
import type { z } from 'zod';
import { dateChanges } from './date-changes';
import { type Kind, repeated, wrong } from './kind';

export type Warehouses = z.output<typeof warehousesContent>;

const placeWords = ({ state, municipality, cp }: ZoneChange): string =>
  [state, municipality, cp].filter(Boolean).join(' ');

/** The differences between two contents; for a warehouse that both have, only its differing fields. */
export function differingParts(content: Warehouses, other: Warehouses): object {
  const others = new Set([...other.routes, ...other.places].map((one) => JSON.stringify(one)));
  const isNew = (one: object) => !others.has(JSON.stringify(one));
  const warehouses = content.warehouses.flatMap(({ code, ...one }) => {
    const before = other.warehouses.find((each) => each.code === code);
    const parts = Object.entries(one).filter(([key, value]) => before?.[key as keyof typeof one] !== value);
    return parts.length > 0 ? [{ code, ...Object.fromEntries(parts) }] : [];
  });
  const parts = { warehouses, routes: content.routes.filter(isNew), places: content.places.filter(isNew) };
  return Object.fromEntries(Object.entries(parts).filter(([, list]) => list.length > 0));
}

/** The reasons why a warehouse is still needed: its pieces, and orders that it has to deliver. */
interface InUse {
  readonly code: string;
  readonly name: string;
  readonly pieces: number;
  readonly orders: number;
}

/** Warehouses that a content does not have, and that cannot go yet. */
async function readInUse(db: Knex, { warehouses }: Warehouses): Promise<InUse[]> {
  const { rows } = await db.raw<{ rows: InUse[] }>(
    `WITH gone AS (SELECT code, name FROM warehouse WHERE NOT removed AND NOT code = ANY (?)),
     stock AS (
       SELECT s.warehouse_code AS code, sum(greatest(0, s.received - coalesce(t.sold, 0)))::int AS pieces
       FROM stock_source s LEFT JOIN stock_sold t ON t.stock_source_id = s.id
       WHERE s.warehouse_code IN (SELECT code FROM gone) GROUP BY 1
     ), undelivered AS (
       SELECT id, quotation_id FROM orders WHERE status <> ? AND (status <> ? OR delivery_date >= ?)
     ), delivering AS (
       SELECT l.ship_company AS code, o.id FROM undelivered o JOIN order_line l ON l.order_id = o.id
       UNION SELECT l.ship_company_from, o.id FROM undelivered o JOIN order_line l ON l.order_id = o.id
       UNION SELECT s.warehouse_code, o.id FROM undelivered o
         JOIN reservation r ON r.quotation_id = o.quotation_id AND r.state IN ('held', 'claimed')
         JOIN stock_source s ON s.id = r.stock_source_id
     )
     SELECT g.code, g.name, coalesce(s.pieces, 0) AS pieces,
       (SELECT count(*)::int FROM delivering d WHERE d.code = g.code) AS orders
     FROM gone g LEFT JOIN stock s ON s.code = g.code ORDER BY g.code`,
    [warehouses.map(({ code }) => code), OrderState.canceled, OrderState.completed, storeDay()],
  );
  return rows.filter(({ pieces, orders }) => pieces + orders > 0);
}

/** @throws {AppError} `invalid_input` where one of the warehouses that would go is in use */
async function assertGoing(db: Knex, content: Warehouses): Promise<void> {
  const inUse = await readInUse(db, content);
  const stocked = inUse.filter(({ pieces }) => pieces > 0).map(({ name, pieces }) => `${name} (${pieces})`);
  if (stocked.length > 0) throw wrong('stocked', stocked);
  if (inUse.length > 0)
    throw wrong(
      'delivering',
      inUse.map(({ name, orders }) => `${name} (${orders})`),
    );
}

/** Codes and names of the warehouses themselves. @throws {AppError} `invalid_input` */
async function checkWarehouses(db: Knex, { warehouses }: Warehouses): Promise<void> {
  const codes = warehouses.map(({ code }) => code);
  const known = await db('warehouse').pluck<string[]>('code');
  const small = codes.map((code) => code.toLowerCase());
  const mistaken = codes.filter((code) =>
    known.some((one) => one !== code && one.toLowerCase() === code.toLowerCase()),
  );
  const twice = [...repeated(small), ...mistaken];
  if (twice.length > 0) throw wrong('code', twice);
  const names = repeated(warehouses.map(({ name }) => name.toLowerCase()));
  if (names.length > 0)
    throw wrong(
      'name',
      warehouses.filter(({ name }) => names.includes(name.toLowerCase())).map(({ name }) => name),
    );
}

/** Zones with postal codes to which nothing would be brought, which is so by this change alone. */
async function unroutedZones(db: Knex, { routes, places }: Warehouses): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { zone: string }[] }>(
    `WITH ${placedRows}, unrouted AS (SELECT later AS zone, coalesce(bool_or(zone = later), false) AS stands FROM placed
       WHERE later IS NOT NULL AND NOT later = ANY (?) GROUP BY later)
     SELECT zone FROM unrouted u
     WHERE NOT stands OR EXISTS (SELECT FROM delivery_route r WHERE r.zone = u.zone) ORDER BY zone`,
    [JSON.stringify(places), routes.map(({ zone }) => zone)],
  );
  return rows.map(({ zone }) => zone);
}

/** The facts of deliveries with other warehouses and routes. */
function withWarehouses(facts: DeliveryFacts, { warehouses, routes }: Warehouses): DeliveryFacts {
  const { closedEverywhere, closedAt } = facts;
  return { ...deliveryFacts({ warehouses, routes, closedDays: [] }), closedEverywhere, closedAt };
}

/**
 * From where and to where the store delivers, and how long that takes. Promises to buyers stand in their orders, which
 * nothing here changes. A code is the ERP's: a warehouse keeps its own, and one that is in use stays.
 */
export const warehouses: Kind<Warehouses> = {
  async read(db) {
    const list = await db('warehouse')
      .where({ removed: false })
      .orderBy('code')
      .select<Warehouses['warehouses']>(
        'code',
        'name',
        { timeZone: 'time_zone' },
        { cutoffHour: 'cutoff_hour' },
        { handlingDays: 'handling_days' },
        { worksSaturday: 'works_saturday' },
        { isCedis: 'is_cedis' },
      );
    const routes = await db('delivery_route')
      .orderBy(['zone', 'warehouse_code'])
      .select<Warehouses['routes']>('zone', { warehouse: 'warehouse_code' }, 'days', 'halves');
    return { kind: 'warehouses', warehouses: list, routes, places: await readZoneChanges(db) };
  },
  async check(db, content) {
    await checkWarehouses(db, content);
    const codes = content.warehouses.map(({ code }) => code);
    const { routes, places } = content;
    const unknown = routes.flatMap(({ warehouse }) => (codes.includes(warehouse) ? [] : warehouse));
    if (unknown.length > 0) throw wrong('warehouse', unknown);
    const twice = repeated(routes.map(({ zone, warehouse }) => `${zone} ${warehouse}`));
    if (twice.length > 0) throw wrong('routes', twice);
    const placesTwice = repeated(places.map(placeWords));
    if (placesTwice.length > 0) throw wrong('placesTwice', placesTwice);
    const empty = await emptyZoneChanges(db, places);
    if (empty.length > 0) throw wrong('places', empty.map(placeWords));
    const unrouted = await unroutedZones(db, content);
    if (unrouted.length > 0) throw wrong('unrouted', unrouted);
    await assertGoing(db, content);
  },
  mayReturn: assertGoing,
  async write(trx, _store, content) {
    // no import brings pieces into a warehouse while it is being taken out
    await trx('warehouse').forUpdate().select('code');
    // pieces or orders may have come to a warehouse before a planned change begins or ends: then it stays
    const staying = (await readInUse(trx, content)).map(({ code }) => code);
    for (const one of content.warehouses) {
      const row = {
        name: one.name,
        time_zone: one.timeZone,
        cutoff_hour: one.cutoffHour,
        handling_days: one.handlingDays,
        works_saturday: one.worksSaturday,
        is_cedis: one.isCedis,
        removed: false,
      };
      await trx('warehouse')
        .insert({ code: one.code, ...row })
        .onConflict('code')
        .merge(row);
    }
    const codes = content.warehouses.map(({ code }) => code);
    await trx('warehouse')
      .whereNotIn('code', [...codes, ...staying])
      .update({ removed: true });
    await trx('delivery_route').whereNotIn('warehouse_code', staying).delete();
    if (content.routes.length > 0)
      await trx('delivery_route').insert(
        content.routes.map(({ warehouse, ...route }) => ({ warehouse_code: warehouse, ...route })),
      );
    await trx('zone_change').delete();
    if (content.places.length > 0)
      await trx('zone_change').insert(content.places.map(({ state, ...one }) => ({ ...one, state_code: state })));
    await applyZoneChanges(trx, content.places);
  },
  async preview(from, content) {
    const after = withWarehouses(from.view.index.structure.delivery, content);
    return { kind: content.kind, zones: await dateChanges(from, after, content.places) };
  },
};
