import type { Cents } from '../money';

/** Whole centavos by share that add up to the amount: what rounding leaves goes to the largest remainders. */
export function byShare(amount: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  // whole numbers beyond 2^53 meet here: an amount times a weight
  const shares = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = shares.map((share) => Number(share / BigInt(sum)));
  const left = amount - parts.reduce((all, part) => all + part, 0);
  const byRemainder = shares
    .map((share, at) => ({ at, remainder: share % BigInt(sum) }))
    .sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1));
  for (const { at } of byRemainder.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}
