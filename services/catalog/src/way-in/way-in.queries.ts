import type { Packing } from '@actual/contracts/way-in/packing';
import { type Knex, prepared } from '@actual/database';

interface CarriedRow {
  id: string;
  weightKg: number | null;
  longest: number | null;
  packing: Packing | null;
}

/** Each product's parcels with their weights, in centimeters, or the assembled piece where they are not known. */
export async function readCarried(
  db: Knex,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly { weightKg: number | null; longest: number }[]>> {
  const rows = await prepared<CarriedRow>(
    db,
    'carried',
    `SELECT p.id, p.weight_kg::float AS "weightKg", p.packing,
       (SELECT max((d->>'value')::float) FROM jsonb_array_elements(p.dimensions) AS d
        WHERE d->>'uom' = 'cm' AND d->>'name' IN ('Width', 'Depth', 'Height', 'Length')) AS longest
     FROM product p WHERE p.id = ANY (?::uuid[])`,
    [ids],
  );
  return new Map(
    rows.map(({ id, weightKg, longest, packing }) => [
      id,
      packing?.parcels.length
        ? packing.parcels.map((one) => ({
            weightKg: one.weightKg,
            longest: Math.max(one.width, one.depth, one.height),
          }))
        : [{ weightKg, longest: longest ?? 0 }],
    ]),
  );
}
