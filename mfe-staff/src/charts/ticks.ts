/** Steps that people read easily. */
const steps = [1, 2, 2.5, 5, 10];

/** Where a plot's grid lines stand: from zero to at or above the highest value, at most four of them besides zero. */
export function ticksTo(highest: number): number[] {
  if (highest <= 0) return [0, 1];
  const rough = highest / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((one) => one * magnitude >= rough) ?? 10) * magnitude;
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** «$120 k», «$1.2 M»: pesos as an axis has them. */
export function shortPesos(pesos: number): string {
  if (pesos >= 1_000_000) return `$${Number((pesos / 1_000_000).toFixed(1))} M`;
  return pesos >= 1_000 ? `$${Number((pesos / 1_000).toFixed(1))} k` : `$${Math.round(pesos)}`;
}
