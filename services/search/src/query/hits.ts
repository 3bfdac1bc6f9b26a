import { matchTiers } from './matcher';

/** Documents whose whole name is the query: to the letter, or by its stems in any order. */
export const nameTiers = { spelled: 0, called: 1 } as const;

export const isNameTier = (tier: number): boolean => tier <= nameTiers.called;

export const tierOfMatch = (tier: number): number => 2 + tier;

/** Documents of a collection that the whole query names: what is in it is what was asked for. */
export const collectionTier = tierOfMatch(1);

/** What does not match the query as a whole. */
export const lastTier = tierOfMatch(matchTiers);

/** Tiers of hits: documents that are called so, then the tiers of matches, then partial matches. */
export const tiers = lastTier + 1;

/** Documents found, in no order. */
export interface Hits {
  readonly positions: Int32Array;
  /** Tier of each, 0 the best: nothing of a lower tier comes before one of a higher, whatever the score. */
  readonly tiers: Uint8Array;
  /** What is better within a tier: more of it comes first. */
  readonly scores: Float32Array;
}

export const noHits: Hits = { positions: new Int32Array(), tiers: new Uint8Array(), scores: new Float32Array() };

/** The hits with more documents of one tier, without those that are among them. */
export function withMore(hits: Hits, more: readonly { position: number; score: number }[], tier: number): Hits {
  const known = new Set(hits.positions);
  const others = more.filter(({ position }) => !known.has(position) && known.add(position));
  if (others.length === 0) return hits;
  return {
    positions: Int32Array.from([...hits.positions, ...others.map(({ position }) => position)]),
    tiers: Uint8Array.from([...hits.tiers, ...others.map(() => tier)]),
    scores: Float32Array.from([...hits.scores, ...others.map(({ score }) => score)]),
  };
}
