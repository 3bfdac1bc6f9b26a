/** Integer centavos: the only form of money inside the services. */
export type Cents = number;

/** Pesos of the API, at most two decimals. */
export const toPesos = (cents: Cents): number => cents / 100;

/** Centavos of an amount in pesos; refuses a fraction of a centavo. @throws {RangeError} */
export function fromPesos(pesos: number): Cents {
  const cents = Math.round(pesos * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(cents - pesos * 100) > 1e-6)
    throw new RangeError(`not an amount in centavos: ${pesos}`);
  return cents;
}

/** A unit price after a discount, to the nearest half peso, ties up (reading 3), as the SQL function `discounted`. */
export function discounted(price: Cents, percent: number): Cents {
  return percent === 0 ? price : Math.floor((price * (100 - percent) + 2_500) / 5_000) * 50;
}
