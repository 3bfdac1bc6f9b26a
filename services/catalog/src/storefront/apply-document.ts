import { documentOf } from '@actual/contracts/facts/catalog/storefront';
import type { Knex } from '@actual/database';
import type { FastifyBaseLogger } from 'fastify';
import { type DocumentRow, dueDocuments, lockDocument, readHolding } from './documents.queries';
import { kinds } from './kinds/kinds';

/**
 * Makes the store's tables hold the version that holds now, in the caller's transaction, which has it locked.
 * @returns whether that is another one than before
 */
export async function applyDocument(trx: Knex, { name, applied }: DocumentRow): Promise<boolean> {
  const of = documentOf(name);
  const version = await readHolding(trx, name);
  if (!of || !version || version.id === applied) return false;
  await kinds[of.kind].write(trx, of.subject, version.content);
  await trx('storefront_document')
    .where({ name })
    .update({ applied: version.id, applications: trx.raw('applications + 1') });
  await trx('catalog_version').increment('version', 1);
  return true;
}

/**
 * Applies changes that began or ended since the last look; one that cannot be applied does not hold up the others.
 * @returns how many became something else
 */
export async function applyDue(db: Knex, log: FastifyBaseLogger): Promise<number> {
  let many = 0;
  for (const name of await dueDocuments(db)) {
    try {
      const changed = await db.transaction(async (trx) => applyDocument(trx, await lockDocument(trx, name)));
      if (changed) many += 1;
    } catch (error) {
      log.error({ err: error, document: name }, 'a planned change of the store could not be applied');
    }
  }
  return many;
}
