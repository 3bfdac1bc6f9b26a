import { storeDay } from '@actual/contracts/store-day';
import type { Knex } from '../../connect';
import { loose } from '../reading/text';

/** A promotion that products may have. */
export interface StorePromotion {
  readonly id: string;
  /** The discount today, in percent by payment group, 1 to 5. */
  readonly percents: readonly number[];
}

/** The store's promotions by their names. */
export interface Promotions {
  /** @returns the one that people call so, or why there is none */
  find(name: string): StorePromotion | string;
}

const shownNames = 12;

/** Promotions by name; two of one name are told apart by nobody. */
export function promotionsFrom(rows: readonly (StorePromotion & { readonly name: string })[]): Promotions {
  return {
    find(name) {
      const [found, another] = rows.filter((one) => loose(one.name) === loose(name));
      if (another) return 'la tienda tiene varias promociones con este nombre';
      const names = rows.slice(0, shownNames).map((one) => `«${one.name}»`);
      return found ?? `la tienda no tiene esta promoción; tiene ${names.join(', ') || 'ninguna'}`;
    },
  };
}

/** The promotions of the database; one that has ended takes nothing off. */
export async function readPromotions(db: Knex): Promise<Promotions> {
  const { rows } = await db.raw<{ rows: (StorePromotion & { name: string })[] }>(
    `SELECT id, public_name AS name, CASE WHEN ends_on < ?::date THEN ARRAY[0, 0, 0, 0, 0]
       ELSE ARRAY[discount_pg1, discount_pg2, discount_pg3, discount_pg4, discount_pg5] END AS percents
     FROM promotion ORDER BY public_name`,
    [storeDay()],
  );
  return promotionsFrom(rows);
}
