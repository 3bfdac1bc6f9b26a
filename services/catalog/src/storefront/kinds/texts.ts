import type { textsContent } from '@actual/contracts';
import { type TextScope, textOf } from '@actual/contracts/facts/catalog/storefront';
import { AppError } from '@actual/kit';
import type { z } from 'zod';
import { missingFigures, tryToCompile } from '../texts/compile-written';
import { keepWritten, readWritten } from '../texts/page-texts.queries';
import { type ReleaseText, releaseTexts } from '../texts/release-texts';
import { type Kind, wrong } from './kind';

/** The page of a document. @throws {AppError} `not_found` */
function pageOf(subject: string): { scope: TextScope; page: string; release: ReleaseText } {
  const found = textOf(subject);
  const release = releaseTexts().get(found?.page ?? '');
  if (!found || !release) throw new AppError('not_found');
  return { ...found, release };
}

/** The text of a page of information, of one brand or of all. */
export const texts: Kind<z.output<typeof textsContent>> = {
  async read(db, subject) {
    const { scope, page } = pageOf(subject);
    return { kind: 'texts', own: (await readWritten(db, scope, page)) ?? null };
  },
  async check(_db, { own }, subject) {
    const mistake = own && tryToCompile(own, pageOf(subject).scope).mistake;
    if (mistake) throw wrong(mistake.field, [mistake.message]);
  },
  async write(trx, subject, { own }) {
    // also where a later release has no such page any more
    const found = textOf(subject);
    if (found) await keepWritten(trx, found, own);
  },
  async preview({ db }, { own }, subject) {
    const { scope, page, release } = pageOf(subject);
    const below = scope === 'store' ? undefined : await readWritten(db, 'store', page);
    const written = own ?? below ?? release;
    const { compiled, mistake } = tryToCompile(written, scope);
    const missing = own ? missingFigures(release, own) : [];
    return {
      kind: 'texts',
      mistake,
      drawn: compiled && { lead: written.lead || null, html: compiled.html, missing },
    };
  },
  previewsWrong: true,
};
