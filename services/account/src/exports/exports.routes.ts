import { ownDataFileName } from '@actual/contracts/facts/access/privacy';
import type { Knex } from '@actual/database';
import { AppError, FileAnswer, type Service, type Session } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import { keyOpens } from '@actual/kit/signed-link';
import { archiveOf, type ExportRow, insertExport, latestExport } from './exports.queries';

interface Needs {
  db: Knex;
  caps: Caps;
  linkSecret: string;
  nudge: () => void;
}

/** The caller; the access rule admits nobody else. */
const userOf = (session: Session | null): string => {
  if (!session) throw new AppError('unauthorized');
  return session.userId;
};
const shown = ({ asked_at, made_at, expires_at }: ExportRow) => ({
  askedAt: asked_at.toISOString(),
  madeAt: made_at?.toISOString() ?? null,
  expiresAt: expires_at?.toISOString() ?? null,
});

/** Asking for one's data, and fetching them by the link of the mail. */
export function exportRoutes(service: Service, { db, caps, linkSecret, nudge }: Needs): void {
  service
    .implement('GET /me/data', async ({ session }) => {
      const latest = await latestExport(db, userOf(session));
      return { latest: latest ? shown(latest) : null };
    })
    .implement('POST /me/data', async (call) => {
      const userId = userOf(call.session);
      const begun = await db.transaction(async (trx) => {
        const row = await insertExport(trx, userId, call.site);
        const subject = caps.digests.of('account', userId);
        if (row) await caps.take(trx, caps.callerOf(call), [{ cap: 'dataExports', subject }]);
        return row;
      });
      const latest = begun ?? (await latestExport(db, userId));
      if (!latest) throw new AppError('conflict', 'the one that was being made is over');
      nudge();
      return { latest: shown(latest) };
    })
    .implement('GET /me/data/{id}/file', async ({ session, params: { id }, query }) => {
      if (!keyOpens(linkSecret, 'export', id, query.key)) throw new AppError('link_expired');
      const content = await archiveOf(db, id, userOf(session));
      if (!content) throw new AppError('not_found');
      return new FileAnswer(content, 'application/zip', ownDataFileName);
    });
}
