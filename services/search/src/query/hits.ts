import { matchTiers } from './matcher';

/** Documents whose whole name is the query: to the letter, or by its stems in any order. */
export const nameTiers = { spelled: 0, called: 1 } as const;

/** Whether a tier matches documents by their name. */
export const isNameTier = (tier: number): boolean => tier <= nameTiers.called;

/** Documents of a collection that the whole query names: they come after documents of that very name. */
export const collectionTier = 4;

/** The tier of a match: those that are the thing by name, by the typed word or another, come before a collection's. */
export const tierOfMatch = (tier: number): number => (tier < 2 ? 2 : 3) + tier;

/** The tier of documents that do not match the query as a whole. */
export const lastTier = tierOfMatch(matchTiers);

/** Tiers of hits: documents that are called so, then the tiers of matches, then partial matches. */
export const tiers = lastTier + 1;

/** Documents found, in no order. */
export interface Hits {
  readonly positions: Int32Array;
  /** Tier of each, 0 the best: nothing of a lower tier comes before one of a higher, whatever the score. */
  readonly tiers: Uint8Array;
  /** Order within a tier, the highest first. */
  readonly scores: Float32Array;
  /** Some of them have the words by name, category or facts, not by their descriptions alone. */
  readonly isSaid: boolean;
  /** They mention a thing that other documents are. */
  readonly onlyMention: boolean;
}

export const noHits: Hits = {
  positions: new Int32Array(),
  tiers: new Uint8Array(),
  scores: new Float32Array(),
  isSaid: false,
  onlyMention: false,
};

/** The hits with more documents of one tier, without those that are among them. */
export function withMore(hits: Hits, more: readonly { position: number; score: number }[], tier: number): Hits {
  const known = new Set(hits.positions);
  const others = more.filter(({ position }) => !known.has(position) && known.add(position));
  if (others.length === 0) return hits;
  return {
    isSaid: hits.isSaid,
    onlyMention: hits.onlyMention,
    positions: Int32Array.from([...hits.positions, ...others.map(({ position }) => position)]),
    tiers: Uint8Array.from([...hits.tiers, ...others.map(() => tier)]),
    scores: Float32Array.from([...hits.scores, ...others.map(({ score }) => score)]),
  };
}
