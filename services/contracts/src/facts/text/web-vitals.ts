/** A browser's measurement of a page: a core web vital, or the time of the answer or first paint. */
interface VitalFacts {
  /** Up to which it is good for three of four visits, as Google judges; milliseconds, or a score where `unit` says so. */
  readonly good: number;
  readonly unit: 'ms' | 'score';
  /** Upper bounds under which its values are counted. */
  readonly bounds: readonly number[];
}

const loading = [500, 1_000, 1_500, 1_800, 2_500, 3_000, 4_000, 6_000, 10_000];

export const webVitals = {
  LCP: { good: 2_500, unit: 'ms', bounds: loading },
  INP: { good: 200, unit: 'ms', bounds: [50, 100, 150, 200, 300, 500, 1_000] },
  CLS: { good: 0.1, unit: 'score', bounds: [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5] },
  FCP: { good: 1_800, unit: 'ms', bounds: loading },
  TTFB: { good: 800, unit: 'ms', bounds: [100, 200, 300, 500, 800, 1_200, 1_800, 4_000] },
} as const satisfies Record<string, VitalFacts>;
export type Vital = keyof typeof webVitals;
export const vitalNames = Object.keys(webVitals) as Vital[];

/** In which of the bounds a value falls; the last one has none above it. */
export function boundOf(vital: Vital, value: number): number {
  const bounds: readonly number[] = webVitals[vital].bounds;
  const at = bounds.findIndex((bound) => value <= bound);
  return at < 0 ? bounds.length : at;
}

/** What three of four visits stayed below, from counts in each bound; null where nothing was measured. */
export function threeOfFour(vital: Vital, counts: readonly number[]): number | null {
  const bounds: readonly number[] = webVitals[vital].bounds;
  const wanted = counts.reduce((sum, count) => sum + count, 0) * 0.75;
  if (wanted === 0) return null;
  let below = 0;
  for (const [at, count] of counts.entries()) {
    const top = bounds[at];
    if (top === undefined) break;
    const bottom = bounds[at - 1] ?? 0;
    if (below + count >= wanted) return bottom + ((wanted - below) / count) * (top - bottom);
    below += count;
  }
  return bounds.at(-1) ?? null;
}
