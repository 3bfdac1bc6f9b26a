import type { StorefrontContent, StorefrontVersion } from '@actual/contracts';
import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import type { Knex } from '@actual/database';

export interface DocumentRow {
  readonly name: string;
  readonly revision: number;
  readonly applied: string | null;
}

/** The document as it is now; undefined before its first change. */
export const readDocumentRow = (db: Knex, name: string): Promise<DocumentRow | undefined> =>
  db('storefront_document').where({ name }).first<DocumentRow | undefined>('name', 'revision', 'applied');

/** The document, made where it was not, which nobody else changes until this transaction ends. */
export async function lockDocument(trx: Knex, name: string): Promise<DocumentRow> {
  await trx('storefront_document').insert({ name }).onConflict().ignore();
  return trx('storefront_document').where({ name }).forUpdate().first<DocumentRow>('name', 'revision', 'applied');
}

/**
 * The one version of a document `d` that holds at this moment: of those that began, did not end and were not undone,
 * the one that began last. A plan for a week therefore holds in it, whatever was changed before it.
 */
const holdingId = /* sql */ `(SELECT v.id FROM storefront_version v
  WHERE v.document = d.name AND v.undone_at IS NULL
    AND (v.starts_at IS NULL OR v.starts_at <= statement_timestamp())
    AND (v.ends_at IS NULL OR v.ends_at > statement_timestamp())
  ORDER BY v.starts_at DESC NULLS LAST, v.number DESC LIMIT 1)`;

/** The version of a document that holds now. */
export const readHolding = (db: Knex, name: string): Promise<{ id: string; content: StorefrontContent } | undefined> =>
  db('storefront_document as d')
    .joinRaw(`JOIN storefront_version w ON w.id = ${holdingId}`)
    .where('d.name', name)
    .first<{ id: string; content: StorefrontContent } | undefined>('w.id', 'w.content');

/** Documents of which another version holds than the one in the tables of the store. */
export const dueDocuments = (db: Knex): Promise<string[]> =>
  db('storefront_document as d').whereRaw(`d.applied IS DISTINCT FROM ${holdingId}`).pluck<string[]>('d.name');

interface VersionRow {
  readonly id: string;
  readonly content: StorefrontContent;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly made_at: Date;
  readonly undone_at: Date | null;
  readonly waits: boolean;
  readonly made_by: string | null;
  readonly made_first: string | null;
  readonly made_last: string | null;
  readonly undone_by: string | null;
  readonly undone_first: string | null;
  readonly undone_last: string | null;
}

const person = (id: string | null, first: string | null, last: string | null) =>
  id === null ? null : { id, firstName: first ?? '', lastName: last ?? '' };

/** The versions of a document: those that wait, the one that holds, and the others, the latest first. */
export async function readVersions(db: Knex, { name, applied }: DocumentRow): Promise<StorefrontVersion[]> {
  const rows = await db('storefront_version as v')
    .leftJoin('app_user as m', 'm.id', 'v.made_by')
    .leftJoin('app_user as u', 'u.id', 'v.undone_by')
    .where('v.document', name)
    .orderByRaw('waits DESC, v.id IS NOT DISTINCT FROM ? DESC, v.number DESC', [applied])
    .limit(storefrontLimits.shown)
    .select<VersionRow[]>(
      'v.id',
      'v.content',
      'v.starts_at',
      'v.ends_at',
      'v.made_at',
      'v.undone_at',
      'v.made_by',
      'v.undone_by',
      { made_first: 'm.first_name', made_last: 'm.last_name' },
      { undone_first: 'u.first_name' },
      { undone_last: 'u.last_name' },
      db.raw('coalesce(v.starts_at > statement_timestamp(), false) AS waits'),
    );
  return rows.map((row) => ({
    id: row.id,
    content: row.content,
    state: row.undone_at ? 'undone' : row.waits ? 'scheduled' : row.id === applied ? 'current' : 'past',
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    madeAt: row.made_at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
    madeBy: person(row.made_by, row.made_first, row.made_last),
    undoneBy: person(row.undone_by, row.undone_first, row.undone_last),
  }));
}

/** How often the present content changed, in all. */
export async function readRevision(db: Knex): Promise<number> {
  const row = await db('storefront_document').sum<{ sum: string | number | null }>({ sum: 'applications' }).first();
  return Number(row?.sum ?? 0);
}
