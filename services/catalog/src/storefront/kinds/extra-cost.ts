import type { extraCostContent } from '@actual/contracts';
import type { Knex } from '@actual/database';
import type { z } from 'zod';
import { type Kind, repeated, wrong } from './kind';

interface Place {
  readonly cp: string;
  readonly municipality: string;
  readonly state: string;
  readonly isDelivered: boolean;
}

const placesOf = (db: Knex, zipcodes: readonly string[]): Promise<Place[]> =>
  db('zipcode')
    .whereIn('cp', [...zipcodes])
    .distinctOn('cp')
    .orderByRaw('cp, zone IS NULL, id')
    .select<Place[]>('cp', 'municipality', 'state', db.raw('zone IS NOT NULL AS "isDelivered"'));

const unknownOf = (zipcodes: readonly string[], places: readonly Place[]): string[] => {
  const known = new Set(places.map(({ cp }) => cp));
  return zipcodes.filter((cp) => !known.has(cp));
};

/** Postal codes where delivering costs extra. */
export const extraCost: Kind<z.output<typeof extraCostContent>> = {
  previewsWrong: true,
  async read(db) {
    const zipcodes = await db('zipcode').where({ extra_cost: true }).distinct().orderBy('cp').pluck<string[]>('cp');
    return { kind: 'extra-cost', zipcodes };
  },
  async check(db, { zipcodes }) {
    const twice = repeated(zipcodes);
    if (twice.length > 0) throw wrong('zipcodesTwice', twice);
    const unknown = unknownOf(zipcodes, await placesOf(db, zipcodes));
    if (unknown.length > 0) throw wrong('zipcodes', unknown);
  },
  async write(trx, _store, { zipcodes }) {
    await trx('zipcode')
      .whereRaw('extra_cost <> (cp = ANY (?))', [[...zipcodes]])
      .update({ extra_cost: trx.raw('NOT extra_cost') });
  },
  async preview({ db }, { kind, zipcodes }) {
    const places = await placesOf(db, zipcodes);
    return { kind, places, unknown: unknownOf(zipcodes, places) };
  },
};
