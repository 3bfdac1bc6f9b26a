import { matchTiers } from './matcher';

/** Tiers of hits: documents that are called just so, then the tiers of matches. */
export const tiers = 1 + matchTiers;

/** Documents found, in no order. */
export interface Hits {
  readonly positions: Int32Array;
  /** Tier of each, 0 the best: nothing of a lower tier comes before one of a higher, whatever the score. */
  readonly tiers: Uint8Array;
  /** What is better within a tier: more of it comes first. */
  readonly scores: Float32Array;
}

export const noHits: Hits = { positions: new Int32Array(), tiers: new Uint8Array(), scores: new Float32Array() };
