import type { StorefrontContent } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import { applyDocument } from './apply-document';
import { lockDocument, readHolding } from './documents.queries';
import { kinds } from './kinds/kinds';
import { documentNamed } from './read-document';

interface Undoable {
  readonly content: StorefrontContent;
  readonly made_by: string | null;
  readonly undone_at: Date | null;
  readonly waits: boolean;
}

/**
 * Undoes a change that holds or will hold; the content before it holds again.
 * @returns the content that was taken back, and whether the store shows something else now
 * @throws {AppError} `not_found`, `storefront_changed` where it holds no more, `invalid_input` where the content before
 * it cannot hold any more
 */
export function undoVersion(db: Knex, { document, id, userId }: { document: string; id: string; userId: string }) {
  const { kind } = documentNamed(document);
  return db.transaction(async (trx) => {
    const row = await lockDocument(trx, document);
    const version = await trx('storefront_version')
      .where({ id, document })
      .first<Undoable | undefined>('content', 'made_by', 'undone_at', trx.raw('starts_at > now() AS waits'));
    // the content before any change cannot be undone
    if (!version?.made_by) throw new AppError('not_found');
    if (version.undone_at || (id !== row.applied && !version.waits)) throw new AppError('storefront_changed');
    await trx('storefront_version').where({ id }).update({ undone_at: trx.fn.now(), undone_by: userId });
    await trx('storefront_document').where({ name: document }).increment('revision', 1);
    const holding = await readHolding(trx, document);
    if (holding) await kinds[kind].mayReturn?.(trx, holding.content);
    return { content: version.content, changed: await applyDocument(trx, row) };
  });
}
