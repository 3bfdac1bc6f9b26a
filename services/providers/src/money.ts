/** Integer centavos to the pesos number that both providers speak (`12999.5`). */
export function pesosFromCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`amount is not integer centavos: ${cents}`);
  return cents / 100;
}

/** Pesos as received to integer centavos. The rounding only removes the error of binary fractions. */
export function centsFromPesos(pesos: number): number {
  return Math.round(pesos * 100);
}
