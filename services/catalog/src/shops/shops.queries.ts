import type { Shop } from '@actual/contracts';
import type { Knex } from '@actual/database';

/** The shops in their order; one whose warehouse was taken out counts no pieces. */
export const readShops = (db: Knex): Promise<Shop[]> =>
  db('shop as s')
    .leftJoin('warehouse as w', (on) => on.on('w.code', 's.warehouse_code').andOnVal('w.removed', false))
    .orderBy(['s.position', 's.id'])
    .select<Shop[]>(
      's.id',
      's.name',
      's.street',
      's.city',
      's.state',
      's.zipcode',
      's.reference',
      's.phones',
      's.week',
      { closedDays: 's.closed_days' },
      's.offers',
      { mapUrl: 's.map_url' },
      's.latitude',
      's.longitude',
      { tourUrl: 's.tour_url' },
      { warehouse: 'w.code' },
      's.sites',
    );
