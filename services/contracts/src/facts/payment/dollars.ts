/** Percent that the rate of one payment in dollars may differ from the store's own, either way. */
const dollarRateBandPercent = 2;

/** The rates, pesos for a dollar with four decimals, that a payment may be taken at while the store's is this one. */
export function dollarRateBand(rate: number): { least: number; most: number } {
  const tenThousandths = Math.round(rate * 10_000);
  return {
    least: Math.ceil((tenThousandths * (100 - dollarRateBandPercent)) / 100) / 10_000,
    most: Math.floor((tenThousandths * (100 + dollarRateBandPercent)) / 100) / 10_000,
  };
}
