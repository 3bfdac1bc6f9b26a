import { type Knex, prepared } from '@actual/database';
import type { Use } from '@actual/kit/caps/assert-within';
import { triesUnderWayOf, usesOf } from '../../caps/card-refusals';
import { lockingSql } from '../../stock/stock-locks';

const lockToPaySql = `
WITH mine AS MATERIALIZED (SELECT version FROM quotation WHERE id = :quotation FOR UPDATE),
${lockingSql('AND EXISTS (SELECT FROM mine)')}, (SELECT version FROM mine) AS version, ${usesOf} AS uses,
  ${triesUnderWayOf} AS "underWay"`;

/** Locks a quotation, then the stock of its items, in one statement; answers its version and the uses of its limits. */
export async function lockToPay(
  trx: Knex,
  quotationId: string,
  itemCodes: readonly string[],
  subjects: readonly string[],
): Promise<{ version: number | null; locked: Set<number>; uses: Use[]; underWay: number }> {
  const codes = [...new Set(itemCodes)];
  const [row] = await prepared<{ version: number | null; ids: number[]; uses: Use[]; underWay: number }>(
    trx,
    'lock-to-pay',
    lockToPaySql,
    { quotation: quotationId, codes, subjects },
  );
  const { version = null, ids, uses = [], underWay = 0 } = row ?? {};
  return { version, locked: new Set(ids), uses, underWay };
}
