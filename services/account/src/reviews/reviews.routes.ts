import type { Knex } from '@actual/database';
import { AppError, type Call, type Service } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import type { RowFiles } from '@actual/kit/files/row-files';
import { authorName } from './author-name';
import { decideReview, listReviews, readReview } from './moderation.queries';
import { keepPicture, readPicture, reviewRedrawer } from './pictures';
import { publishedReviews } from './published.queries';
import { type BoughtPiece, pieceOf } from './reviewable-pieces.queries';
import { takeReview } from './take-review';

type OfPiece = Pick<Call, 'session' | 'site'> & { params: { id: string } };

const unlessWritten = (piece: BoughtPiece): BoughtPiece => {
  if (piece.state !== null) throw new AppError('review_taken');
  return piece;
};

/** The calls for buyers' reviews and for the store's answers to them. */
export function reviewRoutes(
  service: Service,
  { db, caps, files, linkSecret: secret }: { db: Knex; caps: Caps; files: RowFiles; linkSecret: string },
): void {
  const redraw = reviewRedrawer();
  const asked = ({ params: { id }, session, site }: OfPiece, key: string | undefined) =>
    pieceOf(db, { id, key, session, site, secret });

  service
    .implement('GET /reviews/product/{id}/{page}', ({ params: { id, page }, site }) =>
      publishedReviews(db, { productId: id, page, site }),
    )
    .implement('GET /reviews/pictures/{filename}', ({ params: { filename }, query: { key } }) =>
      readPicture(db, files, { filename, key, secret }),
    )
    .implement('GET /reviews/piece/{id}', async (call) => {
      const piece = await asked(call, call.query.key);
      const { id, name, url, picture, finish, state } = piece;
      return { id, name, url, picture, finish, state, author: authorName(piece) };
    })
    .implement('POST /reviews/piece/{id}/picture', async (call) => {
      const piece = unlessWritten(await asked(call, call.query.key));
      const caller = caps.callerOf(call);
      const counted = [{ cap: 'attachmentsOfAddress', subject: caller.address }] as const;
      await db.transaction((trx) => caps.take(trx, caller, counted));
      return { id: await keepPicture(db, piece.id, await redraw(call.file)) };
    })
    .implement('POST /reviews/piece/{id}', async (call) => {
      const { key, ...said } = call.body;
      const piece = unlessWritten(await asked(call, key));
      const caller = caps.callerOf(call);
      await db.transaction(async (trx) => {
        await caps.take(trx, caller, [{ cap: 'formsOfAddress', subject: caller.address }]);
        await takeReview(trx, piece, said);
      });
      return { ok: true };
    })
    .implement('GET /reviews/moderation/{page}', ({ params: { page }, query: { state } }) =>
      listReviews(db, { page, state, secret }),
    )
    .implement('PUT /reviews/{id}', async (call) => {
      const { params, body, session } = call;
      if (!session) throw new AppError('unauthorized');
      const { state, reason, answer } = await readReview(db, params.id, secret);
      await decideReview(db, { id: params.id, by: session.userId, decision: body });
      const { from: _from, ...after } = body;
      call.changed({ before: { state, reason, answer }, after });
      return readReview(db, params.id, secret);
    });
}
