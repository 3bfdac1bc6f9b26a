import { setImmediate } from 'node:timers/promises';
import type { StorefrontPreview } from '@actual/contracts';
import { sites } from '@actual/contracts/facts/company/brands';
import { placedRows, type ZoneChange } from '@actual/database/zipcodes/zone-changes';
import type { DeliveryFacts } from '@actual/domain';
import { union } from '../../product-index/bits';
import type { PreviewSources } from './kind';

type ZoneDates = Extract<StorefrontPreview, { kind: 'warehouses' }>['zones'][number];
type Place = Pick<ZoneDates, 'zone' | 'to' | 'cp' | 'municipality' | 'state' | 'zipcodes'>;

/** One postal code of each zone, and of each that becomes another zone; how many there are of them. */
async function readPlaces(db: PreviewSources['db'], changes: readonly ZoneChange[]): Promise<Place[]> {
  const { rows } = await db.raw<{ rows: Place[] }>(
    `WITH ${placedRows}
     SELECT DISTINCT ON (zone, later) zone, later AS "to", cp, municipality, state,
       count(*) OVER (PARTITION BY zone, later)::int AS zipcodes
     FROM placed WHERE zone IS NOT NULL OR later IS NOT NULL
     ORDER BY zone NULLS LAST, later, extra_cost, cardinality(settlements) DESC, cp`,
    [JSON.stringify(changes)],
  );
  return rows;
}

/** What changed warehouses, routes, zones or closed days do to the arrival of products if they are ordered now. */
export async function dateChanges(
  { db, view }: PreviewSources,
  facts: DeliveryFacts,
  changes: readonly ZoneChange[],
): Promise<ZoneDates[]> {
  const now = new Date();
  const { size, structure, labels } = view.index;
  const shown = union(
    size,
    sites.map((site) => view.listed(site)),
  );
  const [bestSold] = view.first(shown, { key: 'salesCount', direction: 'DESC' }, 1);
  const dates: ZoneDates[] = [];
  for (const place of await readPlaces(db, changes)) {
    const before = view.deliveriesBy({ facts: structure.delivery, zone: place.zone, now });
    const after = view.deliveriesBy({ facts, zone: place.to, now });
    const { first, ...counts } = before.changesTo(after, shown);
    const shownOne = first ?? bestSold;
    const example =
      shownOne === undefined
        ? null
        : { product: labels.names[shownOne] ?? '', before: before.dayOf(shownOne), after: after.dayOf(shownOne) };
    dates.push({ ...place, ...counts, example });
    // a large catalog takes a moment for each zone, and the service answers shoppers meanwhile
    await setImmediate();
  }
  return dates;
}
