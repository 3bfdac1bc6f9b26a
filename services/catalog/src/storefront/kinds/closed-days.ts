import type { closedDaysContent } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { readZoneChanges } from '@actual/database/zipcodes/zone-changes';
import { type DeliveryFacts, dayNumber, deliveryFacts, storeDay } from '@actual/domain';
import type { z } from 'zod';
import { dateChanges } from './date-changes';
import { type Kind, repeated, wrong } from './kind';

type ClosedDays = z.output<typeof closedDaysContent>;

function withDays(facts: DeliveryFacts, { days }: ClosedDays): DeliveryFacts {
  const closedDays = days.map(({ day, warehouse }) => ({ day: dayNumber(day), warehouse }));
  const { closedEverywhere, closedAt } = deliveryFacts({ warehouses: [], routes: [], closedDays });
  return { ...facts, closedEverywhere, closedAt };
}

/** Days of a warehouse that was taken out wait for its return. */
const coming = (db: Knex) =>
  db('closed_day')
    .where('day', '>=', storeDay())
    .where((one) =>
      one
        .whereNull('warehouse_code')
        .orWhereIn('warehouse_code', db('warehouse').where({ removed: false }).select('code')),
    );

/** Days on which nothing is packed or delivered, of all warehouses or of one. Days that passed stay as they were. */
export const closedDays: Kind<ClosedDays> = {
  async read(db) {
    const days = await coming(db)
      .orderByRaw('day, warehouse_code NULLS FIRST')
      .select<ClosedDays['days']>('day', { warehouse: 'warehouse_code' }, 'reason');
    return { kind: 'closed-days', days };
  },
  async check(db, { days }) {
    const today = storeDay();
    const passed = days.flatMap(({ day }) => (day < today ? day : []));
    if (passed.length > 0) throw wrong('passed', passed);
    const twice = repeated(days.map(({ day, warehouse }) => `${day} ${warehouse ?? ''}`.trim()));
    if (twice.length > 0) throw wrong('days', twice);
    const codes = await db('warehouse').where({ removed: false }).pluck<string[]>('code');
    const unknown = days.flatMap(({ warehouse }) => (warehouse === null || codes.includes(warehouse) ? [] : warehouse));
    if (unknown.length > 0) throw wrong('warehouse', unknown);
  },
  async write(trx, _store, { days }) {
    const today = storeDay();
    await coming(trx).delete();
    const rows = days
      .filter(({ day }) => day >= today)
      .map(({ day, warehouse, reason }) => ({ day, warehouse_code: warehouse, reason }));
    // one of a warehouse that was taken out may stand there still
    if (rows.length > 0) await trx('closed_day').insert(rows).onConflict().ignore();
  },
  async preview(from, content) {
    const after = withDays(from.view.index.structure.delivery, content);
    return { kind: content.kind, zones: await dateChanges(from, after, await readZoneChanges(from.db)) };
  },
};
