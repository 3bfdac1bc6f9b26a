import type { ReviewedPiece } from '@actual/contracts';
import { ApiError, type LoaderArgs } from '@actual/shell-contract';

/** Why there is nothing to write about. */
export type Closed = 'expired' | 'not-delivered' | 'not-bought' | 'unknown';
export interface ReviewPageData {
  piece: ReviewedPiece | null;
  /** Of the mailed link. */
  key?: string | undefined;
  closed?: Closed;
}

/** By the refusal's code, which may have a reason. */
function closedBy({ code, details }: ApiError): Closed | undefined {
  if (code === 'link_expired') return 'expired';
  if (code === 'not_found' || code === 'invalid_input') return 'unknown';
  if (code !== 'review_not_possible') return undefined;
  return (details as { reason?: unknown } | null)?.reason === 'not_delivered' ? 'not-delivered' : 'not-bought';
}

/** The address of a piece as calls take it. */
export const pieceIn = ({ searchParams: query }: URL) => ({
  id: query.get('pieza') ?? '',
  key: query.get('llave') || undefined,
});

/** The piece that the address names, for the mail's reader or its buyer. */
export const loader = async ({ shell: { api }, url }: LoaderArgs): Promise<ReviewPageData> => {
  const { id, key } = pieceIn(url);
  if (!id) return { piece: null, closed: 'unknown' };
  try {
    return { key, piece: await api('GET /reviews/piece/{id}', { params: { id }, query: { key } }) };
  } catch (error) {
    const closed = error instanceof ApiError ? closedBy(error) : undefined;
    if (!closed) throw error;
    return { piece: null, closed };
  }
};
