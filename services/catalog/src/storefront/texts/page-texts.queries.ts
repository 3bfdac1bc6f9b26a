import type { PageTextRow, Site } from '@actual/contracts';
import { type TextScope, textOf } from '@actual/contracts/facts/catalog/storefront';
import type { Knex } from '@actual/database';
import { storeDay } from '@actual/domain';

/** A text as administrators wrote it; `lead` is empty where the page has none. */
export interface WrittenText {
  readonly lead: string;
  readonly description: string;
  /** Markdown. */
  readonly text: string;
}
const columns = ['lead', 'description', { text: 'body' }] as const;

/** The text that a brand, or all brands, have of a page. */
export const readWritten = (db: Knex, scope: TextScope, page: string): Promise<WrittenText | undefined> =>
  db('page_text')
    .where({ scope, page })
    .first<WrittenText | undefined>(...columns);

/** Puts a text in the place of the one before; null: there is none any more. */
export async function keepWritten(
  trx: Knex,
  { scope, page }: { scope: TextScope; page: string },
  written: WrittenText | null,
): Promise<void> {
  await trx('page_text').where({ scope, page }).delete();
  if (!written) return;
  const { lead, description, text: body } = written;
  await trx('page_text').insert({ scope, page, lead, description, body, updated_on: storeDay() });
}

/** The text that a brand shows of a page: its own, or that of all brands. */
export const readShown = (
  db: Knex,
  site: Site,
  page: string,
): Promise<(WrittenText & { readonly updated: string }) | undefined> =>
  db('page_text')
    .where({ page })
    .whereIn('scope', [site, 'store'])
    .orderByRaw(`scope = 'store'`)
    .first<(WrittenText & { readonly updated: string }) | undefined>(...columns, { updated: 'updated_on' });

type OwnRow = PageTextRow['own'][number];
interface HoldingRow {
  readonly name: string;
  readonly since: Date;
  readonly by: string;
}

/** Where texts hold that administrators wrote, by page. */
export async function readOwnByPage(db: Knex): Promise<ReadonlyMap<string, OwnRow[]>> {
  const rows = await db('storefront_document as d')
    .join('storefront_version as v', 'v.id', 'd.applied')
    .leftJoin('app_user as u', 'u.id', 'v.made_by')
    .whereRaw(`d.name LIKE 'texts.%' AND jsonb_typeof(v.content::jsonb -> 'own') = 'object'`)
    .orderBy('d.name')
    .select<HoldingRow[]>(
      'd.name',
      db.raw('coalesce(v.starts_at, v.made_at) AS since'),
      db.raw(`trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')) AS by`),
    );
  const byPage = new Map<string, OwnRow[]>();
  for (const { name, since, by } of rows) {
    const found = textOf(name.slice('texts.'.length));
    if (!found) continue;
    const { scope, page } = found;
    byPage.set(page, [...(byPage.get(page) ?? []), { scope, since: since.toISOString(), by }]);
  }
  return byPage;
}
