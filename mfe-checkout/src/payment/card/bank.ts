/** The bank, as an origin, that the page frames or posts a card's data to; it comes from the page's loader. */
export interface WithBank {
  bank: string | null;
}

/** The bank of a page's data; null where there is none. */
export const bankOf = (data: unknown): string | null => {
  const { bank } = Object(data) as { bank?: unknown };
  return typeof bank === 'string' ? bank : null;
};
