/** Percent that the rate of one payment in dollars may differ from the store's own, either way. */
export const dollarRateBandPercent = 2;

/** The rates, pesos for a dollar, that a payment may be taken at while the store's is this one; four decimals. */
export const dollarRateBand = (rate: number): { least: number; most: number } => ({
  least: Math.ceil(rate * (100 - dollarRateBandPercent) * 100) / 10_000,
  most: Math.floor(rate * (100 + dollarRateBandPercent) * 100) / 10_000,
});
