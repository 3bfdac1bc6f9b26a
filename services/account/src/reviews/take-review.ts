import { randomUUID } from 'node:crypto';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import { authorName } from './author-name';
import { attachPictures } from './pictures';
import type { BoughtPiece } from './reviewable-pieces.queries';

export interface NewReview {
  rating: number;
  title: string;
  text: string;
  pictures: readonly string[];
}

/**
 * Keeps the review of a piece until staff judged it; the pictures are its own only with it.
 * @throws review_taken where the order's buyer reviewed the model already, attachment_gone
 */
export async function takeReview(trx: Knex, piece: BoughtPiece, { pictures, text, ...said }: NewReview): Promise<void> {
  const id = randomUUID();
  const { orderId, modelId, productId, clientId, site, finish } = piece;
  const kept = await trx('review')
    .insert({
      id,
      order_id: orderId,
      model_id: modelId,
      product_id: productId,
      client_id: clientId,
      site,
      finish,
      ...said,
      body: text,
      author: authorName(piece),
    })
    .onConflict(['order_id', 'model_id'])
    .ignore()
    .returning('id');
  if (kept.length === 0) throw new AppError('review_taken');
  await attachPictures(trx, { reviewId: id, lineId: piece.id, pictures });
}
