import type { Knex } from '@actual/database';
import { storeDay } from '@actual/domain';

/** Any fixed number: two services that notice the same change take turns. */
const lock = 4_532_106;

const groups = [1, 2, 3, 4, 5];
const columnsOf = (table: string) => groups.map((group) => `${table}.discount_pg${group}`).join(', ');

/**
 * Makes the discounts of products those of their promotions: the percentages while it runs, its last day included, and
 * none from the next day on. Every reader of a price reads these columns, lists, pages and checkout alike, so a
 * promotion ends for all of them in one statement. Products without a promotion keep theirs.
 * @param today `YYYY-MM-DD` of the store's calendar
 * @returns how many products changed
 */
export const applyPromotions = (db: Knex, today: string): Promise<number> =>
  db.transaction(async (trx) => {
    await trx.raw('SELECT pg_advisory_xact_lock(?)', [lock]);
    const { rowCount } = await trx.raw<{ rowCount: number }>(
      `UPDATE product p SET ${groups.map((group) => `discount_pg${group} = m.discount_pg${group}`).join(', ')},
         updated_at = now()
       FROM (
         SELECT id, ${groups
           .map((n) => `CASE WHEN ends_on < :today::date THEN 0 ELSE discount_pg${n} END AS discount_pg${n}`)
           .join(', ')}
         FROM promotion
       ) m
       WHERE m.id = p.promotion_id AND (${columnsOf('p')}) IS DISTINCT FROM (${columnsOf('m')})`,
      { today },
    );
    if (rowCount > 0) await trx('catalog_version').increment('version', 1);
    return rowCount;
  });

/** A mark that changes with the promotions: they are few enough to read them all. */
async function fingerprint(db: Knex): Promise<string> {
  const { rows } = await db.raw<{ rows: { mark: string }[] }>(
    "SELECT md5(coalesce(string_agg(m::text, '|' ORDER BY m.id), '')) AS mark FROM promotion m",
  );
  return rows[0]?.mark ?? '';
}

/** Milliseconds between two looks at the calendar, and at the promotions themselves. */
const everyDayCheck = 1_000;
const everyChangeCheck = 30_000;

export interface PromotionKeeper {
  stop(): void;
}

/** Applies promotions now, at the beginning of each of the store's days, and when one was changed. */
export function keepPromotions(db: Knex, report: (error: unknown) => void): PromotionKeeper {
  let applied = '';
  let lookedAt = Number.NEGATIVE_INFINITY;
  let running = false;
  const look = async () => {
    const today = storeDay();
    const now = performance.now();
    if (running || (applied.startsWith(today) && now - lookedAt < everyChangeCheck)) return;
    running = true;
    lookedAt = now;
    try {
      const state = `${today} ${await fingerprint(db)}`;
      if (state !== applied) await applyPromotions(db, today);
      applied = state;
    } catch (error) {
      // looked at again soon; until then everybody sees the same prices as before
      report(error);
    } finally {
      running = false;
    }
  };
  const timer = setInterval(() => void look(), everyDayCheck).unref();
  void look();
  return { stop: () => clearInterval(timer) };
}
