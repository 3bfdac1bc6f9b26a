import { randomUUID } from 'node:crypto';
import type { StorefrontContent } from '@actual/contracts';
import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import { applyDocument } from './apply-document';
import { type DocumentRow, lockDocument, readVersions } from './documents.queries';
import { kinds } from './kinds/kinds';
import { documentNamed, kindFor } from './read-document';

export interface NewVersion {
  readonly document: string;
  /** Of the document that the change was made from. */
  readonly revision: number;
  readonly content: StorefrontContent;
  /** Null: now. */
  readonly from: string | null;
  /** Null: until something else. */
  readonly until: string | null;
  readonly userId: string;
}

const msPerDay = 86_400_000;

/** The moments of a version. @throws {AppError} `invalid_input` */
function momentsOf({ from, until }: NewVersion): { startsAt: Date; endsAt: Date | null } {
  const now = Date.now();
  const startsAt = new Date(Math.max(now, from ? Date.parse(from) : now));
  const endsAt = until ? new Date(until) : null;
  const last = now + storefrontLimits.daysAhead * msPerDay;
  const field = startsAt.getTime() > last ? 'from' : 'until';
  if (field === 'from' || (endsAt && (endsAt <= startsAt || endsAt.getTime() > last)))
    throw new AppError('invalid_input', 'no such time', [{ field, message: field }]);
  return { startsAt, endsAt };
}

/** The last change of a document, its author and time, to tell an editor whose change came too late. */
async function lastChange(trx: Knex, row: DocumentRow): Promise<{ by: string; at: string }> {
  const changes = (await readVersions(trx, row)).flatMap(({ madeAt, madeBy, undoneAt, undoneBy }) => [
    { by: madeBy, at: madeAt },
    ...(undoneAt ? [{ by: undoneBy, at: undoneAt }] : []),
  ]);
  const last = changes.sort((a, b) => b.at.localeCompare(a.at))[0];
  return { by: `${last?.by?.firstName ?? ''} ${last?.by?.lastName ?? ''}`.trim(), at: last?.at ?? '' };
}

/** The content before the first change becomes the first version, so that it can be restored. */
async function keepWhatStood(trx: Knex, name: string): Promise<DocumentRow> {
  const { kind, subject } = documentNamed(name);
  const applied = randomUUID();
  const content = JSON.stringify(await kinds[kind].read(trx, subject));
  await trx('storefront_version').insert({ id: applied, document: name, number: 0, content });
  await trx('storefront_document').where({ name }).update({ applied });
  return { name, revision: 0, applied };
}

async function assertRoom(trx: Knex, document: string): Promise<void> {
  const waiting = await trx('storefront_version')
    .where({ document, undone_at: null })
    .whereRaw('starts_at > statement_timestamp()')
    .count<{ count: string | number }[]>({ count: '*' });
  if (Number(waiting[0]?.count) >= storefrontLimits.scheduled) throw new AppError('storefront_full');
}

/**
 * Changes a document from a moment on, in one transaction; an immediate change is in the store when it ends.
 * @returns whether the store shows something else now
 * @throws {AppError} `not_found`, `invalid_input`, `storefront_changed` where it was made from an older revision,
 * `storefront_full`
 */
export async function saveVersion(db: Knex, version: NewVersion): Promise<boolean> {
  const { document: name, content, revision, userId } = version;
  const kind = kindFor(name, content);
  const { subject } = documentNamed(name);
  const { startsAt, endsAt } = momentsOf(version);
  await kind.check(db, content, subject);
  return db.transaction(async (trx) => {
    const found = await lockDocument(trx, name);
    if (found.revision !== revision)
      throw new AppError('storefront_changed', 'somebody changed it meanwhile', await lastChange(trx, found));
    if (version.from !== null) await assertRoom(trx, name);
    const row = found.applied === null ? await keepWhatStood(trx, name) : found;
    await trx('storefront_version').insert({
      id: randomUUID(),
      document: name,
      number: revision + 1,
      content: JSON.stringify(content),
      // the database's clock decides which version holds: «now» is its own
      starts_at: version.from === null ? trx.raw('statement_timestamp()') : startsAt,
      ends_at: endsAt,
      made_by: userId,
    });
    await kind.keep?.(trx, content);
    await trx('storefront_document').where({ name }).increment('revision', 1);
    return applyDocument(trx, row);
  });
}
