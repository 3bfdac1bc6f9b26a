import type { ReviewedPiece } from '@actual/contracts';
import { ApiError, type LoaderArgs } from '@actual/shell-contract';

/** Why there is nothing to write about. */
export type Closed = 'expired' | 'not-possible' | 'unknown';
export interface ReviewPageData {
  piece: ReviewedPiece | null;
  /** Of the mailed link. */
  key?: string | undefined;
  closed?: Closed;
}

const reasons: Readonly<Partial<Record<string, Closed>>> = {
  link_expired: 'expired',
  review_not_possible: 'not-possible',
  not_found: 'unknown',
  invalid_input: 'unknown',
};

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
    const closed = error instanceof ApiError ? reasons[error.code] : undefined;
    if (!closed) throw error;
    return { piece: null, closed };
  }
};
