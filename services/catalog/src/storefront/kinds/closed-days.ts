import type { closedDaysContent } from '@actual/contracts';
import { sites } from '@actual/contracts/facts/brands';
import { readSupply } from '@actual/database/supply';
import { type DeliveryFacts, dayNumber, deliveryFacts, deliveryOptions, storeDay } from '@actual/domain';
import type { z } from 'zod';
import { findZipcode } from '../../shipping/shipping.queries';
import { type Kind, repeated, wrong } from './kind';

type ClosedDays = z.output<typeof closedDaysContent>;

/** Where a preview delivers to: the store's own city (shopping 9). */
const previewedZipcode = '77500';

/** The facts of deliveries with other closed days. */
function withDays(facts: DeliveryFacts, { days }: ClosedDays): DeliveryFacts {
  const closedDays = days.map(({ day, warehouse }) => ({ day: dayNumber(day), warehouse }));
  const { closedEverywhere, closedAt } = deliveryFacts({ warehouses: [], routes: [], closedDays });
  return { ...facts, closedEverywhere, closedAt };
}

/** Days on which nothing is packed or delivered, of all warehouses or of one. Days that passed stay as they were. */
export const closedDays: Kind<ClosedDays> = {
  async read(db) {
    const days = await db('closed_day')
      .where('day', '>=', storeDay())
      .orderByRaw('day, warehouse_code NULLS FIRST')
      .select<ClosedDays['days']>('day', { warehouse: 'warehouse_code' }, 'reason');
    return { kind: 'closed-days', days };
  },
  async check(db, { days }) {
    const twice = repeated(days.map(({ day, warehouse }) => `${day} ${warehouse ?? ''}`.trim()));
    if (twice.length > 0) throw wrong('days', twice);
    const codes = await db('warehouse').pluck<string[]>('code');
    const unknown = days.flatMap(({ warehouse }) => (warehouse === null || codes.includes(warehouse) ? [] : warehouse));
    if (unknown.length > 0) throw wrong('warehouse', unknown);
  },
  async write(trx, _store, { days }) {
    const today = storeDay();
    await trx('closed_day').where('day', '>=', today).delete();
    const coming = days.filter(({ day }) => day >= today);
    if (coming.length > 0)
      await trx('closed_day').insert(
        coming.map(({ day, warehouse, reason }) => ({ day, warehouse_code: warehouse, reason })),
      );
  },
  async preview({ db, cards, view }, content) {
    const zone = (await findZipcode(db, [previewedZipcode]))?.zone ?? null;
    const before = view.index.structure.delivery;
    const after = withDays(before, content);
    const deliveries = [];
    for (const site of sites) {
      const best = view.firstOfGroups(view.listed(site), { key: 'salesCount', direction: 'DESC' }, 1);
      const [card] = await cards.read(view, best);
      if (!card) continue;
      const sources = await readSupply(db, [card.ItemCode]);
      const dayBy = (facts: DeliveryFacts) =>
        deliveryOptions(sources, { facts, zone, now: new Date() })[0]?.date ?? null;
      deliveries.push({ site, product: card.Name, cp: previewedZipcode, before: dayBy(before), after: dayBy(after) });
    }
    return { kind: content.kind, deliveries };
  },
};
