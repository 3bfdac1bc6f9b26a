import { ownPageText, type PageTextRow } from '@actual/contracts/catalog/page-texts';
import { companyInfo } from '@actual/contracts/facts/company/company-data';
import type { Site } from '@actual/contracts/shapes';
import type { Knex } from '@actual/database';
import { readCompany } from '@actual/database/company';
import { companyFacts } from '@actual/domain/texts/company-facts';
import { figures } from '@actual/domain/texts/figures';
import { compileMarkdown } from '@actual/domain/texts/markdown.mjs';
import { AppError, type Service } from '@actual/kit';
import type { z } from 'zod';
import type { CatalogDependencies } from '../../dependencies';
import { siteOf } from '../../site/read-site';
import { namesFor } from './compile-written';
import { readOwnByPage, readShown } from './page-texts.queries';
import { brandFacts, type ReleaseText, releaseTexts } from './release-texts';

/** The release's text of a page. @throws {AppError} `not_found` */
function releaseOf(page: string): ReleaseText {
  const found = releaseTexts().get(page);
  if (!found) throw new AppError('not_found');
  return found;
}

/** Every page, and where administrators wrote another text for it. */
async function readPages(db: Knex): Promise<PageTextRow[]> {
  const own = await readOwnByPage(db);
  return [...releaseTexts().values()].map(({ page, title, section }) => ({
    page,
    title,
    section,
    own: own.get(page) ?? [],
  }));
}

/** The names that a brand's texts may write, with what they say there now; those of every brand first. */
async function readFacts(db: Knex, site: Site) {
  const ofAll = namesFor('store');
  const values = { ...brandFacts()[site], ...companyFacts(companyInfo(await readCompany(db), [])), ...figures };
  return Object.entries(values).map(([name, value]) => ({ name, value, everywhere: ofAll.has(name) }));
}

/**
 * The text that a brand shows of a page instead of the release's.
 * @throws {AppError} `not_found` where there is none
 */
async function readOwn(db: Knex, site: Site, page: string): Promise<z.output<typeof ownPageText>> {
  const shown = releaseTexts().has(page) ? await readShown(db, site, page) : undefined;
  if (!shown) throw new AppError('not_found');
  const { lead, description, text, updated } = shown;
  return { lead: lead || null, description, updated, ...compileMarkdown(text) };
}

/** Texts of pages of information: what pages show, and what the desk's editor begins with. */
export function pageTextRoutes(service: Service, { db, reads, live }: CatalogDependencies): void {
  service
    .implement('GET /site/texts/{handle}/{page}', async ({ params: { handle, page } }) => {
      const view = await live.current();
      const site = siteOf(handle);
      return view.replies.get(`text ${site} ${page}`, ownPageText, () => reads((from) => readOwn(from, site, page)));
    })
    .implement('GET /pagetexts', async () => ({ pages: await readPages(db) }))
    .implement('GET /pagetexts/{handle}/{page}', async ({ params: { handle, page } }) => {
      const { lead, description, text, ...head } = releaseOf(page);
      return { ...head, release: { lead, description, text }, facts: await readFacts(db, siteOf(handle)) };
    });
}
